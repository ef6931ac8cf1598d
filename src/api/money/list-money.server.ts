import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { readFeed } from '../changes/read-feed.server.ts';
import { listInvoicesByApi, listReceiptsByApi } from './money.contract.ts';
import {
  type FeedInvoice,
  type FeedInvoiceLine,
  findChangedInvoices,
  findChangedReceipts,
  findFeedInvoiceLines,
} from './money.db.ts';

const requires = scopeOf('invoices:read');

export const listInvoicesCall = defineApiCall(
  listInvoicesByApi,
  { requires, queue: 'lists', roundTrips: 13 },
  (request, context) =>
    readFeed(
      context,
      request,
      (page) => findChangedInvoices(context.db, page),
      (rows) => invoiceReplies(context.db, rows),
    ),
);

async function invoiceReplies(db: Db, rows: readonly FeedInvoice[]) {
  const documentIds = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findFeedInvoiceLines(db, { documentIds }), ({ documentId }) => documentId);
  return rows.map((row) => ({
    ...{ number: row.number, issued_on: row.issuedOn, order: row.order },
    kind: row.kind === 'credit_note' ? ('credit_note' as const) : ('tax_invoice' as const),
    dispatch: row.dispatchNo === null ? '' : `${row.order}-${row.dispatchNo}`,
    of_invoice: row.ofInvoice ?? '',
    customer: { id: row.customerId, name: row.customer, email: row.email },
    ...{ currency: row.currency, subtotal_minor: row.subtotalMinor, tax_minor: row.taxMinor },
    ...{ total_minor: row.totalMinor, place_of_supply: row.placeOfSupply },
    ...{ seller_tax_number: row.sellerTaxNumber, buyer_tax_number: row.buyerTaxNumber },
    lines: (lines.get(row.id) ?? []).map(lineReply),
  }));
}

const lineReply = (line: FeedInvoiceLine) => ({
  ...{ line_no: line.lineNo, itemcode: line.itemCode, itemname: line.itemName, hsn: line.hsn, unit: line.unit },
  ...{ quantity: line.quantity, unit_minor: line.unitMinor, taxable_minor: line.taxableMinor },
  ...{ tax_percent: line.taxBp / 100, central_minor: line.centralMinor, state_minor: line.stateMinor },
  whole_minor: line.wholeMinor,
});

export const listReceiptsCall = defineApiCall(listReceiptsByApi, { requires, queue: 'lists' }, (request, context) =>
  readFeed(
    context,
    request,
    (page) => findChangedReceipts(context.db, page),
    (rows) =>
      rows.map((row) => ({
        ...{ number: row.number, currency: row.currency, amount_minor: row.amountMinor, reference: row.reference },
        customer: { id: row.customerId, name: row.customer, email: row.email },
        ...{ received_on: row.receivedOn, online: row.online },
      })),
  ),
);
