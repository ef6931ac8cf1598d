import { strToU8, zipSync } from 'fflate';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { booksOfCompanies, type CompanyBooks, companyOf } from './tally-companies.ts';
import { type PartyLedger, tallyMasters } from './tally-masters.ts';
import { tallyVouchers } from './tally-xml.ts';
import { findEarlierParties, findPartiesForBooks } from './vouchers.db.ts';
import { loadVouchers, type Period, type Voucher } from './vouchers.server.ts';

/** 'new': customers without a voucher before the period in that company. */
export type PartiesWanted = 'new' | 'all';

export type TallyFiles = { zip: Buffer; vouchers: number };

/** The zip has a folder for each company of the seller in Tally, with its ledgers and its vouchers of a period. */
export async function tallyFiles(
  database: Database,
  site: Site,
  period: Period,
  wanted: PartiesWanted,
): Promise<TallyFiles | Refusal<'cannot_be'>> {
  const vouchers = await loadVouchers(database, site, period);
  if (vouchers instanceof Refusal) return vouchers;
  const partiesOf = await loadParties(database, site, { vouchers, before: period.from, wanted });
  const files = booksOfCompanies(site, vouchers).flatMap((books) => {
    const { company } = books;
    const folder = company.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    return [
      [`${folder}/1-masters.xml`, tallyMasters(company, site, partiesOf(books))],
      [`${folder}/2-vouchers.xml`, tallyVouchers({ company, country: site.country }, books.vouchers)],
    ] as const;
  });
  const contents = files.map(([name, pieces]) => [name, strToU8([...pieces].join(''))]);
  return { zip: Buffer.from(zipSync(Object.fromEntries(contents))), vouchers: vouchers.length };
}

type Wanted = { vouchers: readonly Voucher[]; before: string; wanted: PartiesWanted };

async function loadParties(database: Database, site: Site, { vouchers, before, wanted }: Wanted) {
  const customerIds = [...new Set(vouchers.map(({ customerId }) => customerId))];
  const about = { site: site.code, customerIds };
  const [known, earlier] = await database.longTransaction(
    async (db) => [await findPartiesForBooks(db, about), await findEarlierParties(db, { ...about, before })] as const,
  );
  const facts = new Map(known.map(({ customerId, head }) => [customerId, head]));
  return ({ company, vouchers: own }: CompanyBooks): PartyLedger[] => {
    const had = earlier.filter(({ registration }) => companyOf(site, registration) === company);
    const before = new Set(had.map(({ customerId }) => customerId));
    const names = new Map(own.map(({ customerId, customer }) => [customerId, customer]));
    return [...names]
      .filter(([customerId]) => wanted === 'all' || !before.has(customerId))
      .map(([customerId, name]) => ({ name, facts: facts.get(customerId) }));
  };
}
