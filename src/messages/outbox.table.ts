import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';

/** Mail and SMS to be sent, written in the transaction of what they speak of. */
export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    site: siteColumn(),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    receiver: text().notNull(),
    /** Name of the template in messages/; `data` holds all it says, as it was. */
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What only the receiver may read, a code or a token: encrypted, and forgotten once it is sent. */
    sealed: text(),
    createdAt: timestampColumn().notNull(),
    tries: smallint().notNull().default(0),
    /** Null once it is sent or given up. */
    nextTryAt: timestampColumn(),
    /** Nobody wants it afterwards, as a code that has ended. */
    endsAt: timestampColumn(),
    sentAt: timestampColumn(),
    givenUpAt: timestampColumn(),
    lastError: text(),
  },
  (t) => [
    index('outbox_waiting').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index('outbox_newest').on(t.site, t.id),
  ],
);
