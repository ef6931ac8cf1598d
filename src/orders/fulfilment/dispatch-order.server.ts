import { findCertificateTexts } from '../../catalogue/certificates/certificate-texts.server.ts';
import { dispatchStock, lockAndReadLineStock } from '../../catalogue/stock/dispatch-stock.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { bookInvoice, releaseCredit } from '../../payments/credit/credit.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { writeDispatch } from '../dispatches.db.ts';
import { wholeInvoiceOf } from '../documents/bill-whole-order.server.ts';
import type { LinePieces } from '../documents/document-lines.server.ts';
import { findInvoicedLines, findOrderDocuments } from '../documents/documents.db.ts';
import type { GivenInvoice } from '../documents/given-invoice.rule.ts';
import { type InvoicedPieces, type IssuedSummary, issueTaxInvoice } from '../documents/issue-document.server.ts';
import { type ExpectedVersion, loadOrderState, orderEditConflict, recordOrderChange } from '../order-changes.server.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { findOrderLines, lockOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { deleteOrderPicks } from '../picks.db.ts';
import { carrierText, type ShipmentDetails, shipmentRefusal, tidyShipment } from '../shipment-details.rule.ts';
import { givenInvoiceRefusal } from './check-given-invoice.server.ts';
import { findTaxOfficeProblems, taxOfficeRefusal } from './check-tax-office.server.ts';
import { withCurrentName, withCurrentTariffNumbers } from './current-facts.server.ts';
import { type DispatchableLine, type DispatchedLine, dispatchRefusal, owedQuantity } from './dispatch-quantity.rule.ts';
import { changeOrderStatus } from './fulfilment.db.ts';
import { onHoldRefusal } from './hold-order.server.ts';
import { findOrderBalance, type OrderBalance, unpaidDispatchRefusal } from './order-balance.server.ts';
import { orderDispatchedMail } from './order-dispatched.mail.ts';
import { linesToSend, pickingRefusal, readPickedGoods } from './picked-goods.server.ts';

export type DispatchRequest = Partial<ShipmentDetails> & {
  number: string;
  /** The lines that leave; without them what was picked, else all that is in stock for the order. */
  lines?: readonly DispatchedLine[];
  /** The picks that staff have seen: only what was picked leaves, once every line is picked. */
  seenPicks?: readonly number[];
  /** Why goods of an order by bank transfer leave although money is missing. */
  unpaid?: string;
  seen?: ExpectedVersion;
  /** Whether the site registers its invoices with the tax office: what that would refuse is stopped. */
  registersInvoices?: boolean;
  /** The invoice of the seller's own program, for just these goods. */
  invoice?: GivenInvoice;
  by: string;
  now: Date;
};

/** 'NOD26000119-1' and its tax invoice; `invoice` is '' where the order was invoiced before. */
export type DispatchResult = { dispatch: string; invoice: string; stillOwed: number };

export type DispatchRefusal =
  | 'unknown_order'
  | 'changed_meanwhile'
  | 'not_allowed'
  | 'on_hold'
  | 'test_order'
  | 'wrong_details'
  | 'not_picked'
  | 'nothing_to_send'
  | 'unknown_line'
  | 'cannot_send'
  | 'money_missing'
  | 'no_invoice'
  | 'wrong_invoice'
  | 'tax_office';

/**
 * Takes goods off the shelf, invoices just these pieces, and moves their credit from order to invoice. Refuses an
 * unknown number, an order that is not confirmed or on hold, more than is owed or in stock, and a missing bank transfer without a
 * reason.
 */
export const dispatchOrder = (
  database: Database,
  site: Site,
  dispatch: DispatchRequest,
): Promise<DispatchResult | Refusal<DispatchRefusal>> =>
  database.transaction((db) => dispatchOrderInTransaction(db, site, dispatch));

