import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { pictureLink } from '../../catalogue/pictures/picture-link.rule.ts';
import { plural } from '../../lib/i18n.ts';
import { toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { wholeInvoiceOf } from '../../orders/documents/bill-whole-order.server.ts';
import { documentLinesOf, documentTotals } from '../../orders/documents/document-lines.server.ts';
import { documentTitle } from '../../orders/documents/document-title.rule.ts';
import { taxDescription } from '../../orders/documents/tax-description.rule.ts';
import { keptMinor } from '../../orders/documents/tax-share.rule.ts';
import type { EDocumentForm } from '../../orders/e-documents/e-document-forms.data.ts';
import {
  allOnShelf,
  type DispatchableLine,
  maxDispatchable,
  owedQuantity,
} from '../../orders/fulfilment/dispatch-quantity.rule.ts';
import { canCancelIrn, needsIrn } from '../../orders/needs-irn.rule.ts';
import { pickedPieces } from '../../orders/picks.rule.ts';
import { loadReturnable, type ReturnableInvoice } from '../../orders/returns/returnable-goods.server.ts';
import { checkOrder } from '../../orders/staff-view/order-checks.server.ts';
import {
  findOrderForStaff,
  loadOrderHistory,
  type OrderEvents,
  type StaffOrder,
} from '../../orders/staff-view/order-for-staff.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { orderAtDesk } from './order-record.contract.ts';

/** `issuedOn` is null before it is issued. */
type ListedDocument = Omit<StaffOrder['documents'][number], 'issuedOn'> & { issuedOn: string | null };

/** A proforma is issued when it is first opened, so a confirmed order has one before it exists. */
function documentsOf({ order, lines, documents: issued, eInvoices }: StaffOrder, site: Site, now: Date) {
  const hasProforma = issued.some((one) => one.kind === 'proforma');
  const isDue = order.confirmedAt !== null && order.status !== 'Cancelled' && !hasProforma;
  const proforma = {
    id: 0,
    kind: 'proforma' as const,
    number: order.number,
    issuedOn: null,
    dispatchId: null,
    totalMinor: sum(lines, (line) => keptMinor(line, order.taxForm)),
    unpaidMinor: 0,
    isGiven: false,
  };
  return [...(isDue ? [proforma] : []), ...issued].map((document) => {
    const { kind, isGiven } = document;
    const needed = needsIrn({ kind, country: site.country, buyerTaxNumber: order.billTo.taxNumber, isGiven });
    return {
      ...document,
      title: documentTitle(kind),
      eInvoice: needed ? eInvoiceOf(document, eInvoices, now) : null,
      files: filesOf(document, site, needed),
    };
  });
}

const notSent = { state: '' as const, irn: '', ackNo: '', ackAt: null, error: '', cancelledAt: null };

function eInvoiceOf({ id, kind }: ListedDocument, eInvoices: StaffOrder['eInvoices'], now: Date) {
  const row = eInvoices.find((one) => one.documentId === id) ?? notSent;
  const { state, ackAt, error } = row;
  const isRegistered = kind === 'tax_invoice' && state === 'registered';
  return { ...row, canCancel: isRegistered && ackAt !== null && canCancelIrn(ackAt, now, error !== '') };
}

function filesOf({ kind, dispatchId }: ListedDocument, site: Site, needed: boolean): EDocumentForm[] {
  if (kind === 'proforma') return [];
  if (site.country === 'AE') return ['pint-ae'];
  const forms: EDocumentForm[] = needed ? ['inv-01'] : [];
  return site.ewayBill && kind === 'tax_invoice' && dispatchId !== null ? [...forms, 'eway-bill'] : forms;
}

type DispatchRow = StaffOrder['dispatches'][number];
type DocumentSummary = StaffOrder['documents'][number];
type OrderLineRow = StaffOrder['lines'][number];

export const orderAtDeskCall = defineDeskCall(
  orderAtDesk,
  { requires: staffPermissionTo('see-orders-at-desk'), roundTrips: 11 },
  async ({ number }, { db, site, now }) => {
    const found = await findOrderForStaff(db, site, number);
    if (!found) throw notFound(`Order ${number}`);
    const { order, lines, dispatches, documents } = found;
    const history = await loadOrderHistory(db, site, order, now);
    const returnable = await loadReturnable(db, order.id, lines);
    return {
      success: true as const,
      ...headOf(found, site),
      seen: history.audit[0]?.id ?? 0,
      checks: await checkOrder(db, site, found, now),
      money: moneyOf(found),
      lastTransport: history.lastTransport ?? noTransport,
      ewayBillAbove: site.ewayBill?.aboveMinor ?? null,
      ...linesOf(lines, history),
      picked: pickedOf(found, history),
      steps: stepsOf(order, history, dispatches),
      dispatches: dispatches.map((dispatch) => dispatchOf(dispatch, history, documents)),
      documents: documentsOf(found, site, now),
      returnable,
      returns: history.returns.map((one) => returnOf(site, one, returnable, history.returnPictures)),
      messages: history.messages,
      history: history.audit,
      otherOrders: history.otherOrders,
    };
  },
);

function headOf({ order, lines, dispatches, payment, keptMinor }: StaffOrder, site: Site) {
  const rates = lines.map((line) => toPercent(line.taxBp));
  return {
    ...order,
    sent: sum(lines, (line) => line.dispatched),
    arrived: sum(dispatches, ({ deliveredAt, pieces }) => (deliveredAt ? pieces : 0)),
    owed: sum(lines, owedQuantity),
    totalNowMinor: keptMinor,
    taxLabel: site.tax.label,
    taxWords: taxDescription(order.taxForm, rates, site.tax.label),
    payment,
  };
}

const noTransport = { carrier: '', transporterId: '', mode: '' as const };

const moneyOf = ({ money, order }: StaffOrder) => ({
  cameIn: money.cameInMinor,
  onAccount: money.onAccountMinor,
  unpaid: money.unpaidMinor,
  uninvoiced: money.uninvoicedMinor,
  creditUsed: money.heldMinor + (order.paymentOption === 'credit' ? money.unpaidMinor : 0),
  missing: money.missingMinor,
  refunds: order.refunds.map(({ amountMinor, askedAt, doneAt }) => ({
    amountMinor,
    at: doneAt ?? askedAt,
    done: doneAt !== null,
  })),
});

function linesOf(lines: readonly OrderLineRow[], { stock, picks, cartons }: OrderEvents) {
  const freeOf = ({ lineNo }: OrderLineRow) => stock.find((one) => one.lineNo === lineNo && one.sells)?.free ?? 0;
  const open = lines.map((line) => ({ ...line, stocked: line.itemId !== null, free: freeOf(line) }));
  const asked = new Map(allOnShelf(open).map(({ lineNo, quantity }) => [lineNo, quantity]));
  return {
    lines: open.map((line) => ({
      ...lineOf(line, stock),
      asked: asked.get(line.lineNo) ?? 0,
      pick: picks.find((one) => one.lineNo === line.lineNo) ?? null,
    })),
    cartons,
  };
}

/** The amount billed once the picked pieces have left; of an order that is billed already, what they cost. */
function pickedOf({ order, lines, documents, invoiced }: StaffOrder, { picks }: OrderEvents) {
  const pieces = lines.flatMap((line) => {
    const pick = picks.find(({ lineNo }) => lineNo === line.lineNo);
    const quantity = pick ? pickedPieces(pick) : 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const isBilled = wholeInvoiceOf(documents) !== undefined;
  const billed = documentLinesOf(pieces, order.taxForm, isBilled ? [] : invoiced);
  return { isBilled, totalMinor: documentTotals(billed).totalMinor };
}

const lineOf = (line: OrderLineRow & DispatchableLine, stock: OrderEvents['stock']) => ({
  ...line,
  owed: owedQuantity(line),
  onShelf: maxDispatchable(line),
  stock: stock.filter((one) => one.lineNo === line.lineNo),
});

/** The decisions, each dispatch that left and arrived, and the hold that the order is on. */
function stepsOf({ hold }: StaffOrder['order'], { events }: OrderEvents, dispatches: readonly DispatchRow[]) {
  const hasDispatches = dispatches.length > 0;
  const decided = events
    .filter(({ status }) => status !== 'Dispatched' && !(status === 'Delivered' && hasDispatches))
    .map(({ status, by, note, at }, position) => ({
      what: status === 'Awaiting Internal Approval' && position > 0 ? 'Approval taken back' : status,
      at,
      by,
      note,
    }));
  const moved = dispatches.flatMap((one) => {
    const left = {
      what: `Dispatch ${one.dispatchNo}`,
      at: one.dispatchedAt,
      by: one.dispatchedBy,
      note: plural(one.pieces, 'piece'),
    };
    if (!one.deliveredAt) return [left];
    const arrived = { at: one.deliveredAt, by: one.deliveredBy ?? '', note: one.deliveryNote };
    return [left, { what: `Dispatch ${one.dispatchNo} delivered`, ...arrived }];
  });
  const held = hold ? [{ what: 'On hold', at: new Date(hold.at), by: hold.by, note: hold.reason }] : [];
  return [...decided, ...moved, ...held].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function dispatchOf(
  one: DispatchRow,
  { dispatched, deliveryNotes }: OrderEvents,
  documents: readonly DocumentSummary[],
) {
  const invoice = documents.find(({ kind, dispatchId }) => kind === 'tax_invoice' && dispatchId === one.id);
  return {
    ...one,
    signedNote: deliveryNotes.find(({ dispatchNo }) => dispatchNo === one.dispatchNo) ?? null,
    invoice: invoice?.number ?? null,
    lines: dispatched.filter(({ dispatchNo }) => dispatchNo === one.dispatchNo),
  };
}

function returnOf(
  site: Site,
  one: OrderEvents['returns'][number],
  returnable: readonly ReturnableInvoice[],
  pictures: OrderEvents['returnPictures'],
) {
  const invoiced = returnable.find(({ invoice }) => invoice === one.invoice)?.lines ?? [];
  return {
    ...one,
    pictures: pictures
      .filter(({ returnNo }) => returnNo === one.returnNo)
      .map((picture) => pictureLink(picture, `/desk/files/${site.code}/return-pictures`)),
    lines: one.lines.map((line) => ({
      ...line,
      sent: invoiced.find((sold) => sold.lineNo === line.lineNo)?.quantity ?? 0,
    })),
  };
}
