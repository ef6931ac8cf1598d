import { type SQL, sql } from 'drizzle-orm';
import type { OpenCertificate } from '../certificates/certificates-of-item.rule.ts';
import { byPopularity } from '../items/catalogue-items.sql.ts';
import type { ListingFilters, sortOrders } from './multi-search.contract.ts';

/** `i` is the item, `f` its match. */
const given = sql.placeholder;
const raw = (text: string) => sql.raw(text);
const joined = (parts: readonly SQL[], by: string) => sql.join([...parts], raw(by));

const facetColumns = {
  brand: 'maker',
  cat_type: 'super_category',
  category: 'category',
  type: 'bearing_type',
  seal: 'seal',
  clearance: 'clearance',
} as const;
const plainKeys = Object.keys(facetColumns) as (keyof typeof facetColumns)[];

export const facetKeys = [...plainKeys, 'availability', 'certificate'] as const;

const ranges = { bore: 'bore_mm', outside: 'outside_mm', width: 'width_mm' } as const;

const isChosen = (key: string, value: SQL) => {
  const values = sql`${given(key)}::text[]`;
  return sql`(${values} is null or ${value} = any(${values}))`;
};

/** Facet counts leave out items outside these ranges. */
export const rangeConditions = joined(
  Object.entries(ranges).map(([name, column]) => {
    const [min, max] = [sql`${given(`${name}_min`)}::float8`, sql`${given(`${name}_max`)}::float8`];
    return sql`(${min} is null or i.${raw(column)} >= ${min}) and (${max} is null or i.${raw(column)} <= ${max})`;
  }),
  ' and ',
);

/** Whether the item has a certificate of a kind that is chosen: of its maker, its category there or its own. */
const isCertified = sql`(${given('certificate')}::text[] is null or i.maker = any(${given('certified_makers')}::text[])
  or i.maker || chr(31) || i.category = any(${given('certified_categories')}::text[])
  or i.id = any(${given('certified_items')}::bigint[]))`;

const ownCertificates = sql`${given('own_certificates')}::bigint[]`;

/**
 * Items with the same number share facets, sizes and certificates, so that one of them stands for all. An item that has a
 * certificate of its own is a group by itself.
 */
export const facetGroupOf = (id: SQL, facets: SQL) =>
  sql`case when ${id} = any(${ownCertificates}) then -${id} else ${facets} end`;

export const facetConditions = (availability: SQL | undefined) =>
  joined(
    [
      isCertified,
      ...plainKeys.map((key) => isChosen(key, sql`i.${raw(facetColumns[key])}`)),
      ...(availability ? [isChosen('availability', availability)] : []),
    ],
    ' and ',
  );

export const facetGroupsCte = (source: SQL, availability: SQL | undefined, items: SQL) => sql`
  facet_sums as materialized (
    select ${joined(
      plainKeys.map((key) => sql`i.${raw(facetColumns[key])} as ${raw(key)}`),
      ', ',
    )}, ${availability ?? sql`''`} as availability,
      case when i.id = any(${ownCertificates}) then i.id end as own, (${items})::int as items, ${joined(
        Object.entries(ranges).map(
          ([name, column]) => sql`min(i.${raw(column)}) as ${raw(name)}_min, max(i.${raw(column)}) as ${raw(name)}_max`,
        ),
        ', ',
      )}
    from ${source} group by 1, 2, 3, 4, 5, 6, 7, 8),
  facet_groups as materialized (
    select g.*, array(select distinct h.kind from unnest(${given('held_kinds')}::text[], ${given('held_makers')}::text[],
        ${given('held_categories')}::text[], ${given('held_items')}::bigint[]) as h (kind, maker, category, item_id)
      where h.item_id = g.own or (h.item_id is null and h.maker = g.brand and h.category in ('', g.category))) as certificate
    from facet_sums g)`;

