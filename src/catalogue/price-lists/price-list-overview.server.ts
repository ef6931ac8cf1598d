import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { endsSoonDays } from './list-price-rows.server.ts';
import {
  type CustomerToPrice,
  type CustomerWithRows,
  findCustomersToPrice,
  findCustomersWithRows,
  findPriceListSummaries,
  findPriceListsByName,
  type PriceListName,
  type PriceListSummary,
} from './price-lists.db.ts';

export type PriceListOverview = { lists: PriceListSummary[]; customers: CustomerWithRows[] };

const maxCustomersListed = 500;

/** The price lists of a site, and the customers with rows of their own. */
export async function loadPriceListOverview(db: Db, site: Site, now: Date): Promise<PriceListOverview> {
  const today = dayOf(now, site.calendar.timeZone);
  const params = { site: site.code, today, soon: addDays(today, endsSoonDays) };
  return {
    lists: await findPriceListSummaries(db, params),
    customers: await findCustomersWithRows(db, { ...params, limit: maxCustomersListed }),
  };
}

export const loadPriceListNames = (db: Db, { code: site }: Site): Promise<PriceListName[]> =>
  findPriceListsByName(db, { site });

const maxFound = 20;

/** Finds customers, those first whose name is or begins like the text. */
export async function findCustomersByName(
  db: Db,
  { code: site, country }: Site,
  typed: string,
): Promise<CustomerToPrice[]> {
  const search = readCustomerSearch(typed, country);
  return search.searchCount === 0 ? [] : findCustomersToPrice(db, { site, ...search, limit: maxFound });
}