export async function dispatchOrderInTransaction(
  db: Db,
  site: Site,
  dispatch: DispatchRequest,
): Promise<DispatchResult | Refusal<DispatchRefusal>> {
  const { number, now } = dispatch;
  const [locked] = await lockOrder(db, { site: site.code, number });
  const order = locked && withCurrentName(locked);
  if (!order) return refuse(fulfilmentRefusals, 'unknown_order', { site: site.name, number });
  const changed = await orderEditConflict(db, site, number, dispatch.seen);
  if (changed) return changed;
  if (order.status !== 'Confirmed' && order.status !== 'Dispatched')
    return refuse(fulfilmentRefusals, 'not_allowed.goods', { number, status: order.status });
  const held = onHoldRefusal(order);
  if (held) return held;
  if (order.isTest) return refuse(fulfilmentRefusals, 'test_order', { reason: testOrderSentence(number) });
  const picked = await readPickedGoods(db, order.id, dispatch);
  const shipment = tidyShipment({
    ...dispatch,
    cartons: dispatch.cartons ?? picked.cartons,
    weightKg: dispatch.weightKg ?? picked.weightKg,
  });
  const wrong = shipmentRefusal(shipment, site, dayOf(now, site.calendar.timeZone));
  if (wrong) return refuse(fulfilmentRefusals, 'wrong_details', { reason: wrong.message });
  const stateBefore = await loadOrderState(db, order.id);
  const where = { branchId: order.branchId, customerId: order.customerId, now };
  const rows = await withCurrentTariffNumbers(db, site, order.id, await findOrderLines(db, { orderId: order.id }));
  const stocked = rows.flatMap(({ id, itemId }) => (itemId === null ? [] : [{ orderLineId: id, itemId }]));
  const shelves = await lockAndReadLineStock(db, where, stocked);
  const openLines = rows.map((row) => ({ ...row, stocked: row.itemId !== null, free: 0, ...shelves.get(row.id) }));
  const sent = dispatch.lines ?? linesToSend(openLines, picked.picks);
  const refusal =
    pickingRefusal(site, number, openLines, picked.picks, dispatch.seenPicks) ??
    checkDispatchLines(number, openLines, sent);
  if (refusal) return refusal;
  const before = await findOrderBalance(db, order, rows);
  const unpaid = unpaidDispatchRefusal(order, before, dispatch.unpaid);
  if (unpaid) return unpaid;
  const pieces = piecesOf(rows, sent);
  const wrongInvoice = await givenInvoiceRefusal(db, site, order, pieces, dispatch);
  if (wrongInvoice) return wrongInvoice;
  if (dispatch.registersInvoices && !dispatch.invoice) {
    const invoiced = await findInvoicedLines(db, { orderId: order.id });
    const problems = findTaxOfficeProblems(site, { order, pieces, invoiced, transport: shipment, now });
    const refused = taxOfficeRefusal(number, problems);
    if (refused) return refused;
  }

  await dispatchStock(db, where, shelves, stockOf(pieces), {
    kind: 'dispatch',
    reference: order.number,
    by: dispatch.by,
    now,
  });
  const written = await writeDispatch(db, {
    ...dispatchRecord(site, order, dispatch),
    ...shipment,
    cartonKg: picked.cartonKg,
    ...dispatchLinesOf(rows, sent),
    certificates: await certificatesOfLines(db, site, { rows, sent, now }),
  });
  await deleteOrderPicks(db, { orderId: order.id });
  const [{ id, dispatchNo } = { id: 0, dispatchNo: 0 }] = written;
  const name = `${number}-${dispatchNo}`;
  const stillOwed = sum(rows, owedQuantity) - sum(sent, (one) => one.quantity);
  const carrier = carrierText(shipment);
  const invoiced = { order, pieces, dispatch: { id, name, carrier } };
  const invoice = await invoiceDispatch(db, site, invoiced, { ...dispatch, stillOwed });
  if (order.status === 'Confirmed') await changeOrderStatus(db, statusChangeOf(order, dispatch));
  const details = { dispatch: name, invoice: invoice?.number ?? '', sent, shipment, ...picked.audit };
  const change = { before: stateBefore, action: 'order dispatched', by: dispatch.by, now, details };
  await recordOrderChange(db, site, order, change);
  if (before.missingMinor > 0) await auditUnpaidDispatch(db, site, order, dispatch, before);
  await queueMessages(db, site.code, now, [
    orderDispatchedMail(order, pieces, { name, carrier, invoice, stillOwed, shipment }),
  ]);
  return { dispatch: name, invoice: invoice?.number ?? '', stillOwed };
}

const testOrderSentence = (number: string) =>
  `${number} is a test order, placed before the shop opened: no goods leave and no tax invoice is written.`;

const maxLotLength = 40;

type Open = OrderLineRow & DispatchableLine;

function checkDispatchLines(
  number: string,
  openLines: readonly Open[],
  sent: readonly DispatchedLine[],
): Refusal<'nothing_to_send' | 'cannot_send' | 'unknown_line'> | undefined {
  if (sent.length === 0) return refuse(fulfilmentRefusals, 'nothing_to_send', { number });
  const longName = sent.find(
    (one) => (one.lot ?? '').length > maxLotLength || (one.origin ?? '').length > maxLotLength,
  );
  if (longName)
    return refuse(fulfilmentRefusals, 'cannot_send.long_name', { lineNo: longName.lineNo, max: maxLotLength });
  const unknown = sent.find(({ lineNo }) => !openLines.some((line) => line.lineNo === lineNo));
  if (unknown) return refuse(fulfilmentRefusals, 'unknown_line', { number, lineNo: unknown.lineNo });
  const freeUsed = new Map<number | null, number>();
  for (const line of openLines) {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    const bad = parts.find((one) => !Number.isInteger(one.quantity) || one.quantity < 1);
    const quantity = bad?.quantity ?? sum(parts, (one) => one.quantity);
    if (parts.length === 0) continue;
    const used = freeUsed.get(line.itemId) ?? 0;
    const reason = dispatchRefusal({ ...line, free: Math.max(0, line.free - used) }, quantity);
    if (reason) return refuse(fulfilmentRefusals, 'cannot_send', { reason });
    freeUsed.set(line.itemId, used + Math.max(0, quantity - line.reserved));
  }
  return undefined;
}

