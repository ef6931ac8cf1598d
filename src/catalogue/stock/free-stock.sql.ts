import { type SQL, sql } from 'drizzle-orm';

/** Whether hold `h` keeps its pieces; the pieces of orders are reserved instead. */
const isHeld = (now: SQL) => sql`h.ended_at is null and h.reason <> 'order' and h.ends_at > ${now}::timestamptz`;

/** Whether hold `h` keeps its pieces from the customer. */
const isHeldFrom = (customerId: SQL, now: SQL) => sql`${isHeld(now)} and h.customer_id <> ${customerId}`;
const caller = [sql`${sql.placeholder('customerId')}::bigint`, sql`${sql.placeholder('now')}`] as const;
export const isHeldForOthers = isHeldFrom(...caller);

/** Pieces of stock `s` that are neither reserved nor held; 0 where a left join found no stock. */
export const freeAfterHolds = (held: SQL) => sql`greatest(0, s.on_hand - s.reserved - coalesce(${held}, 0))`;

const freeWithout = (kept: SQL) =>
  freeAfterHolds(sql`(
  select sum(h.quantity) from stock_holds h
  where h.item_id = s.item_id and h.branch_id = s.branch_id and ${kept})`);

/** Pieces of stock `s`, for staff, that are neither reserved nor held for anybody. */
export const freeForAnybody = (now: SQL) => freeWithout(isHeld(now));

/** Pieces of stock `s`, for staff, that can leave to a customer. */
export const freeFor = (customerId: SQL, now: SQL) => freeWithout(isHeldFrom(customerId, now));

/** Pieces of stock `s` that the customer can have. */
export const freePieces = freeFor(...caller);
