import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { siteColumn } from '../../server/database/columns.server.ts';

/** Counts by day what visitors and buyers searched for and no item has, without anybody's name or address. */
export const searchMisses = pgTable(
  'search_misses',
  {
    site: siteColumn(),
    day: date({ mode: 'string' }).notNull(),
    key: text().notNull(),
    /** The text as somebody typed it first that day. */
    typed: text().notNull(),
    searches: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.day, t.key] }), index().on(t.day)],
);
