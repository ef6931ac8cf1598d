import { type SQL, sql } from 'drizzle-orm';
import { items } from '../../catalogue/catalogue.table.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { selectList } from '../../server/database/select-list.server.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import { documents } from '../documents.table.ts';
import { hasDocument } from '../has-document.sql.ts';
import { keptLineMinor, keptTotal } from '../kept-total.sql.ts';
import { arrivedPieces } from '../order-stage.sql.ts';
import { type OrderStatus, orderStatuses } from '../order-state.rule.ts';
import type { OrderedLineRow } from '../ordered-lines/to-ordered-line.ts';
import { orderEvents, orderLines, orders } from '../orders.table.ts';
import type { PaymentMode, PaymentOption } from '../payment-mode.data.ts';
import type { OrderSort } from './order-sort.rule.ts';

const p = sql.placeholder;

type Page = { customerId: number; statuses: string[]; since: Date; until: Date; before: string; limit: number };
type Sorted = { sort: OrderSort };
type Search = { numbers: string[]; numberStart: string; text: string; item: string };
type Found = { ids: number[]; counts: { status: OrderStatus; count: number }[] };

/** Orders placed before the order `before`, or all where there is none of that number. */
const isBefore = (order: SQL) => {
  const last = (column: SQL) =>
    sql`(select ${column} from ${orders} l where l.customer_id = ${p('customerId')} and l.number = ${p('before')})`;
  return sql`(${order}.placed_at, ${order}.id)
    < (coalesce(${last(sql`l.placed_at`)}, 'infinity'::timestamptz), coalesce(${last(sql`l.id`)}, 9223372036854775807))`;
};

const isInPeriod = (order: SQL) =>
  sql`${order}.placed_at >= ${p('since')}::timestamptz and ${order}.placed_at < ${p('until')}::timestamptz`;

const newest = (column: SQL, from: SQL) =>
  sql`array(select ${column} from ${from} order by o.placed_at desc, o.id desc limit ${p('limit')}::int) as ids`;

