import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
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
import { customers } from '../account/account.table.ts';
import type { TaxForm } from '../account/place-of-supply.rule.ts';
import type { Currency } from '../lib/currency.ts';
import type { Day } from '../lib/dates.ts';
import { currencyCode, minorUnits, moment, rowKey, siteCode, whole } from '../server/columns.ts';
import type { BankAccount } from '../sites/bank-account.rule.ts';
import type { Country } from '../sites/site.ts';
import { dispatches } from './dispatches.table.ts';
import { orderLines, orders, type PartyCopy } from './orders.table.ts';

export type DocumentKind = 'proforma' | 'tax_invoice' | 'credit_note';

/** What a document says beside its lines and its number, fixed when it is issued. Amounts in minor units. */
export type DocumentHead = {
  country: Country;
  currency: Currency;
  /** 'GST' and 'GSTIN', 'VAT' and 'TRN'. */
  taxLabel: string;
  taxNumberLabel: string;
  seller: PartyCopy;
  sellerEmail: string;
  sellerPhone: string;
  billTo: PartyCopy;
  deliverTo: PartyCopy;
  taxForm: TaxForm;
  /** 'Maharashtra (27)', 'Dubai'. */
  placeOfSupply: string;
  orderNumber: string;
  orderedOn: Day;
  purchaseOrderNo: string;
  /** 'On credit, 45 days', 'Bank transfer before dispatch', 'Paid online'. */
  payment: string;
  /** When a tax invoice falls due; '' where it was paid before. */
  dueOn: Day | '';
  /** The day the goods left; '' for a proforma. */
  suppliedOn: Day | '';
  /** 'NOD26000119-1' and how it travels; '' without goods. */
  dispatch: string;
  carrier: string;
  remark: string;
  /** What the law wants said on a supply like this one. */
  declarations: readonly string[];
  /** Of a credit note: the invoice it takes back from, and why. */
  ofInvoice: { number: string; issuedOn: Day } | null;
  reason: string;
  /** Where it is paid by bank transfer, under the order's number; left out where it was paid online. */
  payTo?: { account: BankAccount; beforeDispatch: boolean };
};

export type DocumentLine = {
  lineNo: number;
  orderLineId: number;
  itemCode: string;
  itemName: string;
  maker: string;
  category: string;
  hsn: string;
  unit: string;
  origin: string;
  lots: string;
  quantity: number;
  listMinor: number;
  unitMinor: number;
  discountBp: number;
  taxableMinor: number;
  taxBp: number;
  centralMinor: number;
  stateMinor: number;
  wholeMinor: number;
};

/** A document with all that is printed of it. */
export type IssuedDocument = {
  id: number;
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  head: DocumentHead;
  lines: readonly DocumentLine[];
};

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Numbers without gaps, per registration and financial year; `last` is the serial given out last. */
export const series = pgTable(
  'series',
  {
    id: rowKey(),
    site: siteCode(),
    /** GSTIN or TRN of the branch that sells. */
    registration: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    /** '26-27' in India, '2026' in the Gulf. */
    year: text().notNull(),
    prefix: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [unique().on(t.site, t.registration, t.kind, t.year)],
);

/** A document as it was issued; it never changes. */
export const documents = pgTable(
  'documents',
  {
    id: rowKey(),
    site: siteCode(),
    customerId: whole()
      .notNull()
      .references(() => customers.id),
    orderId: whole()
      .notNull()
      .references(() => orders.id),
    /** What a tax invoice bills; null when it bills a whole order that was paid before. */
    dispatchId: whole().references(() => dispatches.id),
    /** The tax invoice that a credit note takes back from. */
    ofDocumentId: whole(),
    kind: text().$type<DocumentKind>().notNull(),
    /** Null for a proforma, which is called after its order. */
    seriesId: whole().references(() => series.id),
    number: text().notNull(),
    /** Calendar day of the site. */
    issuedOn: date({ mode: 'string' }).notNull(),
    issuedAt: moment().notNull(),
    issuedBy: text().notNull(),
    currency: currencyCode().notNull(),
    subtotalMinor: minorUnits().notNull(),
    taxMinor: minorUnits().notNull(),
    totalMinor: minorUnits().notNull(),
    /** All that is printed beside the lines, as it was. */
    head: jsonb().$type<DocumentHead>().notNull(),
  },
  (t) => [
    unique().on(t.site, t.kind, t.number),
    index().on(t.orderId),
    index('documents_customer').on(t.customerId, t.issuedOn.desc()),
    uniqueIndex('documents_dispatch').on(t.dispatchId).where(sql`${t.kind} = 'tax_invoice'`),
  ],
);

export const documentLines = pgTable(
  'document_lines',
  {
    documentId: whole()
      .notNull()
      .references(() => documents.id),
    lineNo: smallint().notNull(),
    site: siteCode(),
    orderLineId: whole()
      .notNull()
      .references(() => orderLines.id),
    itemCode: text().notNull(),
    itemName: text().notNull(),
    maker: text().notNull(),
    category: text().notNull(),
    hsn: text().notNull(),
    unit: text().notNull(),
    origin: text().notNull(),
    lots: text().notNull().default(''),
    quantity: integer().notNull(),
    listMinor: minorUnits().notNull(),
    unitMinor: minorUnits().notNull(),
    discountBp: integer().notNull(),
    taxableMinor: minorUnits().notNull(),
    taxBp: smallint().notNull(),
    /** CGST; SGST or UTGST; IGST or VAT. Those that do not apply are 0. */
    centralMinor: minorUnits().notNull(),
    stateMinor: minorUnits().notNull(),
    wholeMinor: minorUnits().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.lineNo] }), check('document_lines_quantity', sql`${t.quantity} > 0`)],
);

/** What one document, or several of an order in one file, were printed to, once. */
export const documentFiles = pgTable('document_files', {
  /** Ids of the documents in their order: '12', '12.15'. */
  documentIds: text().primaryKey(),
  site: siteCode(),
  pdf: bytes().notNull(),
  printedAt: moment().notNull(),
});
