import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.ts';
import { item } from '../items/item-columns.sql.ts';

const ratedColumns = {
  ...pickColumns(item, 'id', 'name', 'maker', 'boreMm', 'outsideMm', 'widthMm'),
  ...pickColumns(item, 'dynamicKn', 'staticKn', 'speedGreaseRpm', 'speedOilRpm'),
};

const maxRated = 500;
const toleranceMm = 0.05;

const i = sql`i`;
const boreMm = sql`${sql.placeholder('boreMm')}::float8`;
const tolerance = sql.raw(String(toleranceMm));

export type RatedItem = RowOf<typeof ratedColumns>;

const itemsByBore = prepareStatement<{ site: string; boreMm: number }, RatedItem>(
  'catalogue_items_by_bore',
  sql`select ${selectList(ratedColumns)} from items i
    where ${isInCatalogue(i)} and i.bore_mm between ${boreMm} - ${tolerance} and ${boreMm} + ${tolerance}
      and i.bearing_type <> '' and i.dynamic_kn is not null
    order by ${byPopularity(i)} limit ${sql.raw(String(maxRated))}`,
);

/** Bearings with a load rating for a shaft, the most popular first. */
export const findItemsByBore = (db: Db, site: string, boreMm: number): Promise<RatedItem[]> =>
  itemsByBore(db, { site, boreMm });
