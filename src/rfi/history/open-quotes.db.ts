import { sql } from 'drizzle-orm';
import { cartLines } from '../../cart/cart.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { rfiLines, rfis } from '../rfi.table.ts';

const p = sql.placeholder;

export type OpenQuoteRow = RowOf<typeof leftJoinedDrawingColumns> & {
  /** The count of all that are open, including those that are not returned. */
  total: number;
  rfi: string;
  lineId: number;
  itemId: number | null;
  itemCode: string;
  itemName: string;
  maker: string;
  superCategory: string;
  quantity: number;
  unitMinor: number;
  validUntil: Day;
  inCart: boolean;
};

/** Quotes that can be ordered today; the first to end comes first. */
export const findOpenQuotes = prepareStatement<{ customerId: number; today: Day; limit: number }, OpenQuoteRow>(
  'rfi_open_quotes',
  sql`select coalesce(count(*) over (), 0)::int as total, r.number as rfi, n.id as line_id, n.item_id, n.item_code,
      n.item_name, n.maker, n.super_category,
      ${selectList(leftJoinedDrawingColumns)}, coalesce(n.quoted_quantity, n.quantity_asked) as quantity,
      coalesce(n.quoted_minor, 0)::bigint as unit_minor, coalesce(n.valid_until, r.asked_at::date) as valid_until,
      exists (select 1 from ${cartLines} l where l.rfi_line_id = n.id) as in_cart
    from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id left join ${items} i on i.id = n.item_id
    where r.customer_id = ${p('customerId')} and n.answered_at is not null and n.declined_at is null
      and n.ordered_at is null and n.withdrawn_at is null and n.held_at is null and n.valid_until >= ${p('today')}
    order by n.valid_until, n.id limit ${p('limit')}`,
);

/** Lines that wait for an answer, and since when the first of them does. */
export const countUnanswered = prepareStatement<{ customerId: number }, { lines: number; since: Date | null }>(
  'rfi_unanswered_of_customer',
  sql`select count(*)::int as lines, min(r.asked_at) as since from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id
    where r.customer_id = ${p('customerId')} and n.answered_at is null and n.declined_at is null`,
);
