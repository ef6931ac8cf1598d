import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { items } from '../catalogue.table.ts';
import { priceChanges, priceRows } from '../pricing/prices.table.ts';
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
  costMinor: number | null;
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

/** Groups before items, the widest first. */
const byScope = (row: string) =>
  sql`array_position(array['all', 'maker', 'category', 'sub_category', 'item'], ${sql.raw(row)}.scope)`;

/** Lists each target once with the number of its rows: a long list has several rows for each item. */
const targets = sql`targets as materialized (
      select p.scope, p.scope_key, count(*)::int as rows from ${priceRows} p where ${isOwners('p')} and ${isInState}
      group by p.scope, p.scope_key)`;
const itemOfTarget = sql`${items} i
        on i.site = ${p('site')} and i.id = case when t.scope = 'item' then t.scope_key::bigint end`;
const isFound = sql`(${p('like')}::text = '%'
        or upper(concat_ws(' ', i.name, i.maker, i.code, case when i.id is null then t.scope_key end)) like ${p('like')}::text)`;

export const findListedPrices = prepareStatement<PriceRowFilter & { limit: number; offset: number }, ListedPrice>(
  'price_rows_list',
  sql`with ${targets},
    counted as (
      select t.*, i.id as item_id, i.code, i.name, i.maker, i.list_minor, i.cost_minor, i.retired_at,
        sum(t.rows) over (order by ${byScope('t')}, i.name, i.maker, t.scope_key rows unbounded preceding) as up_to
      from targets t left join ${itemOfTarget} where ${isFound}),
    shown as materialized (
      select * from counted c
      where c.up_to > ${p('offset')}::int and c.up_to - c.rows < ${p('offset')}::int + ${p('limit')}::int),
    listed as materialized (
      select p.id, ${snapshot}, s.item_id, s.code, s.name, s.maker, s.list_minor, s.cost_minor,
        s.retired_at is not null as is_retired
      from shown s join ${priceRows} p on p.scope = s.scope and p.scope_key = s.scope_key
      where ${isOwners('p')} and ${isInState}
      order by ${byScope('p')}, s.name, s.maker, p.scope_key, p.min_qty, p.valid_from nulls first, p.id
      limit ${p('limit')}::int offset ${p('offset')}::int - (select min(s.up_to - s.rows) from shown s))
    select l.id, l.scope, l.scope_key, l.min_qty, l.valid_from, l.valid_to, l.discount_bp, l.net_minor, l.item_id,
      l.code, l.name, l.maker, l.list_minor, l.cost_minor, l.is_retired, ${isFollowed(sql`r`)} as is_followed,
      h.changed_at, h.changed_by
    from listed l join ${priceRows} r on r.id = l.id
      left join lateral (select h.changed_at, h.changed_by from ${priceChanges} h where h.row_id = l.id
        order by h.id desc limit 1) h on true
    order by ${byScope('l')}, l.name, l.maker, l.scope_key, l.min_qty, l.valid_from nulls first, l.id`,
);

export const countListedPrices = prepareStatement<PriceRowFilter & { most: number }, { count: number }>(
  'price_rows_count',
  sql`with ${targets}
    select case when ${p('like')}::text = '%'
      then (select count(*) from (select from ${priceRows} p where ${isOwners('p')} and ${isInState} limit ${p('most')}::int) n)
      else (select least(coalesce(sum(t.rows), 0), ${p('most')}::int) from targets t left join ${itemOfTarget} where ${isFound})
      end::int as count`,
);
