import { type SQL, sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { dispatches } from '../../orders/dispatches.table.ts';
import type { DocumentKind } from '../../orders/document-kinds.data.ts';
import { documentLines, documents } from '../../orders/documents.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export type FeedInvoice = {
  change: number;
  id: number;
  number: string;
  kind: DocumentKind;
  issuedOn: Day;
  order: string;
  dispatchNo: number | null;
  ofInvoice: string | null;
  customerId: number;
  customer: string;
  email: string;
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  placeOfSupply: string;
  sellerTaxNumber: string;
  buyerTaxNumber: string;
};

const select = (
  change: SQL,
) => sql`select ${change} as change, d.id, d.number, d.kind, d.issued_on, o.number as order, s.dispatch_no,
      i.number as of_invoice, d.customer_id, c.name as customer, u.email, d.currency, d.subtotal_minor, d.tax_minor,
      d.total_minor, o.place_of_supply,
      coalesce(d.head -> 'seller' ->> 'taxNumber', '') as seller_tax_number,
      coalesce(d.head -> 'billTo' ->> 'taxNumber', '') as buyer_tax_number`;

const joined = sql`join ${orders} o on o.id = d.order_id
      join ${customers} c on c.id = d.customer_id join lateral ${writtenTo(sql`o.user_id`, sql`o.customer_id`)} u on true
      left join ${dispatches} s on s.id = d.dispatch_id left join ${documents} i on i.id = d.of_document_id`;

/** null for any. */
export type InvoiceFilter = {
  number: string | null;
  kind: DocumentKind | null;
  order: string | null;
  customerId: number | null;
  issuedFrom: Day | null;
  issuedTo: Day | null;
};

export const findChangedInvoices = prepareStatement<FeedPage & InvoiceFilter, FeedInvoice>(
  'api_invoices_feed',
  sql`${select(sql`r.number`)} from ${recordChanges} r join ${documents} d on d.id = r.record_id ${joined}
    where r.site = ${p('site')} and r.kind = 'invoice' and r.number > ${p('after')}::bigint and d.site = ${p('site')}
      and (${p('number')}::text is null or d.number = ${p('number')})
      and (${p('kind')}::text is null or d.kind = ${p('kind')})
      and (${p('order')}::text is null or o.number = ${p('order')})
      and (${p('customerId')}::bigint is null or d.customer_id = ${p('customerId')})
      and (${p('issuedFrom')}::date is null or d.issued_on >= ${p('issuedFrom')}::date)
      and (${p('issuedTo')}::date is null or d.issued_on <= ${p('issuedTo')}::date)
    order by r.number limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);

export const findFeedInvoice = prepareStatement<{ site: SiteCode; kind: DocumentKind; number: string }, FeedInvoice>(
  'api_invoice',
  sql`${select(sql`0`)} from ${documents} d ${joined}
    where d.site = ${p('site')} and d.kind = ${p('kind')} and d.number = ${p('number')}`,
);

export type FeedInvoiceLine = {
  documentId: number;
  lineNo: number;
  itemCode: string;
  itemName: string;
  hsn: string;
  unit: string;
  quantity: number;
  unitMinor: number;
  taxableMinor: number;
  taxBp: number;
  centralMinor: number;
  stateMinor: number;
  wholeMinor: number;
};

export const findFeedInvoiceLines = prepareStatement<{ documentIds: number[] }, FeedInvoiceLine>(
  'api_invoice_lines',
  sql`select n.document_id, n.line_no, n.item_code, n.item_name, n.hsn, n.unit, n.quantity, n.unit_minor,
      n.taxable_minor, n.tax_bp, n.central_minor, n.state_minor, n.whole_minor
    from ${documentLines} n where n.document_id = any(${p('documentIds')}::bigint[]) order by n.document_id, n.line_no`,
);
