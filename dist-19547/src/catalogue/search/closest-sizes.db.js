import { sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.js';
                                                           

const given = sql.placeholder;
const i = sql`i`;

/** Allowed deviation of bore and outside as shares; the wider window is used only if the first is empty. */
const windows = [0.1, 0.5];
const maxSizes = 6;
const maxItemsPerSize = 8;

                                                             
                                           

const deviation = (column        , wanted        ) => sql`abs(${sql.raw(column)} - a.${sql.raw(wanted)})`;
const isWithin = (column        , wanted        ) => sql`${sql.raw(column)} between
  a.${sql.raw(wanted)} * (1 - ${given('share')}::float8) and a.${sql.raw(wanted)} * (1 + ${given('share')}::float8)`;

// Bore deviates least (weight 4), because a shaft is harder to rework than a housing; width matters least.
const closest = prepareStatement               (
  'catalogue_closest_sizes',
  sql`select a.place, f.id
    from json_to_recordset(${given('sizes')}::json) as a(place int, bore float8, outside float8, width float8)
    cross join lateral (
      select n.row, found.id, found.weight from (
        select s.*, row_number() over (order by 4 * ${deviation('s.bore', 'bore')} + 2 * ${deviation('s.outside', 'outside')}
          + coalesce(${deviation('s.width', 'width')}, 0), s.bore, s.outside, s.width) as row
        from (
          select i.bore_mm as bore, i.outside_mm as outside, i.width_mm as width from items i
          where ${isInCatalogue(i)} and ${isWithin('i.bore_mm', 'bore')} and ${isWithin('i.outside_mm', 'outside')}
          group by i.bore_mm, i.outside_mm, i.width_mm) s
        order by row limit ${sql.raw(String(maxSizes))}) n
      cross join lateral (
        select i.id, i.weight from items i
        where ${isInCatalogue(i)} and i.bore_mm = n.bore and i.outside_mm = n.outside and i.width_mm is not distinct from n.width
        order by ${byPopularity(i)} limit ${sql.raw(String(maxItemsPerSize))}) found) f
    order by a.place, f.row, ${byPopularity(sql`f`)}`,
);

                                                               

export async function findClosestSizes(
  db    ,
  site        ,
  sizes       ,
)                                                  {
  const found = new Map                  ();
  for (const share of windows) {
    const wanted = sizes
      .filter(({ place }) => !found.has(place))
      .map(({ place, size: { d, D, B } }) => ({ place, bore: d, outside: D, width: B ?? null }));
    if (wanted.length === 0) break;
    for (const { place, id } of await closest(db, { site, sizes: JSON.stringify(wanted), share }))
      found.set(place, [...(found.get(place) ?? []), id]);
  }
  return found;
}
