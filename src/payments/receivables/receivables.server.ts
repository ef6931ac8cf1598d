import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import type { Currency } from '../../lib/currency.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Receivable, ReceivableTotals } from './receivable-rows.contract.ts';
import { findReceivables, sumReceivables } from './receivables.db.ts';

export type ReceivablesFilter = { overdueOnly?: boolean; text?: string; byTotal?: boolean; page?: number };

export type Receivables = {
  day: Day;
  currency: Currency;
  totals: ReceivableTotals;
  customers: readonly Receivable[];
  /** Further customers follow. */
  more: boolean;
};

const perPage = 50;
const maxOffset = 10_000;
const none: ReceivableTotals = {
  notDue: 0,
  days30: 0,
  days60: 0,
  days90: 0,
  older: 0,
  customers: 0,
  overdueCustomers: 0,
  onAccountMinor: 0,
};

/** Loads what the customers of a site owe, in its currency, by days after the due day. */
export async function loadReceivables(
  database: Database,
  site: Site,
  now: Date,
  { overdueOnly = false, text = '', byTotal = false, page = 0 }: ReceivablesFilter = {},
): Promise<Receivables> {
  const today = dayOf(now, site.calendar.timeZone);
  const offset = Math.min(maxOffset, Math.max(0, Math.trunc(page)) * perPage);
  const filter = { overdueOnly, ...readCustomerSearch(text, site.country), byTotal };
  const [[totals = none], rows] = await Promise.all([
    sumReceivables(database, { site: site.code, today }),
    findReceivables(database, { site: site.code, today, ...filter, limit: perPage + 1, offset }),
  ]);
  return {
    day: today,
    currency: site.currency,
    totals,
    customers: rows.slice(0, perPage),
    more: rows.length > perPage,
  };
}

const maxExported = 50_000;

/** All of them, for a file. */
export async function listAllReceivables(database: Database, site: Site, now: Date): Promise<Receivable[]> {
  const today = dayOf(now, site.calendar.timeZone);
  const all = {
    overdueOnly: false,
    ...readCustomerSearch('', site.country),
    byTotal: false,
    limit: maxExported,
    offset: 0,
  };
  return database.longTransaction((db) => findReceivables(db, { site: site.code, today, ...all }));
}

/** The customers that the list shows, in its order. */
export async function findIdsOfReceivables(
  db: Db,
  { code: site, calendar, country }: Site,
  now: Date,
  { overdueOnly = false, text = '', byTotal = false }: ReceivablesFilter,
): Promise<number[]> {
  const all = { overdueOnly, ...readCustomerSearch(text, country), byTotal, limit: maxExported, offset: 0 };
  const rows = await findReceivables(db, { site, today: dayOf(now, calendar.timeZone), ...all });
  return rows.map(({ customerId }) => customerId);
}
