import { restock } from '../catalogue/send-stock.server.ts';
import { word } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { note as audit } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { creditLines, type Returned } from './credit-lines.rule.ts';
import { countReturned } from './dispatches.db.ts';
import { findInvoice, findIssued } from './documents.db.ts';
import type { DocumentLine } from './documents.table.ts';
import { issueCreditNote } from './issue-credit-note.server.ts';
import type { Issued } from './issue-document.server.ts';
import { findOrderLines, lockOrderFacts, type OrderLineRow } from './order-facts.db.ts';
import { refundNote } from './refund-order.ts';

/** Pieces that come back from a tax invoice, by its line numbers; all that is left of it when no line is named. */
export type TakeBack = {
  invoice: string;
  lines?: readonly Returned[];
  reason: string;
  /** Whether the goods go onto the shelf again. */
  restock: boolean;
  by: string;
  now: Date;
};

/**
 * Takes back what was invoiced: a credit note is issued under its own number, the ledger follows, the buyer is told.
 * Refuses an unknown invoice or line and more than was invoiced and not taken back yet.
 */
export async function takeBack(database: Database, site: Site, back: TakeBack): Promise<Issued | Refused> {
  const { by, now } = back;
  return database.transaction(async (db) => {
    const asked = { site: site.code, number: back.invoice };
    const [known] = await findInvoice(db, asked);
    const [order] = known ? await lockOrderFacts(db, { site: site.code, number: known.orderNumber }) : [];
    // Read again behind the lock: another credit note may have come between.
    const [found] = order ? await findInvoice(db, asked) : [];
    const [invoice] = found ? await findIssued(db, { site: site.code, ids: [found.id] }) : [];
    if (!order || !found || !invoice)
      return new Refused('unknown_invoice', `${site.name} has no tax invoice ${back.invoice}.`);
    const rows = await findOrderLines(db, { orderId: order.id });
    // An order that was paid online may be invoiced before its goods have left.
    const lines = creditLines(invoice.lines, found.credited, back.lines, (id) => atBuyer(rows, id));
    if (typeof lines === 'string') return new Refused('cannot_take_back', lines);

    const orderLineIds = lines.map((line) => line.orderLineId);
    await countReturned(db, { orderLineIds, quantities: lines.map((line) => line.quantity) });
    if (back.restock) await restock(db, order.branchId, itemsOf(rows, lines));
    const note = await issueCreditNote(db, site, order, { invoice, lines, reason: back.reason }, { by, now });
    await refundNote(db, site, order, note, { by, now, reason: back.reason });
    await audit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'invoice taken back',
      subject: invoice.number,
      customerId: order.customerId,
      details: { creditNote: note.number, reason: back.reason, restock: back.restock },
    });
    const status = word('Credit note {note} for what came back from tax invoice {invoice}');
    const slots = { note: note.number, invoice: invoice.number };
    const data = { orderNumber: order.number, company: order.company, status, slots, note: back.reason };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-status', data },
    ]);
    return note;
  });
}

/** Pieces of an order line that were sent and have not come back. */
function atBuyer(rows: readonly OrderLineRow[], orderLineId: number): number {
  const row = rows.find((one) => one.id === orderLineId);
  return row ? row.dispatched - row.returned : 0;
}

function itemsOf(rows: readonly OrderLineRow[], lines: readonly DocumentLine[]) {
  return lines.flatMap(({ orderLineId, quantity }) => {
    const itemId = rows.find((row) => row.id === orderLineId)?.itemId ?? null;
    return itemId === null ? [] : [{ itemId, quantity }];
  });
}
