import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One request that may be sent again: the second sender waits for the first one's row and gets its reply. */
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

/** What one installation knows of itself: the key that signs captchas when SECRET_KEY is not set, the demo world loaded. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Counters of the limits, by name and whom they count; `expire` in milliseconds since 1970. */
export const rateLimitCounters = pgTable('limits', {
  key: text().primaryKey(),
  points: bigint({ mode: 'number' }).notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
