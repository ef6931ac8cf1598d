import { sum } from '../../lib/sum.ts';
import { bookCreditNote } from '../../payments/credit/credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { wholeInvoiceOf } from '../documents/bill-whole-order.server.ts';
import { buildDocumentHeader } from '../documents/document-header.server.ts';
import { findDocumentsById, findOrderDocuments, findTaxInvoice } from '../documents/documents.db.ts';
import { type IssueContext, type IssuedSummary, issueNumberedDocument } from '../documents/issue-document.server.ts';
import type { DocumentLine, IssuedDocument } from '../documents.table.ts';
import type { OrderRecord } from '../orders.db.ts';
import { creditNoteLines } from './credit-note-lines.rule.ts';
import { creditedBefore, type NotesBefore } from './note-without-goods.rule.ts';

export type CreditNote = {
  invoice: IssuedDocument;
  before: NotesBefore;
  lines: readonly DocumentLine[];
  reason: string;
};

/** The caller holds the order's lock. */
export async function issueCreditNote(
  db: Db,
  site: Site,
  order: OrderRecord,
  { invoice, before, lines, reason }: CreditNote,
  issuing: IssueContext,
): Promise<IssuedSummary> {
  const head = buildDocumentHeader(site, order, undefined, {
    ...headerFieldsOf(invoice),
    ofInvoice: {
      number: invoice.number,
      issuedOn: invoice.issuedOn,
      valueMinor: invoice.subtotalMinor,
      creditedMinor: creditedBefore(invoice.lines, before),
    },
    reason,
    // The remark of the buyer was for the delivery of the goods.
    remark: '',
  });
  const document = { order, kind: 'credit_note' as const, head, lines, ofDocumentId: invoice.id };
  const note = await issueNumberedDocument(db, site, document, issuing);
  await bookCreditNote(
    db,
    { site, customerId: order.customerId },
    {
      orderId: order.id,
      amountMinor: note.totalMinor,
      currency: order.currency,
      number: note.number,
      invoice: invoice.number,
      ...issuing,
    },
  );
  return note;
}

export const headerFieldsOf = ({ head }: IssuedDocument) => ({
  seller: head.seller,
  billTo: head.billTo,
  deliverTo: head.deliverTo,
  taxForm: head.taxForm,
  placeOfSupply: head.placeOfSupply,
  declarations: head.declarations,
  dispatch: head.dispatch,
});

export type UnsentPieces = { orderLineId: number; quantity: number };

/** Only an order that was billed whole has invoiced pieces that were never sent. */
export async function creditUnsentPieces(
  db: Db,
  site: Site,
  order: OrderRecord,
  unsent: readonly UnsentPieces[],
  issuing: IssueContext & { reason: string },
): Promise<void> {
  const whole = wholeInvoiceOf(await findOrderDocuments(db, { orderId: order.id }));
  if (!whole || sum(unsent, (one) => one.quantity) === 0) return;
  const [found] = await findTaxInvoice(db, { site: site.code, number: whole.number });
  const [invoice] = await findDocumentsById(db, { site: site.code, ids: [whole.id] });
  if (!found || !invoice) throw new Error(`the lines of ${whole.number} are missing`);
  const returned = unsent.flatMap(({ orderLineId, quantity }) => {
    const line = invoice.lines.find((one) => one.orderLineId === orderLineId);
    return line && quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
  const lines = creditNoteLines(invoice.lines, found.credited, returned);
  if (typeof lines === 'string') throw new Error(`${whole.number} cannot be credited: ${lines}`);
  const { reason, by, now } = issuing;
  await issueCreditNote(db, site, order, { invoice, before: found, lines, reason }, { by, now });
}
