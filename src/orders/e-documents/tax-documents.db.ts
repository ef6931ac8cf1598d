import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { dispatches } from '../dispatches.table.ts';
import type { DocumentKind } from '../document-kinds.data.ts';
import { documents } from '../documents.table.ts';
import type { EInvoiceState } from '../e-invoice-state.data.ts';
import { eInvoices } from '../e-invoices.table.ts';
import { orders } from '../orders.table.ts';
import type { GoodsTransport } from '../transport.rule.ts';

const p = sql.placeholder;

export type TaxDocument = {
  id: number;
  kind: DocumentKind;
  number: string;
  orderNumber: string;
  customerId: number;
  sellerTaxNumber: string;
  buyerTaxNumber: string;
  /** Whether the seller's own program made the document. */
  isGiven: boolean;
  /** Whether the invoice of a credit note is cancelled at the portal. */
  isInvoiceCancelled: boolean;
  /** The answer to the cancellation of its invoice was lost. */
  isCancellationUnknown: boolean;
  isCredited: boolean;
  /** Null while the portal has not been asked. */
  state: EInvoiceState | null;
  irn: string | null;
  ackAt: Date | null;
  /** The problem at the portal; of a registered document, that the answer to its cancellation was lost. */
  error: string | null;
  dispatchId: number | null;
  ewayBill: string | null;
  /** Null where no goods left with it. */
  transport: GoodsTransport | null;
};

const selectTaxDocument = sql`select d.id, d.kind, d.number, o.number as order_number, d.customer_id,
    d.head -> 'seller' ->> 'taxNumber' as seller_tax_number, d.head -> 'billTo' ->> 'taxNumber' as buyer_tax_number,
    d.series_id is null and d.kind = 'tax_invoice' as is_given,
    exists (select 1 from ${eInvoices} i where i.document_id = d.of_document_id and i.state = 'cancelled')
      as is_invoice_cancelled,
    exists (select 1 from ${eInvoices} i where i.document_id = d.of_document_id and i.state = 'registered' and i.error <> '')
      as is_cancellation_unknown,
    exists (select 1 from ${documents} c where c.order_id = d.order_id and c.of_document_id = d.id) as is_credited,
    e.state, e.irn, e.ack_at, e.error, d.dispatch_id, s.eway_bill,
    (select json_build_object('carrier', t.carrier, 'transporterId', t.transporter_id, 'mode', t.transport_mode,
        'vehicle', t.vehicle, 'docket', t.docket, 'docketDay', coalesce(t.docket_day::text, ''))
      from ${dispatches} t where t.id = d.dispatch_id) as transport
  from ${documents} d join ${orders} o on o.id = d.order_id left join ${eInvoices} e on e.document_id = d.id
    left join ${dispatches} s on s.id = d.dispatch_id`;

export const findTaxDocumentById = prepareStatement<{ site: SiteCode; id: number }, TaxDocument>(
  'tax_document',
  sql`${selectTaxDocument} where d.site = ${p('site')} and d.id = ${p('id')}`,
);

/** An invoice or a credit note by its number. */
export const findTaxDocument = prepareStatement<{ site: SiteCode; order: string; number: string }, TaxDocument>(
  'tax_document_of_order',
  sql`${selectTaxDocument} where d.site = ${p('site')} and o.number = ${p('order')} and d.number = ${p('number')}
    and d.kind in ('tax_invoice', 'credit_note', 'debit_note')`,
);

/** The number is written only where none was written meanwhile. */
export const recordEwayBill = prepareWrite<{ dispatchId: number; ewayBill: string }, { id: number }>(
  'dispatch_eway_bill',
  sql`update ${dispatches} set eway_bill = ${p('ewayBill')} where id = ${p('dispatchId')} and eway_bill = ''
    returning id`,
);
