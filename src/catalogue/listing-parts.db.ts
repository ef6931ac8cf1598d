import { type SQL, sql } from 'drizzle-orm';
import type { ListingFilters, sortOrders } from './multi-search.contract.ts';
import { bestOfEquals } from './search-parts.db.ts';

/** Parts of the statements that list: filters, facets, orders. `i` is the item, `f` how well it answers. */
const given = sql.placeholder;
const raw = (text: string) => sql.raw(text);
const joined = (parts: SQL[], by: string) => sql.join(parts, raw(by));

/** Facet key → the column that it counts and filters. */
const facetColumns = {
  brand: 'maker',
  cat_type: 'super_category',
  category: 'category',
  seal: 'seal',
  clearance: 'clearance',
} as const;
export const facetKeys = Object.keys(facetColumns) as (keyof typeof facetColumns)[];
const ranges = { bore: 'bore_mm', outside: 'outside_mm', width: 'width_mm' } as const;

const isChosen = (key: keyof typeof facetColumns, alias: string) => {
  const values = sql`${given(key)}::text[]`;
  return sql`(${values} is null or ${raw(`${alias}.${facetColumns[key]}`)} = any(${values}))`;
};

const withinRanges = joined(
  [
    sql`(${given('type')}::text[] is null or i.bearing_type = any(${given('type')}::text[]))`,
    ...Object.entries(ranges).map(([name, column]) => {
      const [least, most] = [sql`${given(`${name}_min`)}::float8`, sql`${given(`${name}_max`)}::float8`];
      return sql`(${least} is null or i.${raw(column)} >= ${least}) and (${most} is null or i.${raw(column)} <= ${most})`;
    }),
  ],
  ' and ',
);

/** What every filter leaves. */
export const filtered = joined([withinRanges, ...facetKeys.map((key) => isChosen(key, 'i'))], ' and ');

/** How many items of `source` share all facets; `in_rest` says whether the other filters leave them. */
export const groupsOf = (source: SQL) => sql`
  facet_groups as materialized (
    select ${joined(
      facetKeys.map((key) => sql`i.${raw(facetColumns[key])}`),
      ', ',
    )}, coalesce(${withinRanges}, false) as in_rest, count(*)::int as items
    from ${source} group by 1, 2, 3, 4, 5, 6)`;

const leftIn = (but?: string) =>
  joined([sql`g.in_rest`, ...facetKeys.filter((key) => key !== but).map((key) => isChosen(key, 'g'))], ' and ');

const counted = joined(
  facetKeys.map((key) => {
    const column = raw(`g.${facetColumns[key]}`);
    return sql`
      select ${raw(`'${key}'`)} as key, ${column} as value, sum(g.items)::int as count
      from facet_groups g where ${leftIn(key)} and ${column} <> '' group by ${column}`;
  }),
  ' union all ',
);

/** All items, those that the filters leave, and for each facet its values under all other filters. */
export const countsOfGroups = sql`
  (select coalesce(sum(g.items), 0) from facet_groups g)::int as all,
  (select coalesce(sum(g.items), 0) from facet_groups g where ${leftIn()})::int as total,
  (select coalesce(json_agg(json_build_object('key', key, 'values', facet_values)), '[]'::json) from (
    select key, json_agg(json_build_object('value', value, 'count', count) order by count desc, value) as facet_values
    from (${counted}) c group by key) k) as facets`;

const i = sql`i`;
export const orders: Readonly<Record<(typeof sortOrders)[number], SQL>> = {
  best: bestOfEquals(i),
  name: sql`i.name_key, i.id`,
  bore: sql`i.bore_mm nulls last, i.outside_mm nulls last, i.name_key, i.id`,
  price: sql`nullif(i.list_minor, 0) nulls last, i.name_key, i.id`,
  price_down: sql`nullif(i.list_minor, 0) desc nulls last, i.name_key, i.id`,
};

const chosen = (values: string[] | undefined) => (values && values.length > 0 ? values : null);

/** The parameters that `filtered` and the groups take. */
export const filterParams = (filters: ListingFilters) => ({
  ...Object.fromEntries([...facetKeys, 'type' as const].map((key) => [key, chosen(filters[key])])),
  bore_min: filters.bore_min ?? null,
  bore_max: filters.bore_max ?? null,
  outside_min: filters.outside_min ?? null,
  outside_max: filters.outside_max ?? null,
  width_min: filters.width_min ?? null,
  width_max: filters.width_max ?? null,
});
