import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customerIdColumn, userIdColumn } from '../../account/account.table.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import type { PaymentPurpose, PaymentState } from './payment-state.rule.ts';

export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    userId: userIdColumn(),
    purpose: text().$type<PaymentPurpose>().notNull().default('order'),
    provider: text().$type<GatewayName>().notNull(),
    /** Whether the sandbox opened it; keys added later do not change that. */
    sandbox: boolean().notNull(),
    receipt: text().notNull(),
    sessionId: text(),
    checkoutUrl: text(),
    captureId: text(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    state: text().$type<PaymentState>().notNull(),
    frozen: jsonb().notNull(),
    orderId: bigintColumn(),
    refusedFor: text(),
    expiresAt: timestampColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    openedAt: timestampColumn(),
    endedAt: timestampColumn(),
    settledAt: timestampColumn(),
    orderedAt: timestampColumn(),
    /** When the money of invoices and advances was booked. */
    bookedAt: timestampColumn(),
    refusedAt: timestampColumn(),
    nextCheckAt: timestampColumn(),
    tries: smallint().notNull().default(0),
    /** When staff said that it is settled outside of the store; the reason is only theirs to read. */
    closedAt: timestampColumn(),
    closedBy: text(),
    closedReason: text(),
  },
  (t) => [
    unique().on(t.receipt),
    uniqueIndex('payments_session').on(t.provider, t.sessionId).where(sql`${t.sessionId} is not null`),
    uniqueIndex('payments_capture').on(t.provider, t.captureId).where(sql`${t.captureId} is not null`),
    uniqueIndex('payments_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    uniqueIndex('payments_open').on(t.customerId).where(sql`${t.state} in ('opening', 'open')`),
    index('payments_customer').on(t.customerId, t.createdAt.desc()),
    index('payments_check').on(t.site, t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('payments_listed').on(t.site, t.id.desc()),
    index('payments_unfinished').on(t.site, t.state).where(sql`${t.state} in ('opening', 'open', 'settled')`),
    index('payments_refused').on(t.site).where(sql`${t.state} = 'refused' and ${t.closedAt} is null`),
    index('payments_closed').on(t.site, t.id.desc()).where(sql`${t.closedAt} is not null`),
  ],
);

export const paymentLines = pgTable(
  'payment_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    paymentId: bigintColumn()
      .notNull()
      .references(() => payments.id),
    lineNo: smallint().notNull(),
    cartLineId: bigintColumn().notNull(),
    itemId: bigintColumn()
      .notNull()
      .references(() => items.id),
    branchId: bigintColumn().notNull(),
    rfiLineId: bigintColumn(),
    quantity: integer().notNull(),
    /** Pieces held for it; a quoted line may hold less than it orders. */
    held: integer().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    taxMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    frozen: jsonb().notNull(),
  },
  (t) => [unique().on(t.paymentId, t.lineNo), index().on(t.cartLineId)],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: idColumn(),
    site: siteColumn(),
    provider: text().$type<GatewayName>().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    paymentId: bigintColumn().references(() => payments.id),
    receivedAt: timestampColumn().notNull(),
  },
  (t) => [unique().on(t.site, t.provider, t.eventId), index().on(t.paymentId)],
);

/** A refund is written with its reason in one transaction, and carried out by a job. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: idColumn(),
    site: siteColumn(),
    paymentId: bigintColumn()
      .notNull()
      .references(() => payments.id),
    captureId: text().notNull(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    key: text().notNull(),
    requestedAt: timestampColumn().notNull(),
    nextTryAt: timestampColumn(),
    tries: smallint().notNull().default(0),
    /** The error of the last attempt; none while one is under way. */
    lastError: text(),
    /** The gateway's, of the last one that came back while it is undone; none where staff settled it outside of the store. */
    refundId: text(),
    doneAt: timestampColumn(),
    /** Whether staff made the refund in the provider's dashboard, so that it was not asked for here. */
    atProvider: boolean().notNull().default(false),
  },
  (t) => [
    unique().on(t.key),
    index().on(t.paymentId),
    index('payment_refunds_waiting').on(t.site, t.nextTryAt),
    index('payment_refunds_undone').on(t.site, t.paymentId).where(sql`${t.doneAt} is null`),
  ],
);
