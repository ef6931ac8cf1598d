import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { staff } from '../account/staff/staff.table.ts';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';

/** Facts that the seller changed. Rows are only added: the newest of a part whose time has come is in force. */
export const sellerFacts = pgTable(
  'seller_facts',
  {
    id: idColumn(),
    site: siteColumn(),
    /** The name of a part of fact-parts.ts. */
    part: text().notNull(),
    data: jsonb().notNull(),
    /** Null while a second person must confirm it. */
    inForceAt: timestampColumn(),
    changedAt: timestampColumn().notNull(),
    changedBy: text().notNull(),
    changedById: bigintColumn().references(() => staff.id),
    confirmedAt: timestampColumn(),
    confirmedBy: text(),
  },
  (t) => [index('seller_facts_part').on(t.site, t.part, t.id.desc())],
);

/** Facts that staff look at on the shop's pages before they save them. */
export const sellerPreviews = pgTable('seller_previews', {
  ticketHash: text().primaryKey(),
  site: siteColumn(),
  part: text().notNull(),
  data: jsonb().notNull(),
  endsAt: timestampColumn().notNull(),
});
