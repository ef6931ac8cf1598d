import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { branches, stock } from '../../catalogue/catalogue.table.ts';
import { freeFor } from '../../catalogue/stock/free-stock.sql.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { orderLines, orders } from '../orders.table.ts';
import type { UndispatchedLine } from './pick-list.rule.ts';

const p = sql.placeholder;

export type UndispatchedBranchLine = UndispatchedLine & { branch: string };

/** The lines that confirmed orders owe that are not on hold, oldest order first. */
export const findUndispatchedLines = prepareStatement<
  { site: string; numbers: string[]; now: Date },
  UndispatchedBranchLine
>(
  'packing_owing',
  sql`select o.number as order, c.name as company, b.name as branch, n.line_no, n.item_id, n.item_name, n.item_code,
      n.maker, n.unit, coalesce(s.shelf, '') as shelf,
      n.ordered - n.dispatched - n.cancelled as owed, n.reserved, coalesce(${freeFor(sql`o.customer_id`, sql`${p('now')}`)}, 0)::int as free
    from ${orders} o join ${customers} c on c.id = o.customer_id join ${branches} b on b.id = o.branch_id
      join ${orderLines} n on n.order_id = o.id
      left join ${stock} s on s.item_id = n.item_id and s.branch_id = o.branch_id
    where o.site = ${p('site')} and o.number = any(${p('numbers')}::text[])
      and o.status in ('Confirmed', 'Dispatched') and o.hold is null and n.ordered > n.dispatched + n.cancelled
    order by o.placed_at, o.id, n.line_no`,
);

export type PackedLine = {
  lineNo: number;
  itemName: string;
  itemCode: string;
  maker: string;
  unit: string;
  quantity: number;
  lot: string;
  origin: string;
  /** Those of the item when the pieces left; '' without one. */
  certificates: string;
  /** The weight of these pieces, as far as the catalogue knows it. */
  weightKg: number;
};

export type PackedDispatch = {
  order: string;
  purchaseOrderNo: string | null;
  dispatchNo: number;
  dispatchedAt: Date;
  branch: string;
  seller: PartySnapshot;
  deliverTo: PartySnapshot;
  carrier: string;
  vehicle: string;
  docket: string;
  ewayBill: string;
  cartons: number | null;
  weightKg: number | null;
  lines: PackedLine[];
};

export const findPackedDispatch = prepareStatement<
  { site: string; number: string; dispatchNo: number },
  PackedDispatch
>(
  'packing_dispatch',
  sql`select o.number as order, o.purchase_order_no, d.dispatch_no, d.dispatched_at, b.name as branch, o.seller,
      o.deliver_to, d.carrier, d.vehicle, d.docket, d.eway_bill, d.cartons, d.weight_kg,
      (select coalesce(json_agg(json_build_object('lineNo', n.line_no, 'itemName', n.item_name, 'itemCode', n.item_code,
          'maker', n.maker, 'unit', n.unit, 'quantity', q.quantity, 'lot', q.lot, 'origin', q.origin,
          'certificates', q.certificates,
          'weightKg', n.weight_kg * q.quantity / n.ordered) order by n.line_no, q.id), '[]'::json)
        from ${dispatchLines} q join ${orderLines} n on n.id = q.order_line_id where q.dispatch_id = d.id) as lines
    from ${orders} o join ${dispatches} d on d.order_id = o.id join ${branches} b on b.id = d.branch_id
    where o.site = ${p('site')} and o.number = ${p('number')} and d.dispatch_no = ${p('dispatchNo')}::int`,
);
