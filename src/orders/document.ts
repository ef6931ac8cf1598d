import type { TaxForm } from '../account/place-of-supply.rule.ts';
import type { Day } from '../lib/dates.ts';
import type { Currency } from '../lib/money.ts';
import type { Country } from '../sites/site.ts';
import type { PartyCopy } from './orders.table.ts';

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
