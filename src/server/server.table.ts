import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A repeated request is answered from its stored reply for this long. */
export const replyRetentionHours = 24;

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    site: text().notNull(),
    userId: bigint({ mode: 'number' }).notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    reply: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.call, t.key] })],
);

export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** `expire` in milliseconds since 1970. */
export const rateLimitCounters = pgTable('limits', {
  key: text().primaryKey(),
  points: bigint({ mode: 'number' }).notNull().default(0),
  expire: bigint({ mode: 'number' }).notNull(),
});

/** Which process runs a background job, until when. */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  owner: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
