import { sendStock, shelfOf } from '../catalogue/send-stock.server.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { bookInvoice, releaseCredit } from '../payments/credit.server.ts';
import { note } from '../server/audit.ts';
import type { Database, Db } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { moveOrder } from './decide-order.db.ts';
import { writeDispatch } from './dispatches.db.ts';
import type { Pieces } from './document-lines.ts';
import { findDocuments } from './documents.db.ts';
import { type Issued, issueTaxInvoice } from './issue-document.server.ts';
import { findOrderLines, lockOrderFacts, type OrderFacts, type OrderLineRow } from './order-facts.db.ts';
import { type OrderMoney, orderMoney, unpaidRefusal } from './order-money.server.ts';
import { orderSentMail } from './order-sent.mail.ts';
import { type LineToSend, mostToSend, owedOf, sendRefusal } from './send-now.rule.ts';

/** Pieces of one line, of one lot; a line may be named more than once. */
export type SentLine = { lineNo: number; quantity: number; lot?: string; origin?: string };

export type Dispatch = {
  number: string;
  /** Left out: all that lies on the shelf for the order. */
  lines?: readonly SentLine[];
  carrier?: string;
  docket?: string;
  cartons?: number;
  weightKg?: number;
  /** Why goods of an order by bank transfer leave although money is missing. */
  unpaid?: string;
  by: string;
  now: Date;
};

/** 'NOD26000119-1', and the number of its tax invoice; '' where the order was invoiced before. */
export type Sent = { dispatch: string; invoice: string; stillOwed: number };

/**
 * Sends goods of a confirmed order: they leave the shelf, the tax invoice of just these pieces is issued, credit follows,
 * the buyer is told. Refuses an unknown number, an order that is not confirmed, more than is owed or on the shelf, and an
 * order by bank transfer whose money is missing unless staff say why.
 */
export async function dispatchOrder(database: Database, site: Site, dispatch: Dispatch): Promise<Sent | Refused> {
  const { number, now } = dispatch;
  return database.transaction(async (db) => {
    const [order] = await lockOrderFacts(db, { site: site.code, number });
    if (!order) return new Refused('unknown_order', `${site.name} has no order ${number}.`);
    if (order.status !== 'Confirmed' && order.status !== 'Dispatched')
      return new Refused('not_allowed', `Order ${number} is ${order.status}; goods leave with a confirmed order.`);
    const where = { branchId: order.branchId, customerId: order.customerId, now };
    const rows = await findOrderLines(db, { orderId: order.id });
    const stocked = rows.flatMap(({ id, itemId }) => (itemId === null ? [] : [{ orderLineId: id, itemId }]));
    const shelves = await shelfOf(db, where, stocked);
    const open = rows.map((row) => ({ ...row, stocked: row.itemId !== null, free: 0, ...shelves.get(row.id) }));
    const sent = dispatch.lines ?? allOnTheShelf(open);
    const wrong = refusalOf(number, open, sent);
    if (wrong) return wrong;
    const before = await orderMoney(db, order, rows);
    const unpaid = unpaidRefusal(order, before, dispatch.unpaid);
    if (unpaid) return unpaid;

    const leaving = leavingLines(rows, sent);
    await sendStock(db, where, shelves, stockOf(leaving));
    const written = await writeDispatch(db, {
      ...dispatchRecord(site, order, dispatch),
      ...dispatchLinesOf(rows, sent),
    });
    const [{ id, dispatchNo } = { id: 0, dispatchNo: 0 }] = written;
    const name = `${number}-${dispatchNo}`;
    const stillOwed =
      rows.reduce((sum, row) => sum + owedOf(row), 0) - sent.reduce((sum, one) => sum + one.quantity, 0);
    const carrier = [dispatch.carrier, dispatch.docket].filter(Boolean).join(', ');
    const invoice = await invoiceDispatch(db, site, order, leaving, { id, name, carrier }, { ...dispatch, stillOwed });
    if (order.status === 'Confirmed') await moveOrder(db, moved(order, dispatch));
    const details = { invoice: invoice?.number ?? '', lines: sent };
    await note(db, { ...actOf(site, order, dispatch), action: 'order dispatched', details });
    if (before.missingMinor > 0) await noteUnpaid(db, site, order, dispatch, before);
    await queueMessages(db, site.code, now, [orderSentMail(order, leaving, { name, carrier, invoice, stillOwed })]);
    return { dispatch: name, invoice: invoice?.number ?? '', stillOwed };
  });
}

type Open = OrderLineRow & LineToSend;

