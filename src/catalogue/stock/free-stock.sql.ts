import { type SQL, sql } from 'drizzle-orm';

/** Whether hold `h` keeps its pieces; the pieces of orders are reserved instead. */
const isHeld = (now: SQL) => sql`h.ended_at is null and h.reason <> 'order' and h.ends_at > ${now}::timestamptz`;

/** Whether hold `h` keeps its pieces from the customer. */
export const isHeldForOthers = sql`${isHeld(sql`${sql.placeholder('now')}`)}
  and h.customer_id <> ${sql.placeholder('customerId')}::bigint`;

/** Pieces of stock `s` that are neither reserved nor held; 0 where a left join found no stock. */
export const freeAfterHolds = (held: SQL) => sql`greatest(0, s.on_hand - s.reserved - coalesce(${held}, 0))`;

/** For staff: pieces of stock `s` that are neither reserved nor held for anybody. */
export const freeForAnybody = (now: SQL) =>
  freeAfterHolds(sql`(
  select sum(h.quantity) from stock_holds h
  where h.item_id = s.item_id and h.branch_id = s.branch_id and ${isHeld(now)})`);

/** Pieces of stock `s` that the customer can have. */
export const freePieces = freeAfterHolds(sql`(
  select sum(h.quantity) from stock_holds h
  where h.item_id = s.item_id and h.branch_id = s.branch_id and ${isHeldForOthers})`);
