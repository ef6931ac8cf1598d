import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { items } from '../catalogue.table.ts';

/** Pictures as staff uploaded them, resized; their content is kept where papers are. */
export const itemPictures = pgTable(
  'item_pictures',
  {
    id: idColumn(),
    site: siteColumn(),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    /** The lowest is shown first. */
    position: smallint().notNull(),
    /** A hash of the content; part of the address, so that browsers may cache it for ever. */
    hash: text().notNull(),
    /** A hash of the file as it was uploaded, so that the same file is known without resizing it; '' where it was not stored. */
    fileHash: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The sizes of the content are kept under this key with '/large' and '/small' after it. */
    storage: text().$type<'database' | 's3'>().notNull(),
    storageKey: text().notNull().unique(),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept; a picture that stays without content is deleted. */
    storedAt: timestampColumn(),
    /** The content is deleted soon after. */
    removedAt: timestampColumn(),
  },
  (t) => [
    index('item_pictures_shown')
      .on(t.itemId, t.position, t.id)
      .where(sql`${t.storedAt} is not null and ${t.removedAt} is null`),
    index('item_pictures_to_delete').on(t.addedAt).where(sql`${t.storedAt} is null or ${t.removedAt} is not null`),
  ],
);