/** Lines of one item share what is free of it. */
function allOnTheShelf(lines: readonly Open[]): SentLine[] {
  const freeLeft = new Map(lines.map((line) => [line.itemId, line.free]));
  return lines.flatMap((line) => {
    const quantity = mostToSend({ ...line, free: freeLeft.get(line.itemId) ?? 0 });
    freeLeft.set(line.itemId, (freeLeft.get(line.itemId) ?? 0) - Math.max(0, quantity - line.reserved));
    return quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
}

function refusalOf(number: string, open: readonly Open[], sent: readonly SentLine[]): Refused | undefined {
  if (sent.length === 0) return new Refused('nothing_to_send', `Nothing of order ${number} is on the shelf.`);
  const unknown = sent.find(({ lineNo }) => !open.some((line) => line.lineNo === lineNo));
  if (unknown) return new Refused('unknown_line', `Order ${number} has no line ${unknown.lineNo}.`);
  const freeUsed = new Map<number | null, number>();
  for (const line of open) {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    const bad = parts.find((one) => !Number.isInteger(one.quantity) || one.quantity < 1);
    const quantity = bad?.quantity ?? parts.reduce((sum, one) => sum + one.quantity, 0);
    if (parts.length === 0) continue;
    const used = freeUsed.get(line.itemId) ?? 0;
    const reason = sendRefusal({ ...line, free: Math.max(0, line.free - used) }, quantity);
    if (reason) return new Refused('cannot_send', reason);
    freeUsed.set(line.itemId, used + Math.max(0, quantity - line.reserved));
  }
  return undefined;
}

/** What leaves of each order line, with all its lots. */
function leavingLines(rows: readonly OrderLineRow[], sent: readonly SentLine[]): Pieces[] {
  return rows.flatMap((line) => {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    if (parts.length === 0) return [];
    const lots = parts.map((one) => (one.lot && parts.length > 1 ? `${one.lot} (${one.quantity})` : one.lot));
    const origins = [...new Set(parts.map((one) => one.origin || line.origin))];
    const quantity = parts.reduce((sum, one) => sum + one.quantity, 0);
    return [{ line, quantity, lots: lots.filter(Boolean).join(', '), origin: origins.join(', ') }];
  });
}

const stockOf = (leaving: readonly Pieces[]) =>
  leaving.flatMap(({ line, quantity }) =>
    line.itemId === null ? [] : [{ orderLineId: line.id, itemId: line.itemId, quantity }],
  );

const dispatchRecord = (site: Site, order: OrderFacts, dispatch: Dispatch) => ({
  site: site.code,
  orderId: order.id,
  branchId: order.branchId,
  carrier: dispatch.carrier ?? '',
  docket: dispatch.docket ?? '',
  cartons: dispatch.cartons ?? null,
  weightKg: dispatch.weightKg ?? null,
  by: dispatch.by,
  now: dispatch.now,
});

function dispatchLinesOf(rows: readonly OrderLineRow[], sent: readonly SentLine[]) {
  const rowOf = (lineNo: number) => rows.find((row) => row.lineNo === lineNo);
  return {
    orderLineIds: sent.map((one) => rowOf(one.lineNo)?.id ?? 0),
    quantities: sent.map((one) => one.quantity),
    lots: sent.map((one) => one.lot ?? ''),
    origins: sent.map((one) => one.origin ?? rowOf(one.lineNo)?.origin ?? ''),
  };
}

const actOf = (site: Site, { number, customerId }: OrderFacts, { by, now }: Dispatch) => ({
  site: site.code,
  at: now,
  actor: 'staff' as const,
  actorName: by,
  subject: number,
  customerId,
});

/** Goods have left unpaid: why, and how the order's money stood and stands. */
async function noteUnpaid(db: Db, site: Site, order: OrderFacts, dispatch: Dispatch, before: OrderMoney) {
  const after = await orderMoney(db, order, await findOrderLines(db, { orderId: order.id }));
  const details = { reason: dispatch.unpaid, before, after };
  await note(db, { ...actOf(site, order, dispatch), action: 'order dispatched unpaid', details });
}

const moved = (order: OrderFacts, { by, now }: Dispatch) => ({
  orderId: order.id,
  status: 'Dispatched' as const,
  by,
  note: null,
  now,
  givesBack: false,
});

type Invoicing = { by: string; now: Date; stillOwed: number };

/** Bills what leaves, unless the order was billed whole when it was paid: the order's hold on the credit becomes an invoice. */
async function invoiceDispatch(
  db: Db,
  site: Site,
  order: OrderFacts,
  leaving: readonly Pieces[],
  dispatch: { id: number; name: string; carrier: string },
  { by, now, stillOwed }: Invoicing,
): Promise<Issued | undefined> {
  const before = await findDocuments(db, { orderId: order.id });
  if (before.some((one) => one.kind === 'tax_invoice' && one.dispatchId === null)) return undefined;
  const issued = await issueTaxInvoice(db, site, order, leaving, dispatch, { by, now });
  const how = { currency: order.currency, now, by };
  // Invoices of an earlier version were taxed on their own, so the last one gives back whatever the order still holds.
  await releaseCredit(db, site, order.id, stillOwed > 0 ? { ...how, mostMinor: issued.totalMinor } : how);
  await bookInvoice(db, site, order.customerId, issued.number, {
    ...how,
    orderId: order.id,
    amountMinor: issued.totalMinor,
  });
  return issued;
}
