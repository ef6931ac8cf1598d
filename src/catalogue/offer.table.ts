import { sql } from 'drizzle-orm';
import type { StockFacts } from './availability.rule.ts';
import type { PriceCandidate } from './price.rule.ts';

/**
 * Parts of a select that every room reads an item with: `i` is the item's alias, `b` the selling branch's; the
 * placeholders `priceListId`, `customerId` (null or 0 for nobody) and `now` are the statement's.
 */
export type OfferParams = { priceListId: number | null; customerId: number; now: Date };

/** The columns that `priceRows` and `stockFacts` yield. */
export type OfferColumns = { prices: PriceCandidate[] } & Omit<StockFacts, 'priced'>;

const priceListId = sql.placeholder('priceListId');
const customerId = sql.placeholder('customerId');
const now = sql.placeholder('now');

/** Joins the branch that sells every line of the site today. */
export const sellingBranch = sql`join branches b on b.site = i.site and b.position = 1`;

/** All price rows of the buyer's price list or own that speak of `i`, for price.rule.ts to choose from. */
export const priceRowsOf = sql`
  (select coalesce(json_agg(json_build_object(
      'scope', p.scope, 'own', p.customer_id is not null, 'minQty', p.min_qty, 'validFrom', p.valid_from,
      'validTo', p.valid_to, 'discountBp', p.discount_bp, 'netMinor', p.net_minor)), '[]'::json)
    from price_rows p
    where p.site = i.site and (p.price_list_id = ${priceListId}::bigint or p.customer_id = ${customerId}::bigint)
      and ((p.scope = 'item' and p.scope_key = i.id::text) or (p.scope = 'sub_category' and p.scope_key = i.sub_category)
        or (p.scope = 'category' and p.scope_key = i.category) or (p.scope = 'maker' and p.scope_key = i.maker)
        or p.scope = 'all')) as prices`;

/** Pieces that are neither reserved nor held for another customer. */
export const freeStock = sql`
  coalesce((select greatest(0, s.on_hand - s.reserved - coalesce((
      select sum(h.quantity) from stock_holds h
      where h.item_id = s.item_id and h.branch_id = s.branch_id and h.ended_at is null and h.reason <> 'order'
        and h.ends_at > ${now}::timestamptz and h.customer_id <> ${customerId}::bigint), 0))
    from stock s where s.item_id = i.id and s.branch_id = b.id), 0)::int`;

/** Free stock and what is on its way. */
export const stockFactsOf = sql`${freeStock} as free,
  (select coalesce(json_agg(json_build_object('kind', n.kind, 'quantity', n.quantity, 'dueOn', n.due_on)), '[]'::json)
    from stock_incoming n where n.item_id = i.id and n.branch_id = b.id) as incoming`;
