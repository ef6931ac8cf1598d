import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../server/database/database.server.ts';
import { toJson } from '../../server/database/to-json.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CustomerListLine, findFreeCodes, upsertListed } from '../customer-list/import-customer-list.db.ts';
import { findListedByCodes, type ListedCustomer, linkListedAccount } from '../customer-list/listed-customers.db.ts';
import {
  compareListedRegistrations,
  type ListedRegistration,
  takeOverRegistrations,
  upsertListedRegistrations,
} from '../customer-list/listed-registrations.db.ts';
import { applyListedChange } from './apply-listed-change.server.ts';
import { type ListOpening, openListedCustomers } from './open-listed.server.ts';

export type { CustomerListLine } from '../customer-list/import-customer-list.db.ts';
export type { ListedRegistration } from '../customer-list/listed-registrations.db.ts';

export type ImportCounts = { inserted: number; changed: number; unchanged: number };

export type ListedLine = CustomerListLine & {
  /** The account of somebody who has signed up, which the line is about. */
  accountId?: number;
  /** The customer as it stands; without it what the list has of it is what the line changes. */
  standing?: CustomerListLine;
};

/** Of an account that had no line yet the line gives the terms; names and addresses are the buyer's own. */
const withoutTerms = (line: CustomerListLine): CustomerListLine => ({
  ...line,
  priceListId: null,
  salesManager: null,
  creditLimitMinor: null,
  creditPeriodDays: null,
  creditGraceDays: null,
});

const lineOf = ({ id: _id, linkedCustomerId: _customer, isTaken: _taken, ...line }: ListedCustomer): CustomerListLine =>
  line;

/** Gives numbers to the lines that have none. */
export async function freeCodesFor<Line extends CustomerListLine>(
  db: Db,
  { code: site }: Site,
  lines: readonly Line[],
): Promise<Line[]> {
  const free: string[] = [];
  const wanted = lines.filter(({ customerCode }) => customerCode === '').length;
  while (free.length < wanted)
    free.push(...(await findFreeCodes(db, { site, count: wanted - free.length })).map(({ code }) => code));
  return lines.map((line) => (line.customerCode === '' ? { ...line, customerCode: free.shift() ?? '' } : line));
}

/** Every line is a customer from then on; of one that was there before, what the line changes is changed. */
export async function importCustomerList(
  db: Db,
  site: Site,
  lines: readonly ListedLine[],
  opening: ListOpening,
): Promise<ImportCounts> {
  const { by, now } = opening;
  const codes = lines.map(({ customerCode }) => customerCode);
  const before = new Map(
    (await findListedByCodes(db, { site: site.code, codes })).map((row) => [row.customerCode, row]),
  );
  const rows = lines.map(({ accountId: _account, standing: _standing, ...row }) => row);
  const written = await upsertListed(db, { site: site.code, now, by, lines: toJson(rows) });
  const listing = countsOf(lines, written);
  for (const { customerCode, accountId: customerId } of lines)
    if (customerId !== undefined) await linkListedAccount(db, { site: site.code, customerCode, customerId, now });
  await openListedCustomers(db, site, opening, codes);
  for (const { accountId, standing, ...line } of lines) {
    const listed = before.get(line.customerCode);
    const customerId = listed?.linkedCustomerId ?? accountId;
    const was = standing ?? (listed ? lineOf(listed) : withoutTerms(line));
    if (customerId && !isDeepStrictEqual(was, line))
      await applyListedChange(db, site, customerId, { before: was, after: line }, opening);
  }
  if (written.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'customer list imported',
      subject: 'customer list',
      details: listing,
    });
  return listing;
}

const countsOf = (lines: readonly unknown[], written: readonly { inserted: boolean }[]): ImportCounts => {
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, changed: written.length - inserted, unchanged: lines.length - written.length };
};

/** An account that is linked already gets what it does not have at once. */
export async function importListedRegistrations(
  db: Db,
  site: Site,
  lines: readonly ListedRegistration[],
  { by, now }: { by: string; now: Date },
): Promise<ImportCounts> {
  const written = await upsertListedRegistrations(db, { site: site.code, now, by, lines: toJson(lines) });
  const customerCodes = [...new Set(lines.map(({ customerCode }) => customerCode))];
  const added = await takeOverRegistrations(db, { site: site.code, customerCodes, now, by });
  const counts = countsOf(lines, written);
  if (written.length > 0 || added.length > 0)
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'registrations of customers imported',
      subject: 'customer list',
      details: { ...counts, added },
    });
  return counts;
}

/** What importing the lines would do, by customer ID and number. */
export async function compareRegistrationList(db: Db, { code: site }: Site, lines: readonly ListedRegistration[]) {
  const compared = await compareListedRegistrations(db, { site, lines: toJson(lines) });
  return new Map(
    compared.map(({ customerCode, taxNumber, isNew, isSame, isOfNobody }) => [
      registrationKey({ customerCode, taxNumber }),
      { outcome: isNew ? ('new' as const) : isSame ? ('unchanged' as const) : ('changed' as const), isOfNobody },
    ]),
  );
}

export const registrationKey = ({ customerCode, taxNumber }: Pick<ListedRegistration, 'customerCode' | 'taxNumber'>) =>
  `${customerCode} ${taxNumber}`;
