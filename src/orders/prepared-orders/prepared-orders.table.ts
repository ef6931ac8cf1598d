import { date, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../../account/account.table.ts';
import type { EntryChannel } from '../../rfi/entry-channel.data.ts';
import {
  bigintColumn,
  bytesColumn,
  idColumn,
  siteColumn,
  timestampColumn,
} from '../../server/database/columns.server.ts';
import { orders } from '../orders.table.ts';
import type { PaymentOption } from '../payment-mode.data.ts';

/** A line as staff prepared it; the price is what the customer was told. */
export type PreparedLine = { itemId: number; quantity: number; unitMinor: number; rfiLineId: number | null };

/** An order that staff prepared and that the customer confirms or declines by a link, once. */
export const preparedOrders = pgTable(
  'prepared_orders',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** SHA-256; the token itself is in the link only. */
    tokenHash: bytesColumn().notNull(),
    lines: jsonb().$type<readonly PreparedLine[]>().notNull(),
    deliveryAddressId: bigintColumn().notNull(),
    paymentOption: text().$type<PaymentOption>().notNull(),
    purchaseOrderNo: text(),
    wishedDate: date({ mode: 'string' }),
    remark: text(),
    enteredBy: text().notNull(),
    enteredVia: text().$type<EntryChannel>().notNull(),
    createdAt: timestampColumn().notNull(),
    /** The link opens nothing after it. */
    endsAt: timestampColumn().notNull(),
    confirmedAt: timestampColumn(),
    orderId: bigintColumn().references(() => orders.id),
    declinedAt: timestampColumn(),
    declineReason: text(),
  },
  (t) => [unique().on(t.tokenHash), index().on(t.customerId, t.createdAt.desc())],
);
