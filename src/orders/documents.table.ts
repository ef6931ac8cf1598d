import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { customerIdColumn } from '../account/account.table.ts';
import type { TaxTreatment } from '../account/tax-registration/place-of-supply.rule.ts';
import type { Currency } from '../lib/currency.ts';
import type { Day } from '../lib/dates.ts';
import {
  bigintColumn,
  bytesColumn,
  currencyColumn,
  idColumn,
  minorUnitsColumn,
  siteColumn,
  timestampColumn,
} from '../server/database/columns.server.ts';
import { numberText } from '../server/database/search-text.sql.ts';
import type { BankAccount } from '../sites/bank-account.rule.ts';
import type { Country } from '../sites/site-facts.ts';
import { dispatches } from './dispatches.table.ts';
import type { DocumentKind } from './document-kinds.data.ts';
import type { PartySnapshot } from './order-rows.contract.ts';
import { orderLines, orders } from './orders.table.ts';

/** What a credit note takes back from. Values are before tax; documents of an earlier version lack them. */
export type CreditedInvoice = {
  number: string;
  issuedOn: Day;
  valueMinor?: number;
  /** The value that the credit notes before this one take back. */
  creditedMinor?: number;
};

/** What a document prints besides its lines and number, fixed when it is issued. Amounts in minor units. */
export type DocumentHeader = {
  country: Country;
  currency: Currency;
  /** 'GST' and 'GSTIN', 'VAT' and 'TRN'. */
  taxLabel: string;
  taxNumberLabel: string;
  seller: PartySnapshot;
  sellerEmail: string;
  sellerPhone: string;
  billTo: PartySnapshot;
  deliverTo: PartySnapshot;
  taxForm: TaxTreatment;
  placeOfSupply: string;
  orderNumber: string;
  orderedOn: Day;
  purchaseOrderNo: string;
  /** 'On credit, 45 days', 'Bank transfer before dispatch', 'Paid online'. */
  payment: string;
  /** '' where it was paid before. */
  dueOn: Day | '';
  /** The day the goods left; '' for a proforma. */
  suppliedOn: Day | '';
  /** 'NOD26000119-1'; '' without goods. */
  dispatch: string;
  carrier: string;
  remark: string;
  declarations: readonly string[];
  ofInvoice: CreditedInvoice | null;
  reason: string;
  /** Whether the order is a test; left out for others. */
  isTest?: boolean;
  /** The account to pay to; left out where the order was paid online. */
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

/** What India's portal gave the document; moments are ISO texts. */
export type PrintedRegistration = {
  irn: string;
  ackNo: string;
  ackAt: string | null;
  signedQr: string;
  cancelledAt: string | null;
};

export type IssuedDocument = {
  id: number;
  kind: DocumentKind;
  withoutGoods: boolean;
  number: string;
  issuedOn: Day;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  head: DocumentHeader;
  lines: readonly DocumentLine[];
  registration: PrintedRegistration | null;
};

/** Numbers without gaps per registration and financial year; `last` is the latest serial. */
export const series = pgTable(
  'series',
  {
    id: idColumn(),
    site: siteColumn(),
    registration: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    /** '26-27' in India, '2026' in the Gulf. */
    year: text().notNull(),
    prefix: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [unique().on(t.site, t.registration, t.kind, t.year)],
);

export const documents = pgTable(
  'documents',
  {
    id: idColumn(),
    site: siteColumn(),
    customerId: customerIdColumn(),
    orderId: bigintColumn()
      .notNull()
      .references(() => orders.id),
    /** null for an invoice of a whole order that was paid before dispatch. */
    dispatchId: bigintColumn().references(() => dispatches.id),
    ofDocumentId: bigintColumn(),
    /** It changes the value of goods that stay with the buyer: a difference of price, a discount. */
    withoutGoods: boolean().notNull().default(false),
    kind: text().$type<DocumentKind>().notNull(),
    /** null for a proforma, which is named after its order, and for an invoice that the seller's program made. */
    seriesId: bigintColumn().references(() => series.id),
    number: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    issuedAt: timestampColumn().notNull(),
    issuedBy: text().notNull(),
    currency: currencyColumn().notNull(),
    subtotalMinor: minorUnitsColumn().notNull(),
    taxMinor: minorUnitsColumn().notNull(),
    totalMinor: minorUnitsColumn().notNull(),
    head: jsonb().$type<DocumentHeader>().notNull(),
  },
  (t) => [
    unique().on(t.site, t.kind, t.number),
    index('documents_number_prefix').on(t.site, t.number.op('text_pattern_ops')),
    index('documents_number_part').using('gin', sql`${numberText(sql`${t.number}`)} gin_trgm_ops`),
    index().on(t.orderId),
    index('documents_issued').on(t.site, t.issuedOn),
    index('documents_customer').on(t.customerId, t.issuedOn.desc()),
    uniqueIndex('documents_dispatch').on(t.dispatchId).where(sql`${t.kind} = 'tax_invoice'`),
  ],
);

export const documentLines = pgTable(
  'document_lines',
  {
    documentId: bigintColumn()
      .notNull()
      .references(() => documents.id),
    lineNo: smallint().notNull(),
    site: siteColumn(),
    orderLineId: bigintColumn()
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
    listMinor: minorUnitsColumn().notNull(),
    unitMinor: minorUnitsColumn().notNull(),
    discountBp: integer().notNull(),
    taxableMinor: minorUnitsColumn().notNull(),
    taxBp: smallint().notNull(),
    /** CGST; SGST or UTGST; IGST or VAT. Those that do not apply are 0. */
    centralMinor: minorUnitsColumn().notNull(),
    stateMinor: minorUnitsColumn().notNull(),
    wholeMinor: minorUnitsColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.lineNo] }), check('document_lines_quantity', sql`${t.quantity} > 0`)],
);

export const documentFiles = pgTable('document_files', {
  /** Ids of the documents in their order: '12', '12.15'. */
  documentIds: text().primaryKey(),
  site: siteColumn(),
  pdf: bytesColumn().notNull(),
  printedAt: timestampColumn().notNull(),
});
