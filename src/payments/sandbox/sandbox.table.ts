import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { minorUnitsColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';

/** Sessions that a gateway would keep on its own servers; only the sandbox reads them. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    id: text().primaryKey(),
    site: siteColumn(),
    provider: text().$type<GatewayName>().notNull(),
    receipt: text().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    createdAt: timestampColumn().notNull(),
    expiresAt: timestampColumn().notNull(),
    endedAt: timestampColumn(),
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
    amountMinor: minorUnitsColumn().notNull(),
    currency: text().notNull(),
    capturedAt: timestampColumn().notNull(),
  },
  (t) => [index().on(t.sessionId)],
);

export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text().primaryKey(),
  id: text().notNull(),
  captureId: text()
    .notNull()
    .references(() => sandboxCaptures.id),
  amountMinor: minorUnitsColumn().notNull(),
  refundedAt: timestampColumn().notNull(),
});

export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    site: siteColumn(),
    provider: text().$type<GatewayName>().notNull(),
    body: text().notNull(),
    createdAt: timestampColumn().notNull(),
    nextTryAt: timestampColumn(),
    tries: smallint().notNull().default(0),
    status: integer(),
    sentAt: timestampColumn(),
  },
  (t) => [index('sandbox_events_waiting').on(t.nextTryAt)],
);
