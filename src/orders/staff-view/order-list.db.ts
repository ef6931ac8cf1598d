import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import type { CustomerSearch } from '../../account/customer-search.rule.ts';
import { salesManagers } from '../../account/customers/sales-managers.sql.ts';
import { customersFound } from '../../account/customers-found.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { allocations } from '../../payments/allocations.table.ts';
import { ledgerEntries } from '../../payments/ledger.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { numberText } from '../../server/database/search-text.sql.ts';
import { startsWith, withoutSigns } from '../../server/database/starts-with.sql.ts';
import { dispatches } from '../dispatches.table.ts';
import { documents } from '../documents.table.ts';
import { eInvoices } from '../e-invoices.table.ts';
import { isKeptBack, isToLookAgain } from '../on-hold.sql.ts';
import { stageColumns } from '../order-stage.sql.ts';
import { orderLines, orders } from '../orders.table.ts';
import { returnRequests } from '../return-requests.table.ts';
import type { ListedOrder } from './listed-order.contract.ts';
import { type OrderView, orderViews, owingViews, type StaffOrderSort, staffOrderSorts } from './order-views.ts';

const p = sql.placeholder;

const isOwed = sql`n.ordered > n.dispatched + n.cancelled`;
const today = sql`${p('today')}::date`;
const isOpen = sql`o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')`;

const isToDispatch = sql`o.status in ('Confirmed', 'Dispatched') and not ${isKeptBack(today)}`;

/** The source of a view, given the orders to look at: all of them, or those that a search found. */
type Source = (searched: SQL) => SQL;
const plain: Source = (searched) => sql`${searched} o`;

/** Orders that owe goods, with the day the first of them are due. */
const owing =
  (due: SQL): Source =>
  (searched) =>
    sql`(
    select n.order_id, min(n.expected_on) as due_on from ${orderLines} n
    where n.site = ${p('site')} and ${isOwed} and ${due} group by n.order_id) owing
  join ${searched} o on o.id = owing.order_id`;

const onTheWay: Source = (searched) =>
  sql`(select distinct d.order_id from ${dispatches} d where d.site = ${p('site')} and d.delivered_at is null) sent
      join ${searched} o on o.id = sent.order_id`;

const returning =
  (status: SQL): Source =>
  (searched) =>
    sql`(select distinct q.order_id from ${returnRequests} q where q.site = ${p('site')}
      and ${status}) asked
    join ${searched} o on o.id = asked.order_id`;

/** Orders with a document that the tax office's portal refused. */
const notRegistered: Source = (searched) =>
  sql`(select distinct d.order_id from ${eInvoices} e join ${documents} d on d.id = e.document_id
      where e.site = ${p('site')} and e.state = 'failed') refused
    join ${searched} o on o.id = refused.order_id`;

const kept = sql`(n.ordered - n.cancelled - n.returned)`;
/** Whether less came in by bank transfer, for the order or its invoices, than its kept lines cost. */
const isTransferMissing = sql`o.payment_mode = 'Offline' and o.payment_option = 'cash'
  and coalesce((select -sum(e.amount_minor) from ${ledgerEntries} e
      where e.order_id = o.id and e.kind in ('receipt', 'reversal', 'refund')), 0)
    + coalesce((select sum(a.amount_minor) from ${ledgerEntries} i join ${allocations} a on a.invoice_entry_id = i.id
        join ${ledgerEntries} m on m.id = a.from_entry_id
      where i.order_id = o.id and a.ended_at is null and m.order_id is distinct from o.id), 0)
    < (select sum(${kept} * n.unit_minor + floor(n.tax_minor::numeric * ${kept} / n.ordered))
      from ${orderLines} n where n.order_id = o.id)`;

const sources: Record<OrderView, { from: Source; where: SQL }> = {
  open: { from: plain, where: isOpen },
  'to-approve': { from: plain, where: sql`o.status = 'Awaiting Internal Approval' and not ${isKeptBack(today)}` },
  'to-dispatch': { from: owing(sql`true`), where: isToDispatch },
  'due-today': {
    from: owing(sql`n.expected_on <= ${today}`),
    where: sql`${isToDispatch} and owing.due_on = ${today}`,
  },
  late: { from: owing(sql`n.expected_on < ${today}`), where: isToDispatch },
  unpaid: { from: plain, where: sql`${isOpen} and ${isTransferMissing}` },
  'on-the-way': { from: onTheWay, where: sql`o.status = 'Dispatched'` },
  'in-part': { from: owing(sql`true`), where: sql`o.status = 'Dispatched'` },
  'on-hold': { from: plain, where: sql`${isOpen} and o.hold is not null` },
  'look-again': { from: plain, where: sql`${isOpen} and ${isToLookAgain(today)}` },
  'returns-to-decide': { from: returning(sql`q.status = 'requested'`), where: sql`true` },
  returns: { from: returning(sql`q.status in ('requested', 'approved')`), where: sql`true` },
  'not-registered': { from: notRegistered, where: sql`true` },
  all: { from: plain, where: sql`true` },
};

const orderBy: Record<StaffOrderSort, SQL> = {
  '-placed': sql`o.placed_at desc nulls last, o.id desc nulls last`,
  placed: sql`o.placed_at, o.id`,
  '-total': sql`o.total_minor desc nulls last, o.id desc nulls last`,
  total: sql`o.total_minor, o.id`,
  due: sql`owing.due_on nulls last, o.placed_at, o.id`,
};

const linesWith = (column: SQL) => sql`select n.order_id from ${orderLines} n
      where n.site = ${p('site')} and ${startsWith(withoutSigns(column), 'item')} limit 10000`;

