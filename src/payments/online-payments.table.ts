import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers, users } from '../account/account.table.ts';
import { items } from '../catalogue/catalogue.table.ts';
import { currencyCode, minorUnits, moment, rowKey, siteCode, whole } from '../server/columns.ts';
import type { PaymentState } from './payment-state.rule.ts';
import type { ProviderName } from './provider.ts';

/** A try to pay online for one set of lines; it can pay one order, once. */
export const payments = pgTable(
  'payments',
  {
    id: rowKey(),
    site: siteCode(),
    customerId: whole()
      .notNull()
      .references(() => customers.id),
    userId: whole()
      .notNull()
      .references(() => users.id),
    provider: text().$type<ProviderName>().notNull(),
    /** Whether the stand-in was asked: keys that come later do not change whom it belongs to. */
    sandbox: boolean().notNull(),
    /** What the provider knows it by. */
    receipt: text().notNull(),
    sessionId: text(),
    /** Where the buyer pays, if the provider redirects. */
    checkoutUrl: text(),
    captureId: text(),
    amountMinor: minorUnits().notNull(),
    currency: currencyCode().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The order it will be, with copies of address, PO number and remark, as the room of orders writes it. */
    frozen: jsonb().notNull(),
    orderId: whole(),
    /** Why the money is given back. */
    refusedFor: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    openedAt: moment(),
    endedAt: moment(),
    settledAt: moment(),
    orderedAt: moment(),
    refusedAt: moment(),
    /** When the job looks at it again; null when there is nothing left to find out. */
    nextCheckAt: moment(),
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
    id: rowKey(),
    site: siteCode(),
    paymentId: whole()
      .notNull()
      .references(() => payments.id),
    lineNo: smallint().notNull(),
    cartLineId: whole().notNull(),
    itemId: whole()
      .notNull()
      .references(() => items.id),
    branchId: whole().notNull(),
    rfiLineId: whole(),
    quantity: integer().notNull(),
    /** Pieces kept for it while it can be paid; a quoted line may do with less than it orders. */
    held: integer().notNull(),
    totalMinor: minorUnits().notNull(),
    taxMinor: minorUnits().notNull(),
    currency: currencyCode().notNull(),
    /** The order line it will be. */
    frozen: jsonb().notNull(),
  },
  (t) => [unique().on(t.paymentId, t.lineNo), index().on(t.cartLineId)],
);

/** Each webhook once, by the provider's id for it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: rowKey(),
    site: siteCode(),
    provider: text().$type<ProviderName>().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    paymentId: whole().references(() => payments.id),
    receivedAt: moment().notNull(),
  },
  (t) => [unique().on(t.site, t.provider, t.eventId), index().on(t.paymentId)],
);

/** Money to give back: written in the transaction of its reason, carried out by a job. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: rowKey(),
    site: siteCode(),
    paymentId: whole()
      .notNull()
      .references(() => payments.id),
    captureId: text().notNull(),
    amountMinor: minorUnits().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    /** The provider gives back once for it. */
    key: text().notNull(),
    requestedAt: moment().notNull(),
    nextTryAt: moment(),
    tries: smallint().notNull().default(0),
    lastError: text(),
    refundId: text(),
    doneAt: moment(),
  },
  (t) => [unique().on(t.key), index().on(t.paymentId), index('payment_refunds_waiting').on(t.site, t.nextTryAt)],
);
