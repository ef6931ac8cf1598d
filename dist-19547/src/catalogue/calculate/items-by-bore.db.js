import { sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { pickColumns,             selectList } from '../../server/database/select-list.server.js';
import { byPopularity, isInCatalogue } from '../items/catalogue-items.sql.js';
import { item } from '../items/item-columns.sql.js';

const ratedColumns = {
  ...pickColumns(item, 'id', 'name', 'maker', 'boreMm', 'outsideMm', 'widthMm'),
  ...pickColumns(item, 'dynamicKn', 'staticKn', 'speedGreaseRpm', 'speedOilRpm'),
};

const maxRated = 500;
const toleranceMm = 0.05;

const i = sql`i`;
const boreMm = sql`${sql.placeholder('boreMm')}::float8`;
const tolerance = sql.raw(String(toleranceMm));

                                                   

const itemsByBore = prepareStatement                                             (
  'catalogue_items_by_bore',
  sql`select ${selectList(ratedColumns)} from items i
    where ${isInCatalogue(i)} and i.bore_mm between ${boreMm} - ${tolerance} and ${boreMm} + ${tolerance}
      and i.bearing_type <> '' and i.dynamic_kn is not null
    order by ${byPopularity(i)} limit ${sql.raw(String(maxRated))}`,
);

/** Bearings with a load rating for a shaft, the most popular first. */
export const findItemsByBore = (db    , site        , boreMm        )                       =>
  itemsByBore(db, { site, boreMm });
