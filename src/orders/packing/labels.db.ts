import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { dispatches, dispatchLines } from '../dispatches.table.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { orderLines, orders } from '../orders.table.ts';
import { packedCartons, picks } from '../picks.table.ts';

const p = sql.placeholder;

export type CartonContent = {
  carton: number;
  itemName: string;
  maker: string;
  unit: string;
  quantity: number;
  lot: string;
};

export type LabelledGoods = {
  order: string;
  dispatchNo: number;
  purchaseOrderNo: string | null;
  seller: PartySnapshot;
  deliverTo: PartySnapshot;
  contents: CartonContent[];
  /** Gross weights in the order of the cartons. */
  cartonKg: readonly (number | null)[] | null;
};

const head = sql`o.number as order, o.purchase_order_no, o.seller, o.deliver_to`;

export const findDispatchedCartons = prepareStatement<
  { site: string; number: string; dispatchNo: number },
  LabelledGoods
>(
  'labels_of_dispatch',
  sql`select ${head}, d.dispatch_no, d.carton_kg,
      (select coalesce(json_agg(json_build_object('carton', q.carton, 'itemName', n.item_name, 'maker', n.maker,
          'unit', n.unit, 'quantity', q.quantity, 'lot', q.lot) order by q.carton, n.line_no, q.id), '[]'::json)
        from ${dispatchLines} q join ${orderLines} n on n.id = q.order_line_id
        where q.dispatch_id = d.id and q.carton is not null) as contents
    from ${orders} o join ${dispatches} d on d.order_id = o.id
    where o.site = ${p('site')} and o.number = ${p('number')} and d.dispatch_no = ${p('dispatchNo')}::int`,
);

/** The labels have the number that the next dispatch will have. */
export const findPickedCartons = prepareStatement<{ site: string; number: string }, LabelledGoods>(
  'labels_of_picks',
  sql`select ${head},
      (select coalesce(max(d.dispatch_no), 0) + 1 from ${dispatches} d where d.order_id = o.id) as dispatch_no,
      (select json_agg(w.gross_kg order by c.no) from (
          select generate_series(1, max((lot ->> 'carton')::int)) as no
          from ${picks} k cross join lateral jsonb_array_elements(k.lots) lot where k.order_id = o.id) c
        left join ${packedCartons} w on w.order_id = o.id and w.carton_no = c.no) as carton_kg,
      (select coalesce(json_agg(json_build_object('carton', coalesce((lot ->> 'carton')::int, 1), 'itemName', n.item_name,
          'maker', n.maker, 'unit', n.unit, 'quantity', coalesce((lot ->> 'quantity')::int, 0),
          'lot', coalesce(lot ->> 'lot', ''))
          order by (lot ->> 'carton')::int, n.line_no), '[]'::json)
        from ${picks} k join ${orderLines} n on n.id = k.order_line_id
          cross join lateral jsonb_array_elements(k.lots) lot
        where k.order_id = o.id) as contents
    from ${orders} o where o.site = ${p('site')} and o.number = ${p('number')}`,
);
