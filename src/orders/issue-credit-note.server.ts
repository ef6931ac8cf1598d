import { sum } from '../lib/sum.ts';
import { bookCreditNote } from '../payments/credit.server.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { creditLines } from './credit-lines.rule.ts';
import { documentHead } from './document-head.ts';
import { findDocuments, findInvoice, findIssued } from './documents.db.ts';
import type { DocumentLine, IssuedDocument } from './documents.table.ts';
import { type Issued, type Issuing, issueNumbered } from './issue-document.server.ts';
import type { OrderFacts } from './order-facts.db.ts';

/** Issues the credit note of these lines of an invoice, and books it. The caller holds the order's lock. */
export async function issueCreditNote(
  db: Db,
  site: Site,
  order: OrderFacts,
  { invoice, lines, reason }: { invoice: IssuedDocument; lines: readonly DocumentLine[]; reason: string },
  issuing: Issuing,
): Promise<Issued> {
  const head = documentHead(site, order, undefined, {
    ...carried(invoice),
    ofInvoice: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
  });
  const note = await issueNumbered(db, site, order, 'credit_note', { head, lines, ofDocumentId: invoice.id }, issuing);
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

/** A credit note names the parties and the place of supply as its invoice does. */
const carried = ({ head }: IssuedDocument) => ({
  seller: head.seller,
  billTo: head.billTo,
  deliverTo: head.deliverTo,
  taxForm: head.taxForm,
  placeOfSupply: head.placeOfSupply,
  declarations: head.declarations,
  dispatch: head.dispatch,
});

export type Unsent = { orderLineId: number; quantity: number };

/** Credits what an order that was billed whole will not be sent any more; nothing where its dispatches were billed. */
export async function creditUnsent(
  db: Db,
  site: Site,
  order: OrderFacts,
  unsent: readonly Unsent[],
  issuing: Issuing & { reason: string },
): Promise<void> {
  const whole = (await findDocuments(db, { orderId: order.id })).find(
    (one) => one.kind === 'tax_invoice' && one.dispatchId === null,
  );
  if (!whole || sum(unsent, (one) => one.quantity) === 0) return;
  const [found] = await findInvoice(db, { site: site.code, number: whole.number });
  const [invoice] = await findIssued(db, { site: site.code, ids: [whole.id] });
  if (!found || !invoice) throw new Error(`the lines of ${whole.number} are missing`);
  const returned = unsent.flatMap(({ orderLineId, quantity }) => {
    const line = invoice.lines.find((one) => one.orderLineId === orderLineId);
    return line && quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
  const lines = creditLines(invoice.lines, found.credited, returned);
  if (typeof lines === 'string') throw new Error(`${whole.number} cannot be credited: ${lines}`);
  const { reason, by, now } = issuing;
  await issueCreditNote(db, site, order, { invoice, lines, reason }, { by, now });
}
