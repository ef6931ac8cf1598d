import { sql } from 'drizzle-orm';
import { orderLines, orders } from '../../orders/orders.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

/** A price that an item was sold or quoted for; `own` to the customer, else to others. */
export type PastPrice = {
  itemId: number;
  own: boolean;
  kind: 'order' | 'quote';
  unitMinor: number;
  quantity: number;
  at: Date;
};

export type PastPriceQuery = {
  site: string;
  itemIds: number[];
  customerId: number;
  /** Quotes of this RFI are left out. */
  number: string;
  since: Date;
  /** The limit for each of orders and quotes, to the customer and to others. */
  limit: number;
};

const sold = (own: boolean) => sql`
  (select l.item_id, 'order' as kind, l.unit_minor, l.ordered as quantity, o.placed_at as at
    from ${orderLines} l join ${orders} o on o.id = l.order_id
    where l.item_id = wanted.id and l.site = ${p('site')} and o.placed_at > ${p('since')}::timestamptz
      and o.status not in ('Rejected', 'Cancelled')
      and o.customer_id ${own ? sql`=` : sql`<>`} ${p('customerId')}::bigint
    order by l.id desc limit ${p('limit')}::int)`;

const quoted = (own: boolean) => sql`
  (select n.item_id, 'quote' as kind, coalesce(n.quoted_minor, 0) as unit_minor,
      coalesce(n.quoted_quantity, 0) as quantity, n.answered_at as at
    from ${rfiLines} n join ${rfis} r on r.id = n.rfi_id
    where n.item_id = wanted.id and n.site = ${p('site')} and n.answered_at > ${p('since')}::timestamptz
      and n.quoted_minor is not null and r.number <> ${p('number')} and r.customer_id ${own ? sql`=` : sql`<>`} ${p('customerId')}::bigint
    order by n.answered_at desc limit ${p('limit')}::int)`;

const toThem = prepareStatement<PastPriceQuery, PastPrice>(
  'desk_prices_to_them',
  sql`select b.item_id, true as own, b.kind, b.unit_minor, b.quantity, b.at
    from unnest(${p('itemIds')}::bigint[]) as wanted (id)
      cross join lateral (${sold(true)} union all ${quoted(true)}) b
    order by b.at desc`,
);

const toOthers = prepareStatement<PastPriceQuery, PastPrice>(
  'desk_prices_to_others',
  sql`select b.item_id, false as own, b.kind, b.unit_minor, b.quantity, b.at
    from unnest(${p('itemIds')}::bigint[]) as wanted (id)
      cross join lateral (${sold(false)} union all ${quoted(false)}) b
    order by b.at desc`,
);

export const findPricesToCustomer = toThem;
export const findPricesToOthers = toOthers;
