import { sum } from '../../lib/sum.js';
import { bookCreditNote } from '../../payments/credit/credit.server.js';
                                                                   
                                                
import { buildDocumentHeader } from '../documents/document-header.server.js';
import { findDocumentsById, findOrderDocuments, findTaxInvoice } from '../documents/documents.db.js';
import {                                        issueNumberedDocument } from '../documents/issue-document.server.js';
                                                                          
                                                   
import { creditNoteLines } from './credit-note-lines.rule.js';

/** The caller holds the order's lock. */
export async function issueCreditNote(
  db    ,
  site      ,
  order             ,
  { invoice, lines, reason }                                                                             ,
  issuing              ,
)                         {
  const head = buildDocumentHeader(site, order, undefined, {
    ...headerFieldsOf(invoice),
    ofInvoice: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
  });
  const note = await issueNumberedDocument(
    db,
    site,
    order,
    'credit_note',
    { head, lines, ofDocumentId: invoice.id },
    issuing,
  );
  await bookCreditNote(db, site, order.customerId, {
    orderId: order.id,
    amountMinor: note.totalMinor,
    currency: order.currency,
    number: note.number,
    invoice: invoice.number,
    ...issuing,
  });
  return note;
}

const headerFieldsOf = ({ head }                ) => ({
  seller: head.seller,
  billTo: head.billTo,
  deliverTo: head.deliverTo,
  taxForm: head.taxForm,
  placeOfSupply: head.placeOfSupply,
  declarations: head.declarations,
  dispatch: head.dispatch,
});

                                                                     

/** Only an order that was billed whole has invoiced pieces that were never sent. */
export async function creditUnsentPieces(
  db    ,
  site      ,
  order             ,
  unsent                         ,
  issuing                                   ,
)                {
  const whole = (await findOrderDocuments(db, { orderId: order.id })).find(
    (one) => one.kind === 'tax_invoice' && one.dispatchId === null,
  );
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
  await issueCreditNote(db, site, order, { invoice, lines, reason }, { by, now });
}
