import { isDeepStrictEqual } from 'node:util';
import {
  type CustomerListLine,
  importCustomerList,
} from '../../account/customer-import/import-customer-list.server.ts';
import {
  deleteMadeCustomers,
  lockCustomersOf,
  takeBackAdded,
} from '../../account/customer-import/take-back-customers.server.ts';
import { grantCredit, removeTerms } from '../../payments/credit/grant-credit.server.ts';
import type { WrittenLine } from '../imports.db.ts';
import { type CustomerValues, divideLines, loadStanding } from './customer-rows.server.ts';
import { findCustomerUses } from './customer-uses.db.ts';
import type { ImportWork } from './importer.ts';
import { lineOfStanding } from './merge-with-standing.ts';
import type { StandingCustomer } from './standing-customers.db.ts';
import type { CustomerBefore } from './write-customers.server.ts';

const changedSince = 'Somebody has changed the customer since; it stays as it is.';
const addedChanged = 'Somebody has changed what the line added; it stays.';
const numberStays = 'The customer is as before, but its tax number stays; it had none.';
const registrationStays = 'A further tax number stays with its customer.';
const unknown = 'The customer was there before the import; it stays as it is.';

type Standing = ReadonlyMap<string, StandingCustomer>;
type Made = { line: number; made: CustomerListLine };
type Changed = { line: number; was: CustomerListLine; written: CustomerListLine };

/** Customers that an import made go away while nobody uses them; others get their former values. */
export async function undoCustomers(
  work: ImportWork,
  lines: readonly WrittenLine[],
): Promise<{ line: number; problem: string }[]> {
  const { db, site, now } = work;
  const kept = lines.map(({ line, before }) => ({ line, before: before as CustomerBefore | null }));
  const made = kept.flatMap(({ line, before }) => (before && 'made' in before ? [{ line, ...before }] : []));
  const changed = kept.flatMap(({ line, before }) => (before && 'was' in before ? [{ line, ...before }] : []));
  const codes = [...made.map((one) => one.made.customerCode), ...changed.map(({ was }) => was.customerCode)];
  const found = [...(await loadStanding(db, site, codes)).values()];
  const ids = await lockCustomersOf(
    db,
    site,
    found.flatMap(({ customerId }) => customerId ?? []),
  );
  const problems = new Map<number, string>();
  // The last first: a contact that became the main one before others were added is then the last to go.
  for (const { line, before } of kept.toReversed())
    if (before && 'added' in before)
      problems.set(line, (await takeBackAdded(db, before.added, before.row, now)) ? '' : addedChanged);
  // Read once more, as nobody can change them now.
  const standing = await loadStanding(db, site, codes);
  for (const one of changed) problems.set(one.line, await bringBack(work, one, standing));
  const importId = lines[0]?.importId ?? 0;
  for (const [line, problem] of await deleteUnused(work, made, { importId, standing, ids }))
    problems.set(line, problem);
  const { registrations } = divideLines(lines);
  const withCustomer = await loadStanding(
    db,
    site,
    registrations.map(({ customerCode }) => customerCode),
  );
  const problemOf = (values: CustomerValues) => {
    if (!('registration' in values)) return unknown;
    return withCustomer.has(values.registration.customerCode) ? registrationStays : '';
  };
  return lines.map(({ line, values }) => ({
    line,
    problem: problems.get(line) ?? problemOf(values as CustomerValues),
  }));
}

/** Only what the import changed is brought back, and only while it is as the import wrote it. */
async function bringBack(
  { db, site, by, now }: ImportWork,
  { was, written }: Changed,
  standing: Standing,
): Promise<string> {
  const found = standing.get(was.customerCode);
  if (!found) return changedSince;
  const current = lineOfStanding(found);
  const names = (Object.keys(was) as (keyof CustomerListLine)[]).filter(
    (name) => !isDeepStrictEqual(was[name], written[name]),
  );
  if (names.some((name) => !isDeepStrictEqual(current[name], written[name]))) return changedSince;
  const former = Object.fromEntries(names.map((name) => [name, was[name]])) as Partial<CustomerListLine>;
  const row = { ...current, ...former, standing: current };
  await importCustomerList(db, site, [row], { by, now, grantCredit });
  return former.taxNumber === '' ? numberStays : '';
}

async function deleteUnused(
  work: ImportWork,
  made: readonly Made[],
  { importId, standing, ids }: { importId: number; standing: Standing; ids: ReadonlySet<number> },
): Promise<Map<number, string>> {
  const idOf = new Map(
    made.flatMap((one): [number, number][] => {
      const customerId = standing.get(one.made.customerCode)?.customerId;
      return customerId ? [[one.line, customerId]] : [];
    }),
  );
  const found = idOf.size > 0 ? await findCustomerUses(work.db, { importId, customerIds: [...idOf.values()] }) : [];
  const uses = new Map(found.map((one) => [one.customerId, one.uses]));
  const problems = new Map<number, string>();
  const unused: number[] = [];
  for (const { line, made: written } of made) {
    const customerId = idOf.get(line);
    const now = standing.get(written.customerCode);
    const used = uses.get(customerId ?? 0) ?? [];
    const isAsWritten = now && isDeepStrictEqual(lineOfStanding(now), written);
    if (used.length > 0) problems.set(line, `The customer stays: ${used.join(', ')}.`);
    else if (now && !isAsWritten) problems.set(line, changedSince);
    else problems.set(line, '');
    if (customerId && ids.has(customerId) && problems.get(line) === '') unused.push(customerId);
  }
  await removeTerms(work.db, unused);
  await deleteMadeCustomers(work.db, work.site, unused, { by: work.by, now: work.now });
  return problems;
}
