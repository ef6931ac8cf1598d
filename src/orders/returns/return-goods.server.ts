import { restock } from '../../catalogue/stock/dispatch-stock.server.ts';
import { msg } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { addReturnedPieces } from '../dispatches.db.ts';
import { documentTotals } from '../documents/document-lines.server.ts';
import { findDocumentsById, findTaxInvoice } from '../documents/documents.db.ts';
import type { IssuedSummary } from '../documents/issue-document.server.ts';
import type { DocumentLine } from '../documents.table.ts';
import { orderChangedMail } from '../mails/order-changed.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { documentRefusals, returnRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder, type OrderLineRow } from '../orders.db.ts';
import { creditNoteLines, type ReturnedLine } from './credit-note-lines.rule.ts';
import { issueCreditNote } from './issue-credit-note.server.ts';
import { revaluedRefusal } from './note-without-goods.rule.ts';
import { refundCreditNote } from './refund-order.server.ts';

/** Lines are named by their numbers in a tax invoice; without `lines` all that is left of it is returned. */
export type GoodsReturn = {
  invoice: string;
  lines?: readonly (ReturnedLine & { restock?: boolean })[];
  reason: string;
  /** Whether lines that do not say it themselves are restocked. */
  restock: boolean;
  seen?: ExpectedVersion;
  by: string;
  now: Date;
};

/** Refuses an unknown invoice or line, and more than was invoiced and not returned yet. */
export const returnGoods = (
  database: Database,
  site: Site,
  goodsReturn: GoodsReturn,
): Promise<IssuedSummary | Refusal<'cannot_take_back' | 'changed_meanwhile' | 'unknown_invoice'>> =>
  database.transaction((db) => takeGoodsBack(db, site, goodsReturn));

/** Does what `returnGoods` does in the caller's transaction. */
export async function takeGoodsBack(
  db: Db,
  site: Site,
  goodsReturn: GoodsReturn,
): Promise<IssuedSummary | Refusal<'cannot_take_back' | 'changed_meanwhile' | 'unknown_invoice'>> {
  const { by, now } = goodsReturn;
  const query = { site: site.code, number: goodsReturn.invoice };
  const [known] = await findTaxInvoice(db, query);
  const [order] = known ? await lockOrder(db, { site: site.code, number: known.orderNumber }) : [];
  // Read again behind the lock: another credit note may have been issued meanwhile.
  const [found] = order ? await findTaxInvoice(db, query) : [];
  const [invoice] = found ? await findDocumentsById(db, { site: site.code, ids: [found.id] }) : [];
  if (!order || !found || !invoice)
    return refuse(documentRefusals, 'unknown_invoice', { site: site.name, number: goodsReturn.invoice });
  const changed = await orderEditConflict(db, site, order.number, goodsReturn.seen);
  if (changed) return changed;
  const before = await loadOrderState(db, order.id);
  const rows = await findOrderLines(db, { orderId: order.id });
  // An order paid online may be invoiced before its goods have left.
  const lines = creditNoteLines(invoice.lines, found.credited, goodsReturn.lines, (id) => returnableQuantity(rows, id));
  if (typeof lines === 'string') return refuse(returnRefusals, 'cannot_take_back', { reason: lines });
  const tooMuch = revaluedRefusal(invoice.lines, found, lines);
  if (tooMuch) return refuse(returnRefusals, 'cannot_take_back', { reason: tooMuch });

  const orderLineIds = lines.map((line) => line.orderLineId);
  await addReturnedPieces(db, { orderLineIds, quantities: lines.map((line) => line.quantity) });
  await restock(db, order.branchId, itemsOf(rows, toShelf(invoice.lines, lines, goodsReturn)), {
    kind: 'return',
    reference: order.number,
    reason: goodsReturn.reason,
    by,
    now,
  });
  const creditNote = { invoice, before: found, lines, reason: goodsReturn.reason };
  const note = await issueCreditNote(db, site, order, creditNote, { by, now });
  await refundCreditNote({ db, site, now }, order, { note, by, reason: goodsReturn.reason });
  const { reason, restock: restocked } = goodsReturn;
  const details = { invoice: invoice.number, creditNote: note.number, reason, restocked };
  await recordOrderChange(db, site, order, { before, action: 'goods returned', by, now, details });
  const status = msg('Credit note {note} for goods returned from tax invoice {invoice}');
  const slots = { note: note.number, invoice: invoice.number };
  const goods = { pieces: lines.map((line) => ({ line, quantity: line.quantity })), totals: documentTotals(lines) };
  const mail = await orderChangedMail(db, site, order, { status, slots, note: goodsReturn.reason, goods, now });
  await queueMessages(db, site.code, now, [mail]);
  return note;
}

function toShelf(
  invoiced: readonly DocumentLine[],
  returned: readonly DocumentLine[],
  { lines, restock: usual }: GoodsReturn,
): DocumentLine[] {
  return returned.filter(({ orderLineId }) => {
    const named = lines?.find(({ lineNo }) =>
      invoiced.some((one) => one.lineNo === lineNo && one.orderLineId === orderLineId),
    );
    return named?.restock ?? usual;
  });
}

function returnableQuantity(rows: readonly OrderLineRow[], orderLineId: number): number {
  const row = rows.find((one) => one.id === orderLineId);
  return row ? row.dispatched - row.returned : 0;
}

function itemsOf(rows: readonly OrderLineRow[], lines: readonly DocumentLine[]) {
  return lines.flatMap(({ orderLineId, quantity }) => {
    const itemId = rows.find((row) => row.id === orderLineId)?.itemId ?? null;
    return itemId === null ? [] : [{ itemId, quantity }];
  });
}
