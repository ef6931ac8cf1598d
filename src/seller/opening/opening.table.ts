import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../../server/database/columns.server.ts';
import type { SiteCode } from '../../sites/site.ts';

/** A site without a row is closed, but for the demo's. */
export const siteOpenings = pgTable('site_openings', {
  site: text().$type<SiteCode>().primaryKey(),
  isOpen: boolean().notNull(),
  /** When it was last opened or closed. */
  since: timestampColumn().notNull(),
  changedBy: text().notNull(),
});
