import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { customerIdColumn } from '../account.table.ts';
import type { PaperType } from './paper-content.rule.ts';
import type { PaperKind } from './paper-kind.rule.ts';
import type { PaperStatus } from './paper-status.data.ts';

export const papers = pgTable(
  'papers',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    kind: text().$type<PaperKind>().notNull(),
    fileName: text().notNull(),
    type: text().$type<PaperType>().notNull(),
    bytes: integer().notNull(),
    /** 1 for a picture. */
    pages: smallint().notNull(),
    /** Where the content is kept, which a later setting does not change. */
    storage: text().$type<'database' | 's3'>().notNull(),
    storageKey: text().notNull().unique(),
    status: text().$type<PaperStatus>().notNull().default('waiting'),
    /** Shown to the buyer: why the paper was rejected. */
    reason: text(),
    decidedAt: timestampColumn(),
    decidedBy: text(),
    createdAt: timestampColumn().notNull(),
    /** Null until the content is kept; a paper that stays without content is deleted. */
    storedAt: timestampColumn(),
    /** The time at which the buyer removed it; the content is deleted soon after. */
    removedAt: timestampColumn(),
  },
  (t) => [
    index('papers_customer').on(t.customerId, t.id),
    index('papers_listed').on(t.site, t.status, t.id).where(sql`${t.storedAt} is not null and ${t.removedAt} is null`),
    index('papers_file_name_part').using('gin', t.fileName.op('gin_trgm_ops')),
    index('papers_to_delete').on(t.createdAt).where(sql`${t.storedAt} is null or ${t.removedAt} is not null`),
  ],
);

/** Apart from the papers, so that reading those never touches megabytes. */
export const paperContents = pgTable('paper_contents', {
  storageKey: text().primaryKey(),
  content: bytesColumn().notNull(),
});