export function facetCountColumns(withAvailability: boolean): SQL {
  const keys: readonly string[] = withAvailability ? [...plainKeys, 'availability'] : plainKeys;
  const hasChosen = sql`(${given('certificate')}::text[] is null or g.certificate && ${given('certificate')}::text[])`;
  const filteredBy = (except?: string) =>
    joined(
      [
        except === 'certificate' ? sql`true` : hasChosen,
        ...keys.filter((key) => key !== except).map((key) => isChosen(key, sql`g.${raw(key)}`)),
      ],
      ' and ',
    );
  const counted = [
    ...keys.map(
      (key) => sql`
      select ${raw(`'${key}'`)} as key, g.${raw(key)} as value, sum(g.items)::int as count
      from facet_groups g where ${filteredBy(key)} and g.${raw(key)} <> '' group by g.${raw(key)}`,
    ),
    sql`
      select 'certificate' as key, h.kind as value, sum(g.items)::int as count
      from facet_groups g cross join unnest(g.certificate) h (kind) where ${filteredBy('certificate')} group by h.kind`,
  ];
  const sizes = Object.keys(ranges).map(
    (name) => sql`'${raw(name)}', json_build_array(min(g.${raw(name)}_min), max(g.${raw(name)}_max))`,
  );
  return sql`
    (select coalesce(sum(g.items), 0) from facet_groups g where ${filteredBy()})::int as total,
    (select coalesce(json_agg(json_build_object('key', key, 'values', facet_values)), '[]'::json) from (
      select key, json_agg(json_build_object('value', value, 'count', count) order by count desc, value) as facet_values
      from (${joined(counted, ' union all ')}) c group by key) k) as facets,
    (select json_build_object(${joined(sizes, ', ')}) from facet_groups g where ${filteredBy()}) as ranges`;
}

const i = sql`i`;
export const orderByClauses: Readonly<Record<(typeof sortOrders)[number], SQL>> = {
  best: byPopularity(i),
  name: sql`i.name_key, i.id`,
  bore: sql`i.bore_mm nulls last, i.outside_mm nulls last, i.name_key, i.id`,
  stock: sql`i.id in (select s.item_id from stock s where s.on_hand > s.reserved) desc, ${byPopularity(i)}`,
  price: sql`nullif(i.list_minor, 0) nulls last, i.name_key, i.id`,
  price_down: sql`nullif(i.list_minor, 0) desc nulls last, i.name_key, i.id`,
};

const chosen = (values: string[] | undefined) => (values && values.length > 0 ? values : null);

export type FilterParams = ReturnType<typeof filterParams>;

/** `held` are the certificates that hold today. */
export const filterParams = (filters: ListingFilters, held: readonly OpenCertificate[]) => ({
  ...certificateParams(chosen(filters.certificate), held),
  brand: chosen(filters.brand),
  cat_type: chosen(filters.cat_type),
  category: chosen(filters.category),
  type: chosen(filters.type),
  seal: chosen(filters.seal),
  clearance: chosen(filters.clearance),
  availability: chosen(filters.availability),
  bore_min: filters.bore_min ?? null,
  bore_max: filters.bore_max ?? null,
  outside_min: filters.outside_min ?? null,
  outside_max: filters.outside_max ?? null,
  width_min: filters.width_min ?? null,
  width_max: filters.width_max ?? null,
});

function certificateParams(kinds: string[] | null, held: readonly OpenCertificate[]) {
  const own = held.flatMap(({ itemId }) => itemId ?? []);
  const wanted = kinds === null ? [] : held.filter(({ kind }) => kinds.includes(kind));
  const ofGoods = wanted.filter(({ itemId }) => itemId === null);
  return {
    certificate: kinds,
    certified_makers: ofGoods.flatMap(({ maker, category }) => (category === '' ? maker : [])),
    certified_categories: ofGoods.flatMap(({ maker, category }) => (category === '' ? [] : `${maker}\x1f${category}`)),
    certified_items: wanted.flatMap(({ itemId }) => itemId ?? []),
    // Null lets PostgreSQL leave the comparison out.
    own_certificates: own.length > 0 ? own : null,
    held_kinds: held.map(({ kind }) => kind),
    held_makers: held.map(({ maker }) => maker),
    held_categories: held.map(({ category }) => category),
    held_items: held.map(({ itemId }) => itemId),
  };
}
