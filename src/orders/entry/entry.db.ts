import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { branches, items, stock } from '../../catalogue/catalogue.table.ts';
import { drawingColumns, item, itemLineColumns } from '../../catalogue/items/item-columns.sql.ts';
import {
  joinSellingBranch,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../../catalogue/pricing/offer.sql.ts';
import { freePieces } from '../../catalogue/stock/free-stock.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { CheckoutLineRow } from '../checkout/place-order.db.ts';

const p = sql.placeholder;

/** The lines by their place from 1; an RFI line is 0 where the price is the store's own. */
type EnteredIds = { site: SiteCode; itemIds: number[]; quantities: number[]; rfiLineIds: number[] };

/** The stock of the lines, in item order like every lock of stock. The customer is locked before. */
export const lockEnteredStock = prepareStatement<Pick<EnteredIds, 'site' | 'itemIds'>, { id: number }>(
  'entry_lock_stock',
  sql`select s.item_id as id from ${items} i ${joinSellingBranch} join ${stock} s on s.item_id = i.id and s.branch_id = b.id
    where i.site = ${p('site')} and i.id = any(${p('itemIds')}::bigint[]) order by s.item_id for no key update of s`,
);

const columns = {
  ...itemLineColumns,
  ...drawingColumns,
  ...pickColumns(item, 'hsn', 'unit', 'minQty', 'orderMultiple', 'costMinor'),
};

const stockByBranch = sql`(
  select coalesce(json_agg(json_build_object('branch', b.name, 'free', ${freePieces}) order by b.position), '[]'::json)
  from ${branches} b join ${stock} s on s.branch_id = b.id where b.site = i.site and s.item_id = i.id)`;

/** A quote that was ordered, withdrawn or declined since counts no more: the price is then the store's. */
const line = sql`coalesce(a.place, 0)::int as id, i.id as item_id, b.id as branch_id,
  coalesce(q.quoted_quantity, a.quantity, 0)::int as quantity, q.quoted_minor, q.quoted_on, q.valid_until, q.held_at,
  q.id as rfi_line_id, ${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}`;

const entered = sql`from unnest(${p('itemIds')}::bigint[], ${p('quantities')}::int[], ${p('rfiLineIds')}::bigint[])
    with ordinality as a (item_id, quantity, rfi_line_id, place)
  join ${items} i on i.id = a.item_id and i.site = ${p('site')} and i.retired_at is null
  ${joinSellingBranch}
  left join (${rfiLines} q join ${rfis} r on r.id = q.rfi_id and r.customer_id = ${p('customerId')}::bigint)
    on q.id = a.rfi_line_id and q.item_id = i.id and q.answered_at is not null and q.ordered_at is null
      and q.declined_at is null and q.withdrawn_at is null
  order by a.place`;

export type EnteredLineRow = CheckoutLineRow & RowOf<typeof columns>;

export const findEnteredLines = prepareStatement<EnteredIds & OfferParams, EnteredLineRow>(
  'entry_lines',
  sql`select (select nextval('orders_id_seq'))::bigint as order_id,
    nextval('order_lines_id_seq')::bigint as order_line_id, ${line} ${entered}`,
);

export type PricedEntryRow = Omit<EnteredLineRow, 'orderId' | 'orderLineId'> & {
  stock: { branch: string; free: number }[];
};

export const findLinesToPrice = prepareStatement<EnteredIds & OfferParams, PricedEntryRow>(
  'entry_lines_to_price',
  sql`select ${stockByBranch} as stock, ${line} ${entered}`,
);

export type QuoteToOrder = {
  itemId: number;
  rfiLineId: number;
  number: string;
  unitMinor: number;
  quantity: number;
  validUntil: Day;
};

/** The latest quote of each item that the customer may still order by. */
export const findQuotesToOrder = prepareStatement<
  { site: SiteCode; customerId: number; itemIds: number[]; today: Day },
  QuoteToOrder
>(
  'entry_open_quotes',
  sql`select distinct on (n.item_id) n.item_id, n.id as rfi_line_id, r.number, n.quoted_minor as unit_minor,
      n.quoted_quantity as quantity, n.valid_until
    from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id
    where r.customer_id = ${p('customerId')} and r.site = ${p('site')} and n.item_id = any(${p('itemIds')}::bigint[])
      and n.quoted_minor > 0 and n.quoted_quantity > 0 and n.valid_until >= ${p('today')}::date and n.ordered_at is null and n.declined_at is null
      and n.withdrawn_at is null and n.lapsed_at is null and n.held_at is null
    order by n.item_id, n.answered_at desc`,
);

export const findCustomerForEntry = prepareStatement<
  { site: SiteCode; customerId: number },
  { company: string; priceListId: number | null }
>(
  'entry_customer',
  sql`select c.name as company, c.price_list_id from ${customers} c
    where c.id = ${p('customerId')} and c.site = ${p('site')} and c.merged_into_id is null`,
);
