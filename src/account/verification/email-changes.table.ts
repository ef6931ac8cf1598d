import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { userIdColumn } from '../account.table.ts';

/** A verified user's change to another e-mail address. The tokens of its two links are not stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: idColumn(),
    site: siteColumn(),
    userId: userIdColumn(),
    before: text().notNull(),
    after: text().notNull(),
    /** The hash of the link that was mailed to the new address. */
    confirmHash: bytesColumn().notNull().unique(),
    /** The hash of the link that was mailed to the previous address. */
    objectHash: bytesColumn().notNull().unique(),
    createdAt: timestampColumn().notNull(),
    /** Until then the new address can be confirmed. */
    endsAt: timestampColumn().notNull(),
    /** Until then the address before can stop the change or undo it; nobody else can take that address. */
    objectUntil: timestampColumn().notNull(),
    confirmedAt: timestampColumn(),
    /** Replaced by a newer change or stopped: it can no longer be confirmed. */
    stoppedAt: timestampColumn(),
    objectedAt: timestampColumn(),
  },
  (t) => [index().on(t.userId), index().on(t.site, t.before)],
);
