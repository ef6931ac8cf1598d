import { addDays, dayOf } from '../../lib/dates.ts';
import { msg } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { bookCreditNote, bookInvoice, creditDays } from '../../payments/credit/credit.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { wholeInvoiceOf } from '../documents/bill-whole-order.server.ts';
import { buildDocumentHeader } from '../documents/document-header.server.ts';
import { documentTotals } from '../documents/document-lines.server.ts';
import { findDocumentsById, findOrderDocuments, findTaxInvoice } from '../documents/documents.db.ts';
import { type IssuedSummary, issueNumberedDocument } from '../documents/issue-document.server.ts';
import type { DocumentLine } from '../documents.table.ts';
import { orderChangedMail } from '../mails/order-changed.server.ts';
import { loadOrderState, recordOrderChange } from '../order-changes.server.ts';
import { documentRefusals, returnRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { headerFieldsOf } from './issue-credit-note.server.ts';
import {
  creditedBefore,
  leftOfLine,
  type NoteKind,
  noteLines,
  type RevaluedPieces,
} from './note-without-goods.rule.ts';
import { refundCreditNote } from './refund-order.server.ts';

export type NoteWithoutGoods = {
  kind: NoteKind;
  invoice: string;
  lines: readonly RevaluedPieces[];
  reason: string;
  by: string;
  now: Date;
};

type Loaded = Awaited<ReturnType<typeof loadInvoice>>;

async function loadInvoice(db: Db, site: Site, number: string) {
  const [found] = await findTaxInvoice(db, { site: site.code, number });
  const [invoice] = found ? await findDocumentsById(db, { site: site.code, ids: [found.id] }) : [];
  return found && invoice ? { ...found, invoice } : undefined;
}

const unknownInvoice = (site: Site, number: string) =>
  refuse(documentRefusals, 'unknown_invoice', { site: site.name, number });

export type InvoiceToRevalue = {
  customerId: number;
  lines: (Pick<DocumentLine, 'lineNo' | 'itemName' | 'maker' | 'quantity' | 'unitMinor'> & { leftMinor: number })[];
};

/** The lines of an invoice with the value before tax that its notes left. */
export async function loadInvoiceToRevalue(
  database: Database,
  site: Site,
  number: string,
): Promise<InvoiceToRevalue | Refusal<'unknown_invoice'>> {
  const found = await loadInvoice(database, site, number);
  if (!found) return unknownInvoice(site, number);
  return {
    customerId: found.customerId,
    lines: found.invoice.lines.map((line) => {
      const { lineNo, itemName, maker, quantity, unitMinor } = line;
      return { lineNo, itemName, maker, quantity, unitMinor, leftMinor: leftOfLine(line, found).taxableMinor };
    }),
  };
}

/** A credit or debit note for a difference of the price, with the taxes of its invoice; the goods stay where they are. In a transaction. */
export async function issueNoteWithoutGoods(
  db: Db,
  site: Site,
  note: NoteWithoutGoods,
): Promise<IssuedSummary | Refusal<'cannot_take_back' | 'reason' | 'unknown_invoice'>> {
  const { kind, by, now } = note;
  const reason = note.reason.trim();
  if (reason === '') return refuse(returnRefusals, 'reason');
  const known = await loadInvoice(db, site, note.invoice);
  const [order] = known ? await lockOrder(db, { site: site.code, number: known.orderNumber }) : [];
  // Read again behind the lock: another note may have been issued meanwhile.
  const found: Loaded = order ? await loadInvoice(db, site, note.invoice) : undefined;
  if (!order || !found) return unknownInvoice(site, note.invoice);
  const { invoice } = found;
  if (kind === 'debit_note' && invoice.registration?.cancelledAt)
    return refuse(returnRefusals, 'cannot_take_back', { reason: cancelledAtPortal });
  const lines = noteLines(kind, invoice.lines, found, note.lines, await unsentPieces(db, order.id, invoice.number));
  if (typeof lines === 'string') return refuse(returnRefusals, 'cannot_take_back', { reason: lines });
  const before = await loadOrderState(db, order.id);
  const today = dayOf(now, site.calendar.timeZone);
  const days = await creditDays(db, order.customerId);
  const isCredit = kind === 'credit_note';
  const head = buildDocumentHeader(site, order, isCredit ? undefined : days, {
    ...headerFieldsOf(invoice),
    ofInvoice: {
      number: invoice.number,
      issuedOn: invoice.issuedOn,
      valueMinor: invoice.subtotalMinor,
      creditedMinor: creditedBefore(invoice.lines, found),
    },
    dueOn: isCredit ? '' : addDays(today, days ?? 0),
    reason,
    remark: '',
  });
  const document = { order, kind, head, lines, withoutGoods: true, ofDocumentId: invoice.id };
  const issued = await issueNumberedDocument(db, site, document, { by, now });
  const ledger = { site, customerId: order.customerId };
  const { currency } = order;
  const booking = { orderId: order.id, amountMinor: issued.totalMinor, currency, number: issued.number, by, now };
  if (isCredit) await bookCreditNote(db, ledger, { ...booking, invoice: invoice.number });
  else await bookInvoice(db, ledger, booking);
  if (isCredit) await refundCreditNote({ db, site, now }, order, { note: issued, by, reason });
  const details = { invoice: invoice.number, note: issued.number, reason };
  const action = isCredit ? 'price credited' : 'price debited';
  await recordOrderChange(db, site, order, { before, action, by, now, details });
  const status = isCredit
    ? msg('Credit note {note} on tax invoice {invoice}')
    : msg('Debit note {note} on tax invoice {invoice}');
  const slots = { note: issued.number, invoice: invoice.number };
  const goods = { pieces: lines.map((line) => ({ line, quantity: line.quantity })), totals: documentTotals(lines) };
  await queueMessages(db, site.code, now, [
    await orderChangedMail(db, site, order, { status, slots, note: reason, goods, now }),
  ]);
  return issued;
}

const cancelledAtPortal = 'The invoice is cancelled at the tax office; nothing can be added to it.';

/** Only the invoice of a whole order bills pieces that have not left. */
async function unsentPieces(db: Db, orderId: number, invoice: string): Promise<(orderLineId: number) => number> {
  if (wholeInvoiceOf(await findOrderDocuments(db, { orderId }))?.number !== invoice) return () => 0;
  const rows = await findOrderLines(db, { orderId });
  return (orderLineId) => {
    const row = rows.find(({ id }) => id === orderLineId);
    return row ? row.ordered - row.cancelled - row.dispatched : 0;
  };
}
