import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { numberPrefixes } from '../../sites/number-prefixes.ts';
import type { Site } from '../../sites/site.ts';
import { readOrderSearch } from '../order-search.rule.ts';
import type { ListedOrder } from './listed-order.contract.ts';
import { findListedOrders, findOrderIds } from './order-list.db.ts';
import { readOrderView, readStaffOrderSort } from './order-views.ts';

export type OrderListRequest = {
  /** An unknown view or sort order is the usual one. */
  view: string;
  sort: string;
  q: string;
  page: number;
  rowsPerPage: number;
  maxTotal: number;
  now: Date;
};

type OrderListFilter = Pick<OrderListRequest, 'view' | 'sort' | 'q' | 'now'>;

/** The total counts up to `maxTotal`. */
export async function listOrders(
  db: Db,
  site: Site,
  { page, rowsPerPage, maxTotal, ...filter }: OrderListRequest,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const place = { limit: rowsPerPage, offset: (page - 1) * rowsPerPage, maxTotal };
  const { ids, total } = await findOrderIds(db, { ...filterOf(site, filter), ...place });
  return { rows: ids.length === 0 ? [] : await findListedOrders(db, { ids }), total };
}

/** More than any shop has. */
const allOrders = 100_000_000;

/** All orders that the list shows, in its order. */
export async function findIdsOfOrderList(db: Db, site: Site, filter: OrderListFilter): Promise<number[]> {
  return (await findOrderIds(db, { ...filterOf(site, filter), limit: allOrders, offset: 0, maxTotal: 0 })).ids;
}

function filterOf(site: Site, { view: viewName, sort, q, now }: OrderListFilter) {
  const today = dayOf(now, site.calendar.timeZone);
  const view = readOrderView(viewName);
  const search = readOrderSearch(q, numberPrefixes(site), Number(today.slice(0, 4)));
  return {
    site: site.code,
    today,
    view,
    sort: readStaffOrderSort(sort, view),
    search: search && {
      ...search,
      numbers: [...search.numbers],
      documentStart: search.text.toUpperCase(),
      companyPart: `%${escapeLike(search.text)}%`,
    },
  };
}
