import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers, users } from '../../account/account.table.ts';
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
import type { PaymentState } from './payment-state.rule.ts';

/** A try to pay online for one set of lines; it can pay one order, once. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: bigintColumn()
      .notNull()
      .references(() => customers.id),
    userId: bigintColumn()
      .notNull()
      .references(() => users.id),
    provider: text().$type<GatewayName>().notNull(),
    /** Whether the stand-in was asked: keys that come later do not change whom it belongs to. */
    sandbox: boolean().notNull(),
    /** What the provider knows it by. */
    receipt: text().notNull(),
    sessionId: text(),
    /** Where the buyer pays, if the provider redirects. */
    checkoutUrl: text(),
    captureId: text(),
    amountMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The order it will be, with copies of address, PO number and remark, as the room of orders writes it. */
    frozen: jsonb().notNull(),
    orderId: bigintColumn(),
    /** Why the money is given back. */
    refusedFor: text(),
    expiresAt: timestampColumn().notNull(),
    createdAt: timestampColumn().notNull(),
    openedAt: timestampColumn(),
    endedAt: timestampColumn(),
    settledAt: timestampColumn(),
    orderedAt: timestampColumn(),
    refusedAt: timestampColumn(),
    /** When the job looks at it again; null when there is nothing left to find out. */
    nextCheckAt: timestampColumn(),
    tries: smallint().notNull().default(0),
  },
  (t) => [
    unique().on(t.receipt),
    uniqueIndex('payments_session').on(t.provider, t.sessionId).where(sql`${t.sessionId} is not null`),
    uniqueIndex('payments_capture').on(t.provider, t.captureId).where(sql`${t.captureId} is not null`),
    uniqueIndex('payments_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    uniqueIndex('payments_open').on(t.customerId).where(sql`${t.state} in ('opening', 'open')`),
    index('payments_customer').on(t.customerId, t.createdAt.desc()),
    index('payments_check').on(t.site, t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
  ],
);

/** What is paid for, as it was when the payment began. */
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
    /** Pieces kept for it while it can be paid; a quoted line may do with less than it orders. */
    held: integer().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    taxMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    /** The order line it will be. */
    frozen: jsonb().notNull(),
  },
  (t) => [unique().on(t.paymentId, t.lineNo), index().on(t.cartLineId)],
);

/** Each webhook once, by the provider's id for it. */
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

/** Money to give back: written in the transaction of its reason, carried out by a job. */
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
    /** The provider gives back once for it. */
    key: text().notNull(),
    requestedAt: timestampColumn().notNull(),
    nextTryAt: timestampColumn(),
    tries: smallint().notNull().default(0),
    lastError: text(),
    refundId: text(),
    doneAt: timestampColumn(),
  },
  (t) => [unique().on(t.key), index().on(t.paymentId), index('payment_refunds_waiting').on(t.site, t.nextTryAt)],
);
