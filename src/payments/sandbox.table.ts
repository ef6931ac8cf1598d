import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { minorUnits, moment, siteCode } from '../server/columns.ts';
import type { ProviderName } from './provider.ts';

/** What the stand-in for a provider keeps, as a provider would at its own place; nobody else reads it. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    id: text().primaryKey(),
    site: siteCode(),
    provider: text().$type<ProviderName>().notNull(),
    receipt: text().notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [unique().on(t.site, t.provider, t.receipt)],
);

export const sandboxCaptures = pgTable(
  'sandbox_captures',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sandboxSessions.id),
    amountMinor: minorUnits().notNull(),
    currency: text().notNull(),
    capturedAt: moment().notNull(),
  },
  (t) => [index().on(t.sessionId)],
);

export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text().primaryKey(),
  id: text().notNull(),
  captureId: text()
    .notNull()
    .references(() => sandboxCaptures.id),
  amountMinor: minorUnits().notNull(),
  refundedAt: moment().notNull(),
});

/** Webhooks to be sent to the store, until it takes them. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    site: siteCode(),
    provider: text().$type<ProviderName>().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    nextTryAt: moment(),
    tries: smallint().notNull().default(0),
    /** What the store answered last. */
    status: integer(),
    sentAt: moment(),
  },
  (t) => [index('sandbox_events_waiting').on(t.nextTryAt)],
);
