import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import type { MessageChannel } from './message-channel.data.ts';

/** Mail and SMS to be sent, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    site: siteColumn(),
    channel: text().$type<MessageChannel>().notNull(),
    receiver: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A code or token: encrypted, and deleted once sent. */
    sealed: text(),
    /** The customer whose action caused it; null for what staff, programs and the clock cause. */
    causedBy: bigintColumn(),
    createdAt: timestampColumn().notNull(),
    tries: smallint().notNull().default(0),
    nextTryAt: timestampColumn(),
    endsAt: timestampColumn(),
    sentAt: timestampColumn(),
    givenUpAt: timestampColumn(),
    lastError: text(),
  },
  (t) => [
    index('outbox_waiting').on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index('outbox_caused').on(t.causedBy, t.createdAt).where(sql`${t.causedBy} is not null`),
    index('outbox_newest').on(t.site, t.id),
    index('outbox_order')
      .on(t.site, sql`(${t.data} ->> 'orderNumber')`)
      .where(sql`${t.data} ->> 'orderNumber' is not null`),
  ],
);
