import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { signDocumentLink } from '../../orders/documents/document-link.server.ts';
import { pdfName } from '../../orders/documents/print-invoice.server.ts';
import { taxOf } from '../../orders/documents/tax-parts.rule.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { linkInvoicePdfByApi, listInvoicesByApi, readInvoiceByApi } from './invoices.contract.ts';
import {
  type FeedInvoice,
  type FeedInvoiceLine,
  findChangedInvoices,
  findFeedInvoice,
  findFeedInvoiceLines,
  type InvoiceFilter,
} from './invoices.db.ts';

const requires = scopeOf('invoices:read');

export const listInvoicesCall = defineApiCall(
  listInvoicesByApi,
  { requires, queue: 'lists', roundTrips: 13 },
  (request, context) =>
    readFeed(
      context,
      request,
      (page) => findChangedInvoices(context.db, { ...page, ...filterOf(request) }),
      (rows) => invoiceReplies(context.db, rows),
    ),
);

const filterOf = (request: RequestOf<typeof listInvoicesByApi>): InvoiceFilter => ({
  number: request.number ?? null,
  kind: request.kind ?? null,
  order: request.order ?? null,
  customerId: request.customer ?? null,
  issuedFrom: request.issued_from ?? null,
  issuedTo: request.issued_to ?? null,
});

export const readInvoiceCall = defineApiCall(readInvoiceByApi, { requires }, async ({ number, kind }, { db, site }) => {
  const [invoice] = await invoiceReplies(db, await findFeedInvoice(db, { site: site.code, kind, number }));
  if (!invoice) throw notFound('This invoice');
  return invoice;
});

const minutesOfLink = 5;

export const linkInvoicePdfCall = defineApiCall(
  linkInvoicePdfByApi,
  { requires },
  async ({ number, kind }, { db, site, secret, now }) => {
    const [invoice] = await findFeedInvoice(db, { site: site.code, kind, number });
    if (!invoice) throw notFound('This invoice');
    const linked = { site: site.code, documentIds: [invoice.id], fileName: pdfName(number) };
    const expiresAt = new Date(now.getTime() + minutesOfLink * 60_000);
    return { number, url: signDocumentLink(secret, linked, now, minutesOfLink), expires_at: expiresAt.toISOString() };
  },
);

async function invoiceReplies(db: Db, rows: readonly FeedInvoice[]) {
  const documentIds = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findFeedInvoiceLines(db, { documentIds }), ({ documentId }) => documentId);
  return rows.map((row) => {
    const shared = {
      number: row.number,
      issued_on: row.issuedOn,
      order: row.order,
      dispatch: row.dispatchNo === null ? '' : `${row.order}-${row.dispatchNo}`,
      customer: { id: row.customerId, name: row.customer, email: row.email },
      currency: row.currency,
      subtotal_minor: row.subtotalMinor,
      tax_minor: row.taxMinor,
      total_minor: row.totalMinor,
      place_of_supply: row.placeOfSupply,
      seller_tax_number: row.sellerTaxNumber,
      buyer_tax_number: row.buyerTaxNumber,
      lines: (lines.get(row.id) ?? []).map(lineReply),
    };
    return row.kind === 'credit_note' || row.kind === 'debit_note'
      ? { kind: row.kind, of_invoice: row.ofInvoice ?? '', ...shared }
      : { kind: 'tax_invoice' as const, ...shared };
  });
}

const lineReply = (line: FeedInvoiceLine) => ({
  line_no: line.lineNo,
  itemcode: line.itemCode,
  itemname: line.itemName,
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  unit_minor: line.unitMinor,
  taxable_minor: line.taxableMinor,
  tax_percent: line.taxBp / 100,
  tax_minor: taxOf(line),
  central_minor: line.centralMinor,
  state_minor: line.stateMinor,
  whole_minor: line.wholeMinor,
});
