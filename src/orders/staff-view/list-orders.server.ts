import { readCustomerSearch } from '../../account/customer-search.rule.ts';
import { addDays, type Day, dayOf, momentAt } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { partsOfNumbers } from '../../server/database/escape-like.ts';
import { numberPrefixes } from '../../sites/number-prefixes.ts';
import type { Site } from '../../sites/site.ts';
import { orderNumberIn } from '../order-number.rule.ts';
import { readOrderSearch } from '../order-search.rule.ts';
import type { ListedOrder } from './listed-order.contract.ts';
import {
  findCustomerName,
  findListedOrders,
  findOrderIds,
  findOrderManagers,
  type OrderNarrowing,
} from './order-list.db.ts';
import { readOrderView, readStaffOrderSort } from './order-views.ts';

export type OrderListRequest = {
  /** An unknown view or sort order is the usual one. */
  view: string;
  sort: string;
  q: string;
  /** Days at the site, both included. */
  placedFrom?: Day | undefined;
  placedTo?: Day | undefined;
  customerId?: number | undefined;
  /** Who looks after the customer; '' for anybody. */
  manager?: string;
  page: number;
  rowsPerPage: number;
  maxTotal: number;
  now: Date;
};

type OrderListFilter = Omit<OrderListRequest, 'page' | 'rowsPerPage' | 'maxTotal'>;

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

/** Whom the list can be narrowed to: everybody who looks after a customer, and the name of the chosen customer. */
export async function findOrderListChoices(db: Db, site: Site, customerId: number | undefined) {
  const [managers, [customer]] = await Promise.all([
    findOrderManagers(db, { site: site.code }),
    customerId === undefined ? [] : findCustomerName(db, { site: site.code, customerId }),
  ]);
  return { managers: managers.flatMap(({ name }) => name ?? []), customer: customer?.name ?? '' };
}

function filterOf(site: Site, filter: OrderListFilter) {
  const { view: viewName, sort, q, now } = filter;
  const today = dayOf(now, site.calendar.timeZone);
  const view = readOrderView(viewName);
  const search = readOrderSearch(q, numberPrefixes(site), Number(today.slice(0, 4)));
  return {
    site: site.code,
    ...narrowingOf(site, filter),
    today,
    view,
    sort: readStaffOrderSort(sort, view),
    search: search && {
      ...readCustomerSearch(q, site.country),
      numbers: [...search.numbers],
      parts: partsOfNumbers([orderNumberIn(q), q]),
      text: search.text,
      item: search.item,
    },
  };
}

function narrowingOf(
  { calendar: { timeZone } }: Site,
  { placedFrom, placedTo, customerId, manager }: OrderListFilter,
): OrderNarrowing {
  return {
    placedFrom: placedFrom ? momentAt(placedFrom, '00:00', timeZone) : null,
    placedBefore: placedTo ? momentAt(addDays(placedTo, 1), '00:00', timeZone) : null,
    customerId: customerId ?? null,
    manager: manager || null,
  };
}
