import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../../server/database/columns.server.js';
                                                    

/** A site without a row is closed, but for the demo's. */
export const siteOpenings = pgTable('site_openings', {
  site: text().$type          ().primaryKey(),
  isOpen: boolean().notNull(),
  /** When it was last opened or closed. */
  since: timestampColumn().notNull(),
  changedBy: text().notNull(),
});