const countByStatus = (from: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('status', c.status, 'count', c.count)), '[]'::json)
      from (select f.status, count(*)::int as count from ${from} group by f.status) c) as counts`;

/** Each status is read by itself from the index, so that a rare one is found without reading the others. */
export const findOwnOrderIds = prepareStatement<Page, Found>(
  'own_orders',
  sql`select ${newest(
    sql`o.id`,
    sql`unnest(${p('statuses')}::text[]) as wanted (status) cross join lateral (
      select x.id, x.placed_at from ${orders} x where x.customer_id = ${p('customerId')} and x.status = wanted.status
        and ${isInPeriod(sql`x`)} and ${isBefore(sql`x`)} order by x.placed_at desc, x.id desc limit ${p('limit')}::int) o`,
  )}, ${countByStatus(sql`${orders} f where f.customer_id = ${p('customerId')} and ${isInPeriod(sql`f`)}`)}`,
);

const inOrderOfLife = sql.raw(`array[${orderStatuses.map((status) => `'${status}'`).join(', ')}]`);

/** The greatest is first; orders of the same key are newest first. */
const sortKey = sql`(case ${p('sort')}::text when 'oldest' then -extract(epoch from o.placed_at)
  when 'number' then -o.id when 'number_down' then o.id when 'highest' then ${keptTotal} when 'lowest' then -${keptTotal}
  when 'status' then -array_position(${inOrderOfLife}, o.status) else 0 end)::float8`;

const foundColumns = sql`o.id, o.number, o.status, o.placed_at, ${sortKey} as key`;

/** Selects a page of the orders `found` in the asked-for state, and how many there are of each state. */
const pageOfFound = sql`select array(select f.id from found f where f.status = any(${p('statuses')}::text[])
      and (f.key, f.placed_at, f.id) < (coalesce(l.key, 'infinity'), coalesce(l.placed_at, 'infinity'), coalesce(l.id, 9223372036854775807))
      order by f.key desc, f.placed_at desc, f.id desc limit ${p('limit')}::int) as ids,
    ${countByStatus(sql`found f`)}
  from (select 1) one left join found l on l.number = ${p('before')}`;

export const sortOwnOrderIds = prepareStatement<Page & Sorted, Found>(
  'own_orders_sorted',
  sql`with found as materialized (select ${foundColumns} from ${orders} o
      where o.customer_id = ${p('customerId')} and ${isInPeriod(sql`o`)})
    ${pageOfFound}`,
);

const key = (column: SQL) => sql`translate(upper(${column}), ' -/.', '')`;
const contains = (column: SQL, text: string) => sql`position(${p(text)}::text in ${column}) > 0`;

export const searchOwnOrderIds = prepareStatement<Page & Sorted & Search, Found>(
  'own_orders_search',
  sql`with found as materialized (select ${foundColumns} from ${orders} o
      where o.customer_id = ${p('customerId')} and ${isInPeriod(sql`o`)} and (o.number = any(${p('numbers')}::text[])
        or starts_with(o.number, ${p('numberStart')}::text) or ${contains(sql`lower(o.purchase_order_no)`, 'text')}
        or o.id in (select n.order_id from ${orderLines} n join ${orders} x on x.id = n.order_id
          where x.customer_id = ${p('customerId')}
            and (${contains(key(sql`n.item_name`), 'item')} or ${contains(key(sql`n.item_code`), 'item')}))
        or o.id in (select d.order_id from ${documents} d
          where d.customer_id = ${p('customerId')} and ${contains(sql`lower(d.number)`, 'text')})))
    ${pageOfFound}`,
);

export type OwnOrderRow = {
  id: number;
  number: string;
  status: OrderStatus;
  isTest: boolean;
  placedAt: Date;
  purchaseOrderNo: string | null;
  paymentMode: PaymentMode;
  paymentOption: PaymentOption;
  totalMinor: number;
  /** The value of what is not cancelled. */
  keptMinor: number;
  lineCount: number;
  ordered: number;
  sent: number;
  arrived: number;
  owed: number;
  expectedOn: Day | null;
  changedAt: Date;
  hasDocument: boolean;
  invoices: string[];
};

const isOwed = sql`n.ordered > n.dispatched + n.cancelled`;

export const findOwnOrders = prepareStatement<{ ids: number[]; today: Day }, OwnOrderRow>(
  'own_orders_listed',
  sql`select o.id, o.number, o.status, o.is_test, o.placed_at, o.purchase_order_no, o.payment_mode, o.payment_option,
      o.total_minor, lines.kept_minor, lines.count as line_count, lines.ordered, lines.sent, lines.owed,
      ${arrivedPieces} as arrived, lines.expected_on,
      greatest(o.placed_at, (select max(e.at) from ${orderEvents} e where e.order_id = o.id),
        (select max(greatest(d.delivered_at, d.dispatched_at)) from ${dispatches} d where d.order_id = o.id)) as changed_at,
      ${hasDocument} as has_document,
      array(select d.number from ${documents} d where d.order_id = o.id and d.kind = 'tax_invoice' order by d.id) as invoices
    from ${orders} o cross join lateral (
      select count(*)::int as count, coalesce(sum(n.ordered), 0)::int as ordered,
        coalesce(sum(n.dispatched), 0)::int as sent,
        coalesce(sum(n.ordered - n.dispatched - n.cancelled), 0)::int as owed,
        coalesce(sum(${keptLineMinor}), 0)::float8 as kept_minor,
        case when o.hold is null and bool_and(n.expected_on >= ${p('today')}::date) filter (where ${isOwed})
          then max(n.expected_on) filter (where ${isOwed}) end as expected_on
      from ${orderLines} n where n.order_id = o.id) lines
    where o.id = any(${p('ids')}::bigint[]) order by array_position(${p('ids')}::bigint[], o.id)`,
);

export type OwnLineRow = OrderedLineRow & { orderId: number };

const lineColumns = sql`n.order_id, n.line_no, n.item_id, n.item_name, n.maker, n.ordered, n.reserved, n.dispatched,
      coalesce((select sum(s.quantity)::int from ${dispatchLines} s join ${dispatches} d on d.id = s.dispatch_id
        where s.order_line_id = n.id and d.delivered_at is not null), 0) as arrived, n.cancelled, n.returned, n.unit_minor,
      n.total_minor, n.tax_minor, n.tax_bp, n.weight_kg, n.origin, n.expected_on, ${selectList(leftJoinedDrawingColumns)}`;

export const findOwnOrderLines = prepareStatement<{ ids: number[]; maxLines: number }, OwnLineRow>(
  'own_order_lines',
  sql`select ${lineColumns} from ${orderLines} n left join ${items} i on i.id = n.item_id
    where n.order_id = any(${p('ids')}::bigint[]) and n.line_no <= ${p('maxLines')}::int order by n.order_id, n.line_no`,
);

type SortedLines = {
  ids: number[];
  item: string;
  column: string;
  isDescending: boolean;
  beforeOrder: string;
  beforeLine: number;
  limit: number;
};

const words = sql`case ${p('column')}::text when 'item' then n.item_name when 'brand' then n.maker when 'origin' then n.origin end`;
const amount = sql`(case ${p('column')}::text when 'qty' then n.ordered when 'price' then n.unit_minor when 'total' then n.total_minor
  when 'tax' then n.tax_minor when 'weight' then n.weight_kg when 'status' then array_position(${inOrderOfLife}, o.status) end)::float8`;

/** Of an order with lines of the item that is searched for only these lines, of one that was found otherwise all. */
export const sortOwnLines = prepareStatement<
  SortedLines,
  OwnLineRow & { number: string; status: OrderStatus; placedAt: Date }
>(
  'own_lines_sorted',
  sql`with found as (
      select n.id, n.order_id, n.line_no, o.number, o.placed_at, ${words} as words, ${amount} as amount, matched.is_item,
        bool_or(matched.is_item) over (partition by n.order_id) as has_item
      from ${orderLines} n join ${orders} o on o.id = n.order_id cross join lateral (
        select ${contains(key(sql`n.item_name`), 'item')} or ${contains(key(sql`n.item_code`), 'item')} as is_item) matched
      where n.order_id = any(${p('ids')}::bigint[])),
    ranked as (
      select f.id, f.number, f.line_no, row_number() over (
        order by case when not ${p('isDescending')}::boolean then f.words end, case when ${p('isDescending')}::boolean then f.words end desc,
          case when ${p('isDescending')}::boolean then -f.amount else f.amount end, f.placed_at desc, f.order_id desc, f.line_no) as place
      from found f where f.is_item or not f.has_item)
    select ${lineColumns}, o.number, o.status, o.placed_at
    from ranked r join ${orderLines} n on n.id = r.id join ${orders} o on o.id = n.order_id left join ${items} i on i.id = n.item_id
    where r.place > coalesce((select l.place from ranked l
      where l.number = ${p('beforeOrder')} and l.line_no = ${p('beforeLine')}::int), 0)
    order by r.place limit ${p('limit')}::int`,
);
