import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
                                                                            
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.js';
import { dispatches } from '../dispatches.table.js';

/** Signed delivery notes, which staff add to a dispatch; their content is kept where papers are. */
export const deliveryNotes = pgTable(
  'delivery_notes',
  {
    id: idColumn(),
    site: siteColumn(),
    dispatchId: bigintColumn()
      .notNull()
      .references(() => dispatches.id),
    fileName: text().notNull(),
    type: text().$type           ().notNull(),
    storage: text().$type                   ().notNull(),
    storageKey: text().notNull().unique(),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept; a note that stays without content is deleted. */
    storedAt: timestampColumn(),
    /** The content is deleted soon after. */
    removedAt: timestampColumn(),
  },
  (t) => [
    index().on(t.dispatchId),
    index('delivery_notes_to_delete').on(t.addedAt).where(sql`${t.storedAt} is null or ${t.removedAt} is not null`),
  ],
);