/** The columns are all that views and sort orders look at, so that a found order is read once. */
const found = (where: SQL) => sql`(select f.id, f.status, f.placed_at, f.total_minor, f.payment_mode, f.payment_option,
      f.hold, f.customer_id
      from ${orders} f where f.site = ${p('site')} and ${where} limit 10000)`;

/** No more orders of each kind of match are looked at; their number is then shown as 10,000 or more. */
const foundOrders = sql`with found as materialized (
    ${found(sql`f.number = any(${p('numbers')}::text[])`)}
    union ${found(sql`${numberText(sql`f.number`, sql`f.purchase_order_no`)} like any(${p('parts')}::text[])`)}
    union ${found(startsWith(sql`lower(trim(f.purchase_order_no))`, 'text'))}
    union ${found(sql`f.id = any(array(select d.order_id from ${documents} d
      where d.site = ${p('site')} and ${numberText(sql`d.number`)} like any(${p('parts')}::text[]) limit 10000))`)}
    union ${found(sql`f.id = any(array(select d.order_id from ${dispatches} d
      where d.site = ${p('site')} and d.docket <> '' and ${numberText(sql`d.docket`)} like any(${p('parts')}::text[]) limit 10000))`)}
    union ${found(sql`f.customer_id = any(array${customersFound})`)}
    union ${found(sql`f.id = any(array((${linesWith(sql`n.item_name`)}) union (${linesWith(sql`n.item_code`)})))`)})`;

/** null for any. */
export type OrderNarrowing = {
  placedFrom: Date | null;
  /** The moment from which orders are too new. */
  placedBefore: Date | null;
  customerId: number | null;
  /** Who looks after the customer. */
  manager: string | null;
};

const isWanted = sql`(${p('placedFrom')}::timestamptz is null or o.placed_at >= ${p('placedFrom')}::timestamptz)
  and (${p('placedBefore')}::timestamptz is null or o.placed_at < ${p('placedBefore')}::timestamptz)
  and (${p('customerId')}::bigint is null or o.customer_id = ${p('customerId')}::bigint)
  and (${p('manager')}::text is null or o.customer_id in (select c.id from ${customers} c
    where c.site = ${p('site')} and c.sales_manager = ${p('manager')}::text))`;

type Page = OrderNarrowing & { site: string; today: Day; limit: number; offset: number; maxTotal: number };
type Search = CustomerSearch & {
  numbers: string[];
  /** Patterns for LIKE, of numbers without their signs. */
  parts: string[];
  text: string;
  item: string;
};
type Found = { ids: number[]; total: number };

function listQuery(view: OrderView, sort: StaffOrderSort, isSearch: boolean): SQL {
  const { from, where } = sources[view];
  const matching = isSearch
    ? sql`${from(sql`found`)} where ${where} and ${isWanted}`
    : sql`${from(sql`${orders}`)} where o.site = ${p('site')} and ${where} and ${isWanted}`;
  return sql`${isSearch ? foundOrders : sql``} select array(select o.id from ${matching} order by ${orderBy[sort]}
        limit ${p('limit')}::int offset ${p('offset')}::int) as ids,
      (select count(*)::int from (select 1 from ${matching} limit ${p('maxTotal')}::int) counted) as total`;
}

const isPossible = (view: OrderView, sort: StaffOrderSort) => sort !== 'due' || owingViews.includes(view);
const forms = orderViews.flatMap((view) =>
  staffOrderSorts.flatMap((sort) => (isPossible(view, sort) ? [{ view, sort, key: `${view}_${sort}` }] : [])),
);

// Not held by connections, which would soon hold all of these forms.
const options = { isPlannedEachTime: true };
const lists = new Map(
  forms.map(({ view, sort, key }) => [
    key,
    prepareStatement<Page, Found>(`orders_list_${key}`, listQuery(view, sort, false), options),
  ]),
);
const searches = new Map(
  forms.map(({ view, sort, key }) => [
    key,
    prepareStatement<Page & Search, Found>(`orders_search_${key}`, listQuery(view, sort, true), options),
  ]),
);

export async function findOrderIds(
  db: Db,
  { view, sort, search, ...page }: Page & { view: OrderView; sort: StaffOrderSort; search: Search | undefined },
): Promise<Found> {
  const key = `${view}_${sort}`;
  const [found] = search
    ? ((await searches.get(key)?.(db, { ...page, ...search })) ?? [])
    : ((await lists.get(key)?.(db, page)) ?? []);
  if (!found) throw new Error(`orders of ${view} cannot be sorted by ${sort}`);
  return found;
}

export const findListedOrders = prepareStatement<{ ids: number[] }, ListedOrder>(
  'orders_listed',
  sql`select o.number, o.status, o.placed_at, o.is_test, o.hold, c.name as company, o.purchase_order_no, o.payment_mode,
      o.payment_option, o.currency, o.total_minor, lines.count as lines, lines.ordered, lines.reserved,
      lines.due_on, ${stageColumns}
    from ${orders} o join ${customers} c on c.id = o.customer_id
      cross join lateral (select count(*)::int as count, coalesce(sum(n.ordered), 0)::int as ordered,
          coalesce(sum(n.reserved), 0)::int as reserved,
          min(n.expected_on) filter (where ${isOwed}) as due_on
        from ${orderLines} n where n.order_id = o.id) lines
    where o.id = any(${p('ids')}::bigint[]) order by array_position(${p('ids')}::bigint[], o.id)`,
);

export const findOrderManagers = prepareStatement<{ site: string }, { name: string | null }>(
  'orders_managers',
  sql`${salesManagers}`,
);

export const findCustomerName = prepareStatement<{ site: string; customerId: number }, { name: string }>(
  'orders_customer_name',
  sql`select c.name from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);