function piecesOf(rows: readonly OrderLineRow[], sent: readonly DispatchedLine[]): LinePieces[] {
  return rows.flatMap((line) => {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    if (parts.length === 0) return [];
    const lots = parts.map((one) => (one.lot && parts.length > 1 ? `${one.lot} (${one.quantity})` : one.lot));
    const origins = [...new Set(parts.map((one) => one.origin || line.origin))];
    const quantity = sum(parts, (one) => one.quantity);
    return [{ line, quantity, lots: lots.filter(Boolean).join(', '), origin: origins.join(', ') }];
  });
}

const stockOf = (pieces: readonly LinePieces[]) =>
  pieces.flatMap(({ line, quantity }) =>
    line.itemId === null ? [] : [{ orderLineId: line.id, itemId: line.itemId, quantity }],
  );

const dispatchRecord = (site: Site, order: OrderRecord, dispatch: DispatchRequest) => ({
  site: site.code,
  orderId: order.id,
  branchId: order.branchId,
  by: dispatch.by,
  now: dispatch.now,
});

function dispatchLinesOf(rows: readonly OrderLineRow[], sent: readonly DispatchedLine[]) {
  const rowOf = (lineNo: number) => rows.find((row) => row.lineNo === lineNo);
  return {
    orderLineIds: sent.map((one) => rowOf(one.lineNo)?.id ?? 0),
    quantities: sent.map((one) => one.quantity),
    lots: sent.map((one) => one.lot ?? ''),
    origins: sent.map((one) => one.origin || rowOf(one.lineNo)?.origin || ''),
    lineCartons: sent.map((one) => one.carton ?? null),
  };
}

type Leaving = { rows: readonly OrderLineRow[]; sent: readonly DispatchedLine[]; now: Date };

/** What holds today, for each line that leaves: papers printed later say the same. */
async function certificatesOfLines(db: Db, site: Site, { rows, sent, now }: Leaving): Promise<string[]> {
  const itemIds = rows.flatMap(({ itemId }) => itemId ?? []);
  const texts = await findCertificateTexts(db, site, { itemIds, now });
  return sent.map(({ lineNo }) => texts.get(rows.find((row) => row.lineNo === lineNo)?.itemId ?? 0) ?? '');
}

async function auditUnpaidDispatch(
  db: Db,
  site: Site,
  order: OrderRecord,
  dispatch: DispatchRequest,
  before: OrderBalance,
) {
  const after = await findOrderBalance(db, order, await findOrderLines(db, { orderId: order.id }));
  const details = { reason: dispatch.unpaid, before, after };
  const { number: subject, customerId } = order;
  const action = 'order dispatched unpaid';
  await recordAudit(db, { ...byStaff(site, dispatch), action, subject, customerId, details });
}

const statusChangeOf = (order: OrderRecord, { by, now }: DispatchRequest) => ({
  orderId: order.id,
  status: 'Dispatched' as const,
  by,
  note: null,
  now,
  releases: false,
});

type Invoicing = { by: string; now: Date; invoice?: GivenInvoice; stillOwed: number };

async function invoiceDispatch(
  db: Db,
  site: Site,
  invoiced: InvoicedPieces,
  { by, now, invoice: given, stillOwed }: Invoicing,
): Promise<IssuedSummary | undefined> {
  const { order } = invoiced;
  const before = await findOrderDocuments(db, { orderId: order.id });
  if (wholeInvoiceOf(before)) return undefined;
  const issued = await issueTaxInvoice(db, site, invoiced, { by, now, given });
  const booking = { currency: order.currency, now, by };
  // Invoices of an earlier version were taxed on their own, so the last one releases whatever the order still holds.
  await releaseCredit(db, site, order.id, stillOwed > 0 ? { ...booking, maxMinor: issued.totalMinor } : booking);
  await bookInvoice(
    db,
    { site, customerId: order.customerId },
    {
      number: issued.number,
      ...booking,
      orderId: order.id,
      amountMinor: issued.totalMinor,
      ...(given && { bookedOn: given.issuedOn }),
    },
  );
  return issued;
}
