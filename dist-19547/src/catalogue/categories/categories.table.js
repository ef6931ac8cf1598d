import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteColumn, timestampColumn } from '../../server/database/columns.server.js';

/** Categories that staff have put in an order; the others follow as they always did. */
export const categoryPlaces = pgTable(
  'category_places',
  { site: siteColumn(), category: text().notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.category] })],
);

/** Former names of categories, so that their old addresses lead to what they are called now. */
export const categoryRenames = pgTable(
  'category_renames',
  { site: siteColumn(), former: text().notNull(), category: text().notNull(), renamedAt: timestampColumn().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.former] })],
);
