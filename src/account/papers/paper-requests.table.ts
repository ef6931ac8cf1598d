import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { customerIdColumn } from '../account.table.ts';
import type { PaperKind } from './paper-kind.rule.ts';

/** Papers that staff have asked a buyer for. */
export const paperRequests = pgTable(
  'paper_requests',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    kind: text().$type<PaperKind>().notNull(),
    /** Shown to the buyer: which paper, and why. */
    sentence: text().notNull(),
    askedAt: timestampColumn().notNull(),
    askedBy: text().notNull(),
    /** When a paper of this kind arrived, or staff withdrew the request. */
    endedAt: timestampColumn(),
    /** The paper that arrived. */
    paperId: bigintColumn(),
  },
  (t) => [
    uniqueIndex('paper_requests_open').on(t.customerId, t.kind).where(sql`${t.endedAt} is null`),
    index('paper_requests_paper').on(t.paperId).where(sql`${t.paperId} is not null`),
  ],
);
