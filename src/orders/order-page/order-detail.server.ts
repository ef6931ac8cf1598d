import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { pictureLink } from '../../catalogue/pictures/picture-link.rule.ts';
import { type Day, dayOf, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { roundToGram } from '../../lib/weight.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import { formatAnyMoney } from '../../payments/online-payments/format-any-money.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { withPackedPieces } from '../buyer-changes/cancel-line.server.ts';
import { type ChangeableLine, canChangePurchaseOrder, cancellablePieces } from '../buyer-changes/change-order.rule.ts';
import { findDeliveryNotes } from '../delivery-notes/delivery-notes.db.ts';
import { type DispatchRow, findDispatches } from '../dispatches.db.ts';
import { documentTitle } from '../documents/document-title.rule.ts';
import { findBilledPieces, findOrderDocuments } from '../documents/documents.db.ts';
import { isPaidByTransfer, localizedPaymentDescription } from '../documents/payment-description.rule.ts';
import { taxDescription } from '../documents/tax-description.rule.ts';
import { billedOrKeptMinor, keptMinor } from '../documents/tax-share.rule.ts';
import { findTransferDueMinor } from '../fulfilment/order-balance.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import type { DocumentSummary } from '../order-rows.contract.ts';
import { canChangeStatus } from '../order-state.rule.ts';
import { toOrderedLine } from '../ordered-lines/to-ordered-line.ts';
import { findCustomerOrder, findOrderLines, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { findReturnRequests, type ReturnRequest } from '../return-requests.db.ts';
import { formatReturnNumber } from '../return-requests.rule.ts';
import { findReturnPictures, type ReturnPicture } from '../returns/return-pictures.db.ts';
import { canAddPictures } from '../returns/return-pictures.rule.ts';
import { loadReturnable, type ReturnableInvoice, withOpenRequests } from '../returns/returnable-goods.server.ts';
import { type OrderDetail, type OrderDetailLine, orderDetail } from './order-detail.contract.ts';
import { findDispatchedLines, findLineDrawings, findOrderEvents, findOrdersByPo } from './order-detail.db.ts';
import { goodsOf, momentOf } from './order-goods.server.ts';

export const orderDetailCall = defineCall(
  orderDetail,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async ({ order_no }, { db, site, caller, now }) => {
    const [order] = await findCustomerOrder(db, { customerId: caller.customerId, number: parseOrderNumber(order_no) });
    if (!order) throw notFound(t`This order`);
    const context = await loadOrderContext(db, order);
    const { dispatches, documents, same: samePoOrders, days } = context;
    // Nobody knows when an order on hold goes on, so it names no day.
    const rows = order.hold ? context.lines.map((row) => ({ ...row, expectedOn: null })) : context.lines;
    const transferMinor = await findTransferDueMinor(db, order, rows);
    const today = dayOf(now, site.calendar.timeZone);
    const invoices = await loadReturnable(db, order.id, rows);
    const lines = rows.map((row) => lineOf(order, row, context, today));
    const owed = sum(lines, (line) => line.owed);
    return {
      success: true as const,
      data: {
        ...headerOf(site, order),
        ...amountsOf(site, order, rows, context.billed),
        lines,
        ...goodsOf(site, order, context),
        documents: documentsOf(order, rows, documents, dispatches),
        ...returnsOf(site, order, invoices, context),
        owed,
        owed_by: lastDay(lines),
        paid_by: paidBy(order),
        payment: localizedPaymentDescription({ ...order, creditDays: days }),
        ...(transferMinor > 0 && { to_transfer: toMajor(transferMinor) }),
        ...(order.refunds.length > 0 && { given_back: refundsOf(site, order) }),
        same_po: samePoOrders.map((one) => one.number).filter((number) => number !== order.number),
        ...possibleChanges(order, owed),
      },
    };
  },
);

async function loadOrderContext(db: Db, { id: orderId, customerId, purchaseOrderNo }: OrderRecord) {
  const of = { orderId };
  const [rows, drawings, sent, events, dispatches, documents, samePoOrders, requests, pictures, notes, days, billed] =
    await Promise.all([
      findOrderLines(db, of),
      findLineDrawings(db, of),
      findDispatchedLines(db, of),
      findOrderEvents(db, of),
      findDispatches(db, of),
      findOrderDocuments(db, of),
      purchaseOrderNo ? findOrdersByPo(db, { customerId, po: purchaseOrderNo }) : [],
      findReturnRequests(db, of),
      findReturnPictures(db, of),
      findDeliveryNotes(db, of),
      creditDays(db, customerId),
      findBilledPieces(db, of),
    ]);
  return {
    lines: await withPackedPieces(db, orderId, rows),
    billed,
    sent,
    looks: new Map(drawings.map((drawing) => [drawing.lineId, drawing])),
    events,
    dispatches,
    documents,
    same: samePoOrders,
    requests,
    pictures,
    notes,
    days,
  };
}

type Context = Awaited<ReturnType<typeof loadOrderContext>>;
type Billed = Context['billed'];

function headerOf(site: Site, order: OrderRecord) {
  const { at: placed_at, ...when } = momentOf(site, order.placedAt);
  return {
    mysc_order_no: order.number,
    branch: order.branchCode,
    status: order.status,
    is_test: order.isTest,
    ...(order.hold && { on_hold: { reason: order.hold.isToldToBuyer ? order.hold.reason : '' } }),
    ...when,
    placed_at,
    place_of_supply: order.placeOfSupply,
    bill_to: order.billTo,
    deliver_to: order.deliverTo,
    purchase_order_no: order.purchaseOrderNo ?? '',
    wished_date: order.wishedDate ?? '',
    remark: order.remark ?? '',
    ...(order.enteredBy && { entered_by: order.enteredBy }),
  };
}

const refundsOf = (site: Site, { refunds }: OrderRecord) =>
  refunds.map(({ amountMinor, currency, askedAt, doneAt }) => ({
    amount: formatAnyMoney(amountMinor, currency),
    at: askedAt,
    date: momentOf(site, new Date(doneAt ?? askedAt)).date,
    done: doneAt !== null,
  }));

const lastDay = (lines: readonly OrderDetailLine[]) =>
  lines
    .map((line) => line.owed_by)
    .toSorted()
    .at(-1) ?? '';

const possibleChanges = ({ status }: OrderRecord, owed: number) => ({
  may_cancel: canChangeStatus(status, 'Cancelled', 'buyer'),
  may_change_po: canChangePurchaseOrder({ status, owed }),
});

const paidBy = (order: OrderRecord): OrderDetail['paid_by'] =>
  order.paymentMode === 'Online' ? 'online' : isPaidByTransfer(order) ? 'transfer' : 'credit';

const returnsOf = (
  site: Site,
  order: OrderRecord,
  invoices: readonly ReturnableInvoice[],
  { requests, pictures, documents }: Context,
) => ({
  returnable: withOpenRequests(invoices, requests).flatMap(returnableOf),
  returns: requests.map((request) => ({
    ...returnOf(
      site,
      order,
      request,
      pictures.filter(({ returnNo }) => returnNo === request.returnNo),
    ),
    ...creditNoteOf(request, documents),
  })),
});

function returnableOf({ invoice, lines }: ReturnType<typeof withOpenRequests>[number]) {
  const left = lines.filter((line) => line.left > 0 && !line.isOpen);
  const named = left.map(({ lineNo, itemName, left: pieces }) => ({
    line_no: lineNo,
    item_name: itemName,
    left: pieces,
  }));
  return named.length > 0 ? [{ invoice, lines: named }] : [];
}

const returnOf = (site: Site, { number }: OrderRecord, request: ReturnRequest, pictures: readonly ReturnPicture[]) => ({
  return_no: formatReturnNumber(number, request.returnNo),
  invoice: request.invoice,
  status: request.status,
  date: momentOf(site, request.requestedAt).date,
  remedy: request.remedy,
  answer: request.answer ?? '',
  pictures: pictures.map((picture) => pictureLink(picture, '/return-pictures')),
  takes_pictures: canAddPictures(request.status, pictures.length),
  lines: request.lines.map(({ itemName, ...line }) => ({
    item_name: itemName,
    quantity: line.quantity,
    reason: line.reason,
    credited: line.credited,
  })),
});

function creditNoteOf({ creditNote }: ReturnRequest, documents: readonly DocumentSummary[]) {
  const note = documents.find(({ kind, number }) => kind === 'credit_note' && number === creditNote);
  return note && { credit_note: { number: note.number, total: toMajor(note.totalMinor) } };
}

function amountsOf(site: Site, order: OrderRecord, rows: readonly OrderLineRow[], billed: Billed) {
  return {
    subtotal: toMajor(order.subtotalMinor),
    gst_total: toMajor(order.taxMinor),
    total: toMajor(order.totalMinor),
    total_now: toMajor(sum(rows, (row) => billedOrKeptMinor(row, order.taxForm, billed))),
    weight: roundToGram(order.weightKg),
    tax_words: taxDescription(
      order.taxForm,
      rows.map((row) => toPercent(row.taxBp)),
      site.tax.label,
    ),
  };
}

function lineOf(
  order: OrderRecord,
  row: OrderLineRow & ChangeableLine,
  { looks, billed }: Pick<Context, 'looks' | 'billed'>,
  today: Day,
): OrderDetailLine {
  const { rfqNo, askedAs, ...look } = looks.get(row.id) ?? unknownLook;
  const cancellable = cancellablePieces(row, order.status);
  const without = { ...row, cancelled: row.cancelled + cancellable };
  return {
    ...toOrderedLine(order.number, { ...row, ...look }, today),
    itemcode: row.itemCode,
    cancellable,
    cancel_value: toMajor(
      billedOrKeptMinor(row, order.taxForm, billed) - billedOrKeptMinor(without, order.taxForm, billed),
    ),
    list_price: toMajor(row.listMinor),
    calculate_discount_percentage: toPercent(row.discountBp),
    rfq_no: rfqNo,
    asked_as: askedAs,
  };
}

const unknownLook = {
  bearingType: '',
  seal: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  rfqNo: '',
  askedAs: '',
  arrived: 0,
};

/** The proforma is last. It is issued when it is first opened, so it is listed before it exists. */
function documentsOf(
  order: OrderRecord,
  rows: readonly OrderLineRow[],
  issued: readonly DocumentSummary[],
  dispatches: readonly DispatchRow[],
): OrderDetail['documents'] {
  const isProforma = ({ kind }: DocumentSummary) => kind === 'proforma';
  const dispatchOf = (id: number | null) => dispatches.find((one) => one.id === id)?.dispatchNo ?? 0;
  const listed = [...issued.filter((one) => !isProforma(one)), ...issued.filter(isProforma)];
  const documents = listed.map(({ kind, number, issuedOn, totalMinor, unpaidMinor, dispatchId }) => ({
    kind,
    title: documentTitle(kind),
    number,
    date: formatDay(issuedOn),
    total: toMajor(totalMinor),
    unpaid: toMajor(unpaidMinor),
    dispatch: dispatchOf(dispatchId),
  }));
  if (issued.some(isProforma) || !order.confirmedAt || order.status === 'Cancelled') return documents;
  const total = toMajor(sum(rows, (row) => keptMinor(row, order.taxForm)));
  const toMake = { number: order.number, date: '', total, unpaid: 0, dispatch: 0 };
  return [...documents, { kind: 'proforma', title: documentTitle('proforma'), ...toMake }];
}
