import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, rowKey, siteCode } from '../server/columns.ts';

/** Mail and SMS to be sent, written in the transaction of what they speak of. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowKey(),
    site: siteCode(),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    receiver: text().notNull(),
    /** Name of the template in messages/; `data` holds all it says, as it was. */
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
    tries: smallint().notNull().default(0),
    nextTryAt: moment(),
    sentAt: moment(),
    lastError: text(),
  },
  (t) => [index('outbox_waiting').on(t.nextTryAt)],
);
