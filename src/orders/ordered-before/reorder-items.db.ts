import { sql } from 'drizzle-orm';
import { isInCatalogue } from '../../catalogue/items/catalogue-items.sql.ts';
import { drawingColumns, item, itemLineColumns } from '../../catalogue/items/item-columns.sql.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../../catalogue/pricing/offer.sql.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orderLines, orders } from '../orders.table.ts';

const columns = { ...itemLineColumns, ...drawingColumns, ...pickColumns(item, 'id', 'superCategory') };

export type ReorderItemRow = RowOf<typeof columns> &
  OfferColumns & {
    quantity: number;
    lastMinor: number;
    lastAt: Date;
    /** The order it was last in, and how many lines that has. */
    orderNo: string;
    orderLines: number;
    /** Orders of it among those looked at, and the first of them. */
    times: number;
    firstAt: Date;
  };

/** Each item of the customer's last 200 orders that is still sold, the last ordered first. A shop that was not open yet sold nothing. */
export const findReorderItems = prepareStatement<OfferParams & { site: SiteCode; limit: number }, ReorderItemRow>(
  'order_items_again',
  sql`with recent as (
      select n.item_id, n.ordered, n.unit_minor, o.placed_at, n.line_no, o.id as order_id, o.number
      from (select r.id, r.number, r.placed_at from ${orders} r
          where r.customer_id = ${sql.placeholder('customerId')} and r.status not in ('Rejected', 'Cancelled') and not r.is_test
          order by r.placed_at desc limit 200) o
        join ${orderLines} n on n.order_id = o.id
      where n.item_id is not null and n.cancelled < n.ordered),
    last as (
      select distinct on (r.item_id) r.item_id, r.ordered, r.unit_minor, r.placed_at, r.line_no, r.order_id, r.number,
        coalesce(count(*) over w, 0) as times, coalesce(min(r.placed_at) over w, r.placed_at) as first_at
      from recent r window w as (partition by r.item_id) order by r.item_id, r.placed_at desc, r.line_no)
    select ${selectList(columns)}, ${priceRowsColumn}, ${stockFactsColumns}, last.ordered as quantity,
      last.unit_minor as last_minor, last.placed_at as last_at, last.times::int as times, last.first_at,
      last.number as order_no, (select count(*)::int from ${orderLines} l where l.order_id = last.order_id) as order_lines
    from last join items i on i.id = last.item_id and ${isInCatalogue(sql`i`)} ${joinSellingBranch}
    order by last.placed_at desc, last.line_no limit ${sql.placeholder('limit')}`,
);
