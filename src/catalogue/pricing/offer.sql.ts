import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import type { StockFacts } from '../stock/availability.rule.ts';
import { freeAfterHolds, freePieces, isHeldForOthers } from '../stock/free-stock.sql.ts';
import type { PriceCandidate } from './price.rule.ts';

/** In every fragment `i` is the item and `b` the selling branch; `priceListId` null and `customerId` 0 mean nobody. */
export type OfferParams = { priceListId: number | null; customerId: number; now: Date };

/** `today` is the day of the site. */
export type AvailabilityParams = OfferParams & { today: Day };

export type OfferColumns = { prices: PriceCandidate[] } & Omit<StockFacts, 'priced'>;

const priceListId = sql.placeholder('priceListId');
const customerId = sql.placeholder('customerId');
const today = sql.placeholder('today');

export const joinSellingBranch = sql`join branches b on b.site = i.site and b.position = 1`;

/** Each part names all columns of the index of its owner, so that a long price list is not read for every item. */
const ownedAndFor = (owner: SQL) => sql`
  (${owner} and p.scope = 'item' and p.scope_key = i.id::text)
      or (${owner} and p.scope = 'sub_category' and p.scope_key = i.sub_category)
      or (${owner} and p.scope = 'category' and p.scope_key = i.category)
      or (${owner} and p.scope = 'maker' and p.scope_key = i.maker)
      or (${owner} and p.scope = 'all')`;

export const appliesToItem = sql`
  p.site = i.site and (${ownedAndFor(sql`p.price_list_id = ${priceListId}::bigint`)}
    or ${ownedAndFor(sql`p.customer_id = ${customerId}::bigint`)})`;

export const priceRowsColumn = sql`
  (select coalesce(json_agg(json_build_object(
      'scope', p.scope, 'own', p.customer_id is not null, 'minQty', p.min_qty, 'validFrom', p.valid_from,
      'validTo', p.valid_to, 'discountBp', p.discount_bp, 'netMinor', p.net_minor)), '[]'::json)
    from price_rows p where ${appliesToItem}) as prices`;

const freeStock = sql`
  coalesce((select ${freePieces} from stock s where s.item_id = i.id and s.branch_id = b.id), 0)::int`;

/** Whether item `i` has a price for the smallest quantity that can be ordered. */
const isPriced = sql`(i.list_minor > 0 or exists (
  select from price_rows p where p.net_minor > 0 and p.min_qty <= i.min_qty
    and ${today}::date between coalesce(p.valid_from, ${today}::date) and coalesce(p.valid_to, ${today}::date)
    and ${appliesToItem}))`;

/** The same decision as availability.rule.ts, for the smallest quantity that can be ordered. */
const availabilityStatus = (alias: SQL) => sql`
  case when ${alias}.free >= i.min_qty then 'Stock'
    when ${alias}.free + ${alias}.arriving >= i.min_qty then 'Arriving Shortly'
    when ${alias}.free + ${alias}.arriving + ${alias}.production >= i.min_qty then 'PRODUCTION'
    when ${alias}.free > 0 or ${alias}.arriving + ${alias}.production > 0 or ${isPriced} then 'On Demand' else '' end`;

const incomingPieces = sql`
  coalesce(sum(n.quantity) filter (where n.kind = 'arriving'), 0) as arriving,
  coalesce(sum(n.quantity) filter (where n.kind = 'production'), 0) as production`;

/** Fast for some items, slow for a whole catalogue; `offset 0` makes PostgreSQL read the stock once. */
export const availabilitySubquery = sql`
  (select ${availabilityStatus(sql`v`)} from (
    select ${freeStock} as free, n.arriving, n.production from branches b, lateral (
      select ${incomingPieces} from stock_incoming n where n.item_id = i.id and n.branch_id = b.id) n
    where b.site = i.site and b.position = 1 offset 0) v)`;

/** The same by joins over all stock: fast for a whole catalogue. */
export const availabilityJoin = {
  join: sql`${joinSellingBranch}
    left join stock s on s.item_id = i.id and s.branch_id = b.id
    left join (
      select h.item_id, h.branch_id, sum(h.quantity) as pieces from stock_holds h where ${isHeldForOthers}
      group by h.item_id, h.branch_id) h on h.item_id = s.item_id and h.branch_id = s.branch_id
    left join (select n.item_id, n.branch_id, ${incomingPieces} from stock_incoming n group by n.item_id, n.branch_id) n
      on n.item_id = i.id and n.branch_id = b.id
    cross join lateral (select
      ${freeAfterHolds(sql`h.pieces`)} as free,
      coalesce(n.arriving, 0) as arriving, coalesce(n.production, 0) as production) v`,
  status: availabilityStatus(sql`v`),
};

export const stockFactsColumns = sql`${freeStock} as free,
  (select coalesce(json_agg(json_build_object('kind', n.kind, 'quantity', n.quantity, 'dueOn', n.due_on)), '[]'::json)
    from stock_incoming n where n.item_id = i.id and n.branch_id = b.id) as incoming`;
