import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import type { FileType } from './file-link.rule.ts';

/** Pictures and documents that facts of the seller name; their content is kept where papers are. Earlier versions name them too, so they stay. */
export const sellerFiles = pgTable(
  'seller_files',
  {
    id: idColumn(),
    site: siteColumn(),
    type: text().$type<FileType>().notNull(),
    name: text().notNull(),
    /** A hash of the content; part of the address, so that browsers may cache it for ever. */
    hash: text().notNull(),
    pages: integer().notNull(),
    storage: text().$type<'database' | 's3'>().notNull(),
    storageKey: text().notNull().unique(),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept; a file that stays without content is deleted. */
    storedAt: timestampColumn(),
  },
  (t) => [
    index('seller_files_site').on(t.site),
    index('seller_files_to_delete').on(t.addedAt).where(sql`${t.storedAt} is null`),
  ],
);
