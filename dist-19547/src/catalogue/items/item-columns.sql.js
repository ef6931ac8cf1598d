import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pickColumns } from '../../server/database/select-list.server.js';
import { factNames, items } from '../catalogue.table.js';

// The columns of an item for each place that shows one; `selectList` makes the SQL of them and `RowOf` the type.

/** A statement that selects these columns calls the item `i`. */
export const item = alias(items, 'i');

/** A row of search, listing, item page and recommendations. */
export const catalogueColumns = pickColumns(item, 'id', ...factNames);

/** A line of a cart, an RFI or an order. */
export const itemLineColumns = {
  ...pickColumns(item, 'name', 'code', 'maker', 'category', 'origin'),
  ...pickColumns(item, 'weightKg', 'listMinor', 'taxBp'),
};

/** The drawing beside the name. */
export const drawingColumns = pickColumns(item, 'bearingType', 'seal', 'boreMm', 'outsideMm', 'widthMm');

/** The same for a line that may be of no item, with a left join. */
export const leftJoinedDrawingColumns = {
  ...drawingColumns,
  bearingType: sql        `coalesce(${item.bearingType}, '')`,
  seal: sql        `coalesce(${item.seal}, '')`,
};
