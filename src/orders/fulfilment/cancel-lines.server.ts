import { mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { releaseStockInPart } from '../../catalogue/stock/reserve-stock.server.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { releaseCredit } from '../../payments/credit/credit.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { addCancelledPieces, findDispatches } from '../dispatches.db.ts';
import { deleteProforma } from '../documents/documents.db.ts';
import { copyForStaff, orderChangedMail } from '../mails/order-changed.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { Actor, OrderStatus } from '../order-state.rule.ts';
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { deletePicks } from '../picks.db.ts';
import { creditUnsentPieces } from '../returns/issue-credit-note.server.ts';
import { refundUninvoiced } from '../returns/refund-order.server.ts';
import { type CancelledLine, type CancelledPieces, piecesToCancel } from './cancel-lines.rule.ts';
import { owedQuantity } from './dispatch-quantity.rule.ts';
import { changeOrderStatus, writeHold } from './fulfilment.db.ts';
import { linesCancelledMail } from './lines-cancelled.mail.ts';
import { findOrderBalance } from './order-balance.server.ts';

export type CancelLines = {
  number: string;
  /** The lines to cancel; without them all that the order owes. */
  lines?: readonly CancelledLine[];
  note?: string;
  seen?: ExpectedVersion;
  by: string;
  now: Date;
};

export type CancelResult = { pieces: number; stillOwed: number; status: OrderStatus };

/**
 * Cancels owed pieces with their stock, credit and payment; an order of which nothing was sent and nothing is owed any
 * more is Cancelled. Refuses a decided order, unknown lines, and more than is owed.
 */
export async function cancelLines(
  database: Database,
  site: Site,
  request: CancelLines,
): Promise<CancelResult | Refusal<'changed_meanwhile' | 'not_allowed' | 'unknown_order'>> {
  const { number, by, now } = request;
  const note = request.note?.trim() || null;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
    const changed = await orderEditConflict(db, site, number, request.seen);
    if (changed) return changed;
    if (!cancellableStatuses.includes(order.status))
      return refuse(fulfilmentRefusals, 'not_allowed.cancel', { number, status: order.status });
    const pieces = piecesToCancel(await findOrderLines(db, { orderId: order.id }), request.lines);
    if (typeof pieces === 'string')
      return refuse(fulfilmentRefusals, 'not_allowed.pieces', { number, problem: pieces });
    return cancelPiecesOf(db, site, order, pieces, { actor: 'staff', by, now, note });
  });
}

const cancellableStatuses: readonly OrderStatus[] = ['Awaiting Internal Approval', 'Confirmed', 'Dispatched'];

type Cancelling = { actor: Actor; by: string; now: Date; note: string | null };

/** The caller holds the order's lock. What is packed of a line stays so when its buyer cancels the rest. */
export async function cancelPiecesOf(
  db: Db,
  site: Site,
  order: OrderRecord,
  pieces: readonly CancelledPieces<OrderLineRow>[],
  { actor, by, now, note }: Cancelling,
): Promise<CancelResult> {
  const before = await loadOrderState(db, order.id);
  await cancelPieces(db, pieces, now);
  const unpacked = actor === 'staff' ? pieces : pieces.filter(({ line, quantity }) => quantity === owedQuantity(line));
  await deletePicks(db, { orderLineIds: unpacked.map(({ line }) => line.id) });
  const rows = await findOrderLines(db, { orderId: order.id });
  const [replaced] = await deleteProforma(db, { orderId: order.id });
  await releaseMoney(db, site, order, { rows, pieces }, { by, now, reason: note ?? 'Cancelled in part' });
  const stillOwed = sum(rows, owedQuantity);
  const status = await statusAfter(db, order, rows, stillOwed);
  const moved = { orderId: order.id, status, by, note, now, releases: false };
  if (status !== order.status) await changeOrderStatus(db, moved);
  if (order.hold && stillOwed === 0) await writeHold(db, { orderId: order.id, hold: null });
  const details = { note, ...(replaced && { proformaToIssueAgain: replaced.number }) };
  await recordOrderChange(db, site, order, { before, action: 'order lines cancelled', actor, by, now, details });
  const isByBuyer = actor === 'buyer';
  const mail =
    status === 'Cancelled'
      ? await orderChangedMail(db, site, order, { status, note: note ?? '', now, ...(isByBuyer && { isByBuyer }) })
      : linesCancelledMail(order, pieces, { note: note ?? '', stillOwed });
  if (isByBuyer) {
    const causedBy = mailsCausedBy({ customerId: order.customerId, standing: 'active' });
    await queueMessages(db, site.code, now, [mail, copyForStaff(mail, site)], causedBy);
  } else await queueMessages(db, site.code, now, [mail]);
  return { pieces: sum(pieces, (one) => one.quantity), stillOwed, status };
}

async function cancelPieces(db: Db, pieces: readonly CancelledPieces<OrderLineRow>[], now: Date) {
  await addCancelledPieces(db, {
    orderLineIds: pieces.map((one) => one.line.id),
    quantities: pieces.map((one) => one.quantity),
    fromReserved: pieces.map((one) => one.fromReserved),
  });
  const released = pieces.flatMap(({ line, fromReserved }) =>
    line.itemId === null ? [] : [{ orderLineId: line.id, quantity: fromReserved }],
  );
  await releaseStockInPart(db, released, now);
}

/** Afterwards the order uses no more credit and keeps no more of an online payment than it still costs. */
async function releaseMoney(
  db: Db,
  site: Site,
  order: OrderRecord,
  { rows, pieces }: { rows: readonly OrderLineRow[]; pieces: readonly CancelledPieces<OrderLineRow>[] },
  issuing: { by: string; now: Date; reason: string },
) {
  const unsent = pieces.map(({ line, quantity }) => ({ orderLineId: line.id, quantity }));
  await creditUnsentPieces(db, site, order, unsent, issuing);
  const { heldMinor, uninvoicedMinor } = await findOrderBalance(db, order, rows);
  const { reason, by, now } = issuing;
  const maxMinor = heldMinor - uninvoicedMinor;
  if (maxMinor > 0) await releaseCredit(db, site, order.id, { currency: order.currency, by, now, maxMinor });
  const cancelled = sum(rows, (row) => row.cancelled);
  await refundUninvoiced({ db, site, now }, order, { reason, by, cancelled, toInvoiceMinor: uninvoicedMinor });
}

async function statusAfter(
  db: Db,
  order: OrderRecord,
  rows: readonly OrderLineRow[],
  stillOwed: number,
): Promise<OrderStatus> {
  if (stillOwed > 0) return order.status;
  if (rows.every((row) => row.dispatched === 0)) return 'Cancelled';
  const dispatches = await findDispatches(db, { orderId: order.id });
  return dispatches.every((one) => one.deliveredAt !== null) ? 'Delivered' : order.status;
}
