import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customerIdColumn, users } from '../account/account.table.ts';
import type { TaxTreatment } from '../account/tax-registration/place-of-supply.rule.ts';
import { branches, items } from '../catalogue/catalogue.table.ts';
import type { EntryChannel } from '../rfi/entry-channel.data.ts';
import {
  bigintColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';
import type { OrderHold, PartySnapshot } from './order-rows.contract.ts';
import type { OrderStatus } from './order-state.rule.ts';
import type { PaymentMode, PaymentOption } from './payment-mode.data.ts';

/** The latest serial per site, kind and year, allocated outside the transaction of an order. */
export const serials = pgTable(
  'serials',
  { site: siteColumn(), kind: text().notNull(), year: smallint().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.site, t.kind, t.year] })],
);

export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    /** Who ordered it; null where staff entered it for a customer. */
    userId: bigintColumn().references(() => users.id),
    branchId: bigintColumn()
      .notNull()
      .references(() => branches.id),
    number: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentMode: text().$type<PaymentMode>().notNull(),
    paymentOption: text().$type<PaymentOption>().notNull(),
    paymentId: bigintColumn(),
    currency: currencyColumn().notNull(),
    subtotalMinor: minorUnitsColumn().notNull(),
    taxMinor: minorUnitsColumn().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    weightKg: doublePrecision().notNull(),
    /** Halves (CGST and SGST or UTGST), whole (IGST, VAT), or none (SEZ under LUT). */
    taxForm: text().$type<TaxTreatment>().notNull(),
    placeOfSupplyId: smallint().notNull(),
    placeOfSupply: text().notNull(),
    seller: jsonb().$type<PartySnapshot>().notNull(),
    billTo: jsonb().$type<PartySnapshot>().notNull(),
    deliverTo: jsonb().$type<PartySnapshot>().notNull(),
    deliveryAddressId: bigintColumn().notNull(),
    purchaseOrderNo: text(),
    wishedDate: date({ mode: 'string' }),
    remark: text(),
    placedAt: timestampColumn().notNull(),
    /** A test order was placed while the shop was closed: no goods or invoice leave, and the opening cancels it. */
    isTest: boolean().notNull().default(false),
    /** null unless staff hold the order; ended holds are in the audit trail. */
    hold: jsonb().$type<OrderHold>(),
    /** Who of the staff entered it, and how the customer had asked. */
    enteredBy: text(),
    enteredVia: text().$type<EntryChannel>(),
    /** Why an order that staff entered has no PO number. */
    noPurchaseOrder: text(),
  },
  (t) => [
    unique().on(t.number),
    index('orders_customer').on(t.customerId, t.placedAt.desc()),
    index('orders_customer_status').on(t.customerId, t.status, t.placedAt.desc(), t.id.desc()),
    index('orders_waiting').on(t.site, t.status, t.placedAt),
    index('orders_newest').on(t.site, t.placedAt.desc(), t.id.desc()),
    index('orders_largest').on(t.site, t.totalMinor.desc(), t.id.desc()),
    index('orders_number_prefix').on(t.number.op('text_pattern_ops')),
    index('orders_number_part').using(
      'gin',
      sql`${numberText(sql`${t.number}`, sql`${t.purchaseOrderNo}`)} gin_trgm_ops`,
    ),
    index('orders_tests').on(t.site, t.id).where(sql`${t.isTest}`),
    index('orders_purchase_order').on(t.site, sql`lower(trim(${t.purchaseOrderNo})) text_pattern_ops`),
    uniqueIndex('orders_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: idColumn(),
    site: siteColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    lineNo: smallint().notNull(),
    kind: text().$type<'item' | 'freight'>().notNull().default('item'),
    itemId: bigintColumn().references(() => items.id),
    /** Unique: one cart line becomes one order line, once. */
    cartLineId: bigintColumn(),
    rfiLineId: bigintColumn(),
    itemCode: text().notNull(),
    itemName: text().notNull(),
    maker: text().notNull(),
    category: text().notNull(),
    hsn: text().notNull(),
    unit: text().notNull(),
    origin: text().notNull(),
    ordered: integer().notNull(),
    reserved: integer().notNull().default(0),
    dispatched: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    listMinor: minorUnitsColumn().notNull(),
    unitMinor: minorUnitsColumn().notNull(),
    discountBp: integer().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    taxBp: smallint().notNull(),
    taxMinor: minorUnitsColumn().notNull(),
    currency: currencyColumn().notNull(),
    weightKg: doublePrecision().notNull(),
    expectedOn: date({ mode: 'string' }),
  },
  (t) => [
    unique().on(t.orderId, t.lineNo),
    index('order_lines_owed')
      .on(t.site, t.expectedOn, t.orderId)
      .where(sql`${t.ordered} > ${t.dispatched} + ${t.cancelled}`),
    index('order_lines_item_name').on(t.site, sql`translate(upper(${t.itemName}), ' -/.', '') text_pattern_ops`),
    index('order_lines_item_code').on(t.site, sql`translate(upper(${t.itemCode}), ' -/.', '') text_pattern_ops`),
    index('order_lines_item').on(t.itemId, t.id.desc()),
    uniqueIndex('order_lines_cart_line').on(t.cartLineId).where(sql`${t.cartLineId} is not null`),
    check(
      'order_lines_quantities',
      sql`${t.ordered} > 0 and least(${t.reserved}, ${t.dispatched}, ${t.cancelled}, ${t.returned}) >= 0
        and ${t.reserved} + ${t.dispatched} + ${t.cancelled} <= ${t.ordered} and ${t.returned} <= ${t.dispatched}`,
    ),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
    site: siteColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    status: text().$type<OrderStatus>().notNull(),
    by: text().notNull(),
    note: text(),
    at: timestampColumn().notNull(),
  },
  (t) => [index().on(t.orderId)],
);
