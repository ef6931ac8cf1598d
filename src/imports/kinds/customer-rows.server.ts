import { isDeepStrictEqual } from 'node:util';
import {
  type CustomerListLine,
  compareRegistrationList,
  type ListedLine,
  type ListedRegistration,
  registrationKey,
} from '../../account/customer-import/import-customer-list.server.ts';
import { loadPriceListNames } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { toMajor } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { ValidatedLine } from '../import-kind.data.ts';
import type { StagedCustomer } from './customer-doubts.ts';
import type { ImportedChange, StagedLine } from './importer.ts';
import { lineOfStanding, mergeWithStanding } from './merge-with-standing.ts';
import { findStandingCustomers, type StandingCustomer } from './standing-customers.db.ts';

/** A row of an import that an earlier release has checked is the line itself. */
export type CustomerValues = { customer: StagedCustomer } | { registration: ListedRegistration } | CustomerListLine;

function customerIn(values: CustomerValues): StagedCustomer | undefined {
  if ('customer' in values) return values.customer;
  if ('registration' in values) return undefined;
  const line = { ...values, contactName: '', salesManager: null };
  return { line, given: Object.keys(values) as (keyof CustomerListLine)[] };
}

type LineToWrite = { line: number; customer: StagedCustomer };

/** The customers among the lines, and their further registrations. */
export function divideLines(lines: readonly StagedLine[]) {
  const values = lines.map(({ line, values: staged }) => ({ line, values: staged as CustomerValues }));
  const customers = values.flatMap(({ line, values: one }): LineToWrite[] => {
    const customer = customerIn(one);
    return customer ? [{ line, customer }] : [];
  });
  return {
    additions: customers.flatMap(({ line, customer: { sameAs, line: row } }) =>
      sameAs ? [{ line, sameAs, row }] : [],
    ),
    customers: customers.filter(({ customer }) => !customer.sameAs),
    registrations: values.flatMap(({ values: one }) => ('registration' in one ? [one.registration] : [])),
  };
}

export async function loadStanding(
  db: Db,
  { code: site }: Site,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StandingCustomer>> {
  const wanted = codes.filter(Boolean);
  const found = wanted.length > 0 ? await findStandingCustomers(db, { site, codes: wanted }) : [];
  return new Map(
    found.map(({ ownBilling, ownDelivery, ...one }) => [
      one.customerCode,
      { ...one, billing: ownBilling ?? one.billing, delivery: ownDelivery ?? one.delivery },
    ]),
  );
}

export type ImportedCustomer = { line: number; row: ListedLine; problem: string };

/** What the lines say of customers who are there is laid over what they are now. */
export async function customersOfLines(
  db: Db,
  site: Site,
  customers: readonly LineToWrite[],
): Promise<ImportedCustomer[]> {
  const codes = customers.map(({ customer }) => customer.line.customerCode);
  const standingOf = await loadStanding(db, site, codes);
  return customers.map(({ line, customer }) => {
    const standing = standingOf.get(customer.line.customerCode);
    const { row, problem } = mergeWithStanding(customer, standing);
    return {
      line,
      row: {
        ...row,
        ...(customer.accountId && { accountId: customer.accountId }),
        ...(standing && { standing: lineOfStanding(standing) }),
      },
      problem,
    };
  });
}

/** What the lines would do, or have done, for the rows that they are. */
export async function outcomesOf(
  db: Db,
  site: Site,
  lines: readonly StagedLine[],
  rows: readonly ImportedCustomer[],
): Promise<ValidatedLine[]> {
  const { additions, registrations } = divideLines(lines);
  const further = await compareRegistrationList(db, site, registrations);
  const outcomes = new Map<number, ValidatedLine>([
    ...additions.map(({ line }) => [line, { line, outcome: 'changed' as const, problem: '' }] as const),
    ...rows.map(({ line, row, problem }) => [line, { line, outcome: outcomeOf(row, problem), problem }] as const),
  ]);
  return lines.map(({ line, values }) => {
    const one = values as CustomerValues;
    if (!('registration' in one)) return outcomes.get(line) ?? { line, outcome: 'wrong', problem: '' };
    return { line, outcome: further.get(registrationKey(one.registration))?.outcome ?? 'wrong', problem: '' };
  });
}

function outcomeOf({ standing, accountId: _account, ...row }: ListedLine, problem: string): ValidatedLine['outcome'] {
  if (problem !== '') return 'wrong';
  if (!standing) return 'new';
  return isDeepStrictEqual(standing, row) ? 'unchanged' : 'changed';
}

export type ChangedField = ImportedChange['fields'][number];

/** Says what lines change, in the words of a file. */
export async function fieldTeller(db: Db, site: Site) {
  const lists = new Map((await loadPriceListNames(db, site)).map(({ id, name }) => [id, name]));
  const placeText = ({ line, cityName, pincode, regionId }: CustomerListLine['billing']) =>
    [line, cityName, pincode, regionName(site.country, regionId)].filter((part) => part !== '').join(', ');
  const texts: Readonly<Record<string, (line: CustomerListLine) => string>> = {
    company: ({ company }) => company,
    tax_number: ({ taxNumber }) => taxNumber,
    contact_person: ({ contactName }) => contactName,
    email: ({ email }) => email,
    mobile: ({ mobile }) => mobile ?? '',
    address: ({ billing }) => placeText(billing),
    delivery_address: ({ delivery }) => placeText(delivery),
    price_list: ({ priceListId }) => (priceListId === null ? '' : (lists.get(priceListId) ?? '')),
    sales_manager: ({ salesManager }) => salesManager ?? '',
    credit_limit: ({ creditLimitMinor }) => (creditLimitMinor === null ? '' : String(toMajor(creditLimitMinor))),
    credit_days: ({ creditPeriodDays }) => String(creditPeriodDays ?? ''),
    grace_days: ({ creditGraceDays }) => String(creditGraceDays ?? ''),
  };
  return (before: CustomerListLine, after: CustomerListLine): ChangedField[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      text(before) === text(after) ? [] : [{ name, before: text(before), after: text(after) }],
    );
}
