import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { customerIdColumn } from '../account/account.table.ts';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../server/database/columns.server.ts';
import { documents } from './documents.table.ts';
import { orderLines, orders } from './orders.table.ts';
import type { FaultyPart, ReturnReason, ReturnRemedy, ReturnStatus } from './return-requests.rule.ts';

/** The goods of one tax invoice that a buyer asks to return. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: idColumn(),
    site: siteColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    customerId: customerIdColumn(),
    documentId: bigintColumn()
      .notNull()
      .references(() => documents.id),
    /** Counts within the order: NOD26000119-R1 is its first. */
    returnNo: smallint().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    note: text().notNull(),
    remedy: text().$type<ReturnRemedy>().notNull().default('credit'),
    requestedAt: timestampColumn().notNull(),
    /** The text of staff to the buyer on their decision, and below it that on the goods when they came. */
    answer: text(),
    decidedAt: timestampColumn(),
    decidedBy: text(),
    receivedAt: timestampColumn(),
    receivedBy: text(),
    /** The number of the credit note; null where nothing was credited. */
    creditNote: text(),
  },
  (t) => [
    unique().on(t.orderId, t.returnNo),
    index('return_requests_open').on(t.site, t.requestedAt).where(sql`${t.status} in ('requested', 'approved')`),
  ],
);

export const returnRequestLines = pgTable(
  'return_request_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    requestId: bigintColumn()
      .notNull()
      .references(() => returnRequests.id),
    orderLineId: bigintColumn()
      .notNull()
      .references(() => orderLines.id),
    /** The line of the tax invoice. */
    lineNo: smallint().notNull(),
    quantity: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** '' where the buyer named none. */
    part: text().$type<FaultyPart | ''>().notNull().default(''),
    /** null until the goods are here. */
    credited: integer(),
    restocked: boolean(),
  },
  (t) => [
    unique().on(t.requestId, t.lineNo),
    index().on(t.orderLineId),
    check('return_request_lines_quantity', sql`${t.quantity} > 0 and ${t.credited} between 0 and ${t.quantity}`),
  ],
);
