import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { items, priceChanges, priceRows } from '../catalogue.table.ts';
import type { StoredPrice } from './plan-price.rule.ts';
import { isOwners, type OwnerParams, snapshot } from './price-rows.db.ts';

const p = sql.placeholder;

export const priceRowStates = ['current', 'planned', 'ending', 'ended'] as const;
export type PriceRowState = (typeof priceRowStates)[number];

/** `like` is a pattern in capitals, '%' for everything. */
export type PriceRowFilter = OwnerParams & { state: PriceRowState; today: Day; soon: Day; like: string };

export type ListedPrice = StoredPrice & {
  itemId: number | null;
  code: string | null;
  name: string | null;
  maker: string | null;
  listMinor: number | null;
  isRetired: boolean;
  isFollowed: boolean;
  changedAt: Date | null;
  changedBy: string | null;
};

/** Another row goes on the day after. */
export const isFollowed = (row: SQL) => sql`exists (select from ${priceRows} next
  where next.scope = ${row}.scope and next.scope_key = ${row}.scope_key and next.min_qty = ${row}.min_qty
    and (next.price_list_id = ${row}.price_list_id or next.customer_id = ${row}.customer_id)
    and next.valid_from = ${row}.valid_to + 1)`;

const isInState = sql`case ${p('state')}::text
  when 'current' then p.valid_to is null or p.valid_to >= ${p('today')}::date
  when 'planned' then p.valid_from > ${p('today')}::date
  when 'ending' then p.valid_to is not null and p.valid_to between ${p('today')}::date and ${p('soon')}::date and not ${isFollowed(sql`p`)}
  else p.valid_to < ${p('today')}::date end`;

const found = sql`${priceRows} p
    left join ${items} i on i.site = p.site and i.id = case when p.scope = 'item' then p.scope_key::bigint end
  where ${isOwners('p')} and ${isInState}
    and (${p('like')}::text = '%' or upper(concat_ws(' ', i.name, i.maker, i.code, case when i.id is null then p.scope_key end))
      like ${p('like')}::text)`;

/** Groups before items, the widest first. */
const byScope = (row: string) =>
  sql`array_position(array['all', 'maker', 'category', 'sub_category', 'item'], ${sql.raw(row)}.scope)`;

export const findListedPrices = prepareStatement<PriceRowFilter & { limit: number; offset: number }, ListedPrice>(
  'price_rows_list',
  sql`with listed as materialized (
      select p.id, ${snapshot}, i.id as "itemId", i.code, i.name, i.maker, i.list_minor as "listMinor",
        i.retired_at is not null as "isRetired"
      from ${found}
      order by ${byScope('p')}, i.name, i.maker, p.scope_key, p.min_qty, p.valid_from nulls first, p.id
      limit ${p('limit')}::int offset ${p('offset')}::int)
    select l.id, l.scope, l."scopeKey", l."minQty", l."validFrom", l."validTo", l."discountBp", l."netMinor", l."itemId",
      l.code, l.name, l.maker, l."listMinor", l."isRetired", ${isFollowed(sql`r`)} as "isFollowed",
      h.changed_at as "changedAt", h.changed_by as "changedBy"
    from listed l join ${priceRows} r on r.id = l.id
      left join lateral (select h.changed_at, h.changed_by from ${priceChanges} h where h.row_id = l.id
        order by h.id desc limit 1) h on true
    order by ${byScope('l')}, l.name, l.maker, l."scopeKey", l."minQty", l."validFrom" nulls first, l.id`,
);

export const countListedPrices = prepareStatement<PriceRowFilter & { most: number }, { count: number }>(
  'price_rows_count',
  sql`select count(*)::int as count from (select 1 from ${found} limit ${p('most')}::int) n`,
);
