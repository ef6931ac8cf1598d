import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintColumn, bytesColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import type { ChangeKind } from './change-events.data.ts';

/** Tokens of programs that call the store; each is shown once, and only its hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: idColumn(),
    site: siteColumn(),
    name: text().notNull(),
    /** The first characters, by which people recognise it. */
    prefix: text().notNull(),
    tokenHash: bytesColumn().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    createdAt: timestampColumn().notNull(),
    createdBy: text().notNull(),
    expiresAt: timestampColumn(),
    lastUsedAt: timestampColumn(),
    endedAt: timestampColumn(),
    endedBy: text(),
  },
  (t) => [
    uniqueIndex('api_tokens_hash').on(t.tokenHash),
    uniqueIndex('api_tokens_name').on(t.site, sql`lower(${t.name})`).where(sql`${t.endedAt} is null`),
  ],
);

/** Numbers that an ERP gives what it sends, so that a thing sent twice is recorded once. */
export const ownNumbers = pgTable(
  'own_numbers',
  {
    site: siteColumn(),
    kind: text().$type<'dispatch' | 'receipt'>().notNull(),
    number: text().notNull(),
    /** SHA-256 of what was sent. */
    bodyHash: text().notNull(),
    /** null until it is recorded, within one transaction. */
    reply: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestampColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.number] })],
);

/** Triggers write a row in the transaction of a change; it goes when the change gets a number. */
export const pendingChanges = pgTable('pending_changes', {
  id: idColumn(),
  site: siteColumn(),
  kind: text().$type<ChangeKind>().notNull(),
  recordId: bigintColumn().notNull(),
  /** '' for what tells no endpoint. */
  event: text().notNull(),
  at: timestampColumn().notNull().defaultNow(),
});

/** The latest change of each record. Numbers are given to committed changes only, under a lock (decision 0034). */
export const recordChanges = pgTable(
  'record_changes',
  {
    kind: text().$type<ChangeKind>().notNull(),
    recordId: bigintColumn().notNull(),
    site: siteColumn(),
    number: bigintColumn().notNull(),
    changedAt: timestampColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    uniqueIndex('record_changes_number').on(t.number),
    index('record_changes_list').on(t.site, t.kind, t.number),
  ],
);

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: idColumn(),
  site: siteColumn(),
  url: text().notNull(),
  events: jsonb().$type<string[]>().notNull(),
  /** The secret of the endpoint, encrypted with the store's. */
  sealedSecret: text().notNull(),
  createdAt: timestampColumn().notNull(),
  createdBy: text().notNull(),
  /** The moment since which every delivery has failed; null after one that arrived. */
  failingSince: timestampColumn(),
  switchedOffAt: timestampColumn(),
  endedAt: timestampColumn(),
  endedBy: text(),
});

/** Messages to endpoints, written in the transaction that numbers the change. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    site: siteColumn(),
    endpointId: bigintColumn()
      .notNull()
      .references(() => webhookEndpoints.id),
    /** The same at every try, so that the receiver recognises one it has. */
    messageId: text().notNull(),
    event: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: timestampColumn().notNull(),
    tries: smallint().notNull().default(0),
    /** null once it arrived or was given up. */
    nextTryAt: timestampColumn(),
    /** The moment until which one process delivers it. */
    leasedUntil: timestampColumn(),
    deliveredAt: timestampColumn(),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.endpointId, t.nextTryAt, t.id).where(sql`${t.nextTryAt} is not null`),
    index('webhook_deliveries_newest').on(t.site, t.id.desc()),
    index('webhook_deliveries_age').on(t.createdAt),
    index().on(t.endpointId),
  ],
);

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    site: siteColumn(),
    deliveryId: bigintColumn()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: timestampColumn().notNull(),
    /** null without a reply. */
    status: smallint(),
    /** Why the delivery failed; '' when it arrived. */
    problem: text().notNull(),
    /** The first bytes of the reply. */
    reply: text().notNull(),
    tookMs: integer().notNull(),
    byHand: boolean().notNull().default(false),
  },
  (t) => [index().on(t.deliveryId)],
);
