import { type AddedToCustomer, addToCustomer } from '../../account/customer-import/add-to-customer.server.ts';
import {
  type CustomerListLine,
  compareRegistrationList,
  freeCodesFor,
  importCustomerList,
  importListedRegistrations,
  registrationKey,
} from '../../account/customer-import/import-customer-list.server.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ValidatedLine } from '../import-kind.data.ts';
import {
  type ChangedField,
  type CustomerValues,
  customersOfLines,
  divideLines,
  fieldTeller,
  type ImportedCustomer,
  loadStanding,
  outcomesOf,
} from './customer-rows.server.ts';
import type { ImportWork, StagedLine } from './importer.ts';

/** What is kept with a written line, so that it can be taken back and shown. */
export type CustomerBefore =
  /** The customer that the line made, as it was written. */
  | { made: CustomerListLine }
  /** What it was, and what the line made of it. */
  | { was: CustomerListLine; written: CustomerListLine; fields: ChangedField[] }
  | { added: AddedToCustomer; row: CustomerListLine };

export async function writeCustomers(
  { db, site, by, now }: ImportWork,
  lines: readonly StagedLine[],
): Promise<ValidatedLine[]> {
  const opening = { by, now, grantCredit };
  const { additions, customers } = divideLines(lines);
  const all = await customersOfLines(db, site, customers);
  const validated = await outcomesOf(db, site, lines, all);
  const right = all.filter(({ problem }) => problem === '');
  const coded = await freeCodesFor(
    db,
    site,
    right.map(({ row }) => row),
  );
  const rows = right.map((one, place) => ({ ...one, row: coded[place] ?? one.row }));
  if (rows.length > 0) await importCustomerList(db, site, coded, opening);
  const before = await keptOf(db, site, rows);
  const lost: ValidatedLine[] = [];
  for (const { line, row, sameAs } of additions) {
    const added = await addToCustomer(db, site, row, sameAs, opening);
    const problem = `${sameAs.company} was not written, so nothing was added to it.`;
    if (added) before.set(line, { added, row });
    else lost.push({ line, outcome: 'wrong', problem });
  }
  const ofNobody = await findLinesOfNobody(db, site, lines);
  const isWrong = new Map([...ofNobody, ...lost].map((one) => [one.line, one]));
  const { registrations } = divideLines(lines.filter(({ line }) => !isWrong.has(line)));
  if (registrations.length > 0) await importListedRegistrations(db, site, registrations, { by, now });
  return validated.map((one) => isWrong.get(one.line) ?? { ...one, before: before.get(one.line) });
}

/** What was there before the rows that changed something, and the rows that made a customer. */
async function keptOf(db: Db, site: Site, rows: readonly ImportedCustomer[]): Promise<Map<number, CustomerBefore>> {
  const tell = await fieldTeller(db, site);
  const made = rows.filter(({ row }) => !row.standing && !row.accountId);
  const standing = await loadStanding(
    db,
    site,
    made.map(({ row }) => row.customerCode),
  );
  return new Map(
    rows.flatMap(({ line, row: { standing: was, accountId, ...written } }): [number, CustomerBefore][] => {
      if (was) return [[line, { was, written, fields: tell(was, written) }]];
      return accountId === undefined && standing.has(written.customerCode) ? [[line, { made: written }]] : [];
    }),
  );
}

/** The lines are looked for once the customers of the file are written. */
async function findLinesOfNobody(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const further = await compareRegistrationList(db, site, divideLines(lines).registrations);
  return lines.flatMap(({ line, values }) => {
    const one = values as CustomerValues;
    if (!('registration' in one) || !further.get(registrationKey(one.registration))?.isOfNobody) return [];
    const { customerCode } = one.registration;
    const problem = `customer_id '${customerCode}' is not in the list; write the customer's own line above this one.`;
    return [{ line, outcome: 'wrong' as const, problem }];
  });
}
