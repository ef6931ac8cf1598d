import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { CustomerListLine } from '../customer-list/import-customer-list.db.ts';
import { findListedByCodes } from '../customer-list/listed-customers.db.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { freeCodesFor, importCustomerList } from './import-customer-list.server.ts';
import { loadKnownParties } from './known-parties.server.ts';
import type { ListOpening } from './open-listed.server.ts';

export type NewCustomer = {
  line: CustomerListLine;
  /** Staff have seen what is doubtful and want the customer all the same. */
  isConfirmed: boolean;
};

/** What staff should look at before a customer is added: who else it may be, and what contradicts itself. */
export type Doubt = { kind: 'same number' | 'similar name' | 'check character' | 'other state'; text: string } & {
  customerId: number | null;
};

/** A customer whom staff write down, Active at once; the number is the next free one where they give none. */
export async function addCustomer(
  database: Database,
  site: Site,
  { line, isConfirmed }: NewCustomer,
  opening: ListOpening,
): Promise<{ customerId: number } | { doubts: Doubt[] } | Refusal<'code_taken'>> {
  const doubts = isConfirmed ? [] : await doubtsAbout(database, site, line);
  if (doubts.length > 0) return { doubts };
  return database.transaction(async (db) => {
    const [coded = line] = await freeCodesFor(db, site, [line]);
    const { customerCode } = coded;
    const [taken] = await findListedByCodes(db, { site: site.code, codes: [customerCode] });
    if (taken) return refuse(customerRefusals, 'code_taken', { code: customerCode, company: taken.company });
    await importCustomerList(db, site, [coded], opening);
    const [added] = await findListedByCodes(db, { site: site.code, codes: [customerCode] });
    if (!added?.linkedCustomerId) throw new Error('a customer was not added');
    return { customerId: added.linkedCustomerId };
  });
}

async function doubtsAbout(database: Database, site: Site, line: CustomerListLine): Promise<Doubt[]> {
  const parties = await loadKnownParties(database, site);
  const same = parties.withNumber(line.taxNumber);
  const similar = parties.named(line.company, line.taxNumber);
  const { numberLabel } = site.tax;
  const state = regionName(site.country, line.billing.regionId);
  const hints = line.taxNumber === '' ? [] : taxNumberHints(line.taxNumber, site, [state]);
  const texts = {
    'check character': `The last character of ${numberLabel} ${line.taxNumber} does not match the rest.`,
    'other state': `${numberLabel} ${line.taxNumber} belongs to another state than ${state}.`,
  };
  return [
    ...(same
      ? [
          {
            kind: 'same number' as const,
            text: `${same.name} has ${numberLabel} ${line.taxNumber} too.`,
            customerId: same.customerId,
          },
        ]
      : []),
    ...(similar && similar.customerId !== same?.customerId
      ? [
          {
            kind: 'similar name' as const,
            text: `${similar.name} may be the same firm.`,
            customerId: similar.customerId,
          },
        ]
      : []),
    ...hints.map(({ kind }) => ({ kind, text: texts[kind], customerId: null })),
  ];
}
