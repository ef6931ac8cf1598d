import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { returnRequests } from '../return-requests.table.ts';

/** Photos that a buyer added to a return, resized; their content is kept where papers are, as long as the return. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: idColumn(),
    site: siteColumn(),
    requestId: bigintColumn()
      .notNull()
      .references(() => returnRequests.id),
    /** A hash of the content. */
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The sizes of the content are kept under this key with '/large' and '/small' after it. */
    storage: text().$type<'database' | 's3'>().notNull(),
    storageKey: text().notNull().unique(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept; a photo that stays without content is deleted. */
    storedAt: timestampColumn(),
  },
  (t) => [index().on(t.requestId), index('return_pictures_to_delete').on(t.addedAt).where(sql`${t.storedAt} is null`)],
);
