import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf, formatDay, formatTime } from '../../lib/dates.ts';
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
import { type DispatchRow, findDispatches } from '../dispatches.db.ts';
import { documentTitle } from '../documents/document-title.rule.ts';
import { type DocumentSummary, findOrderDocuments } from '../documents/documents.db.ts';
import { localizedPaymentDescription } from '../documents/payment-description.rule.ts';
import { taxDescription } from '../documents/tax-description.rule.ts';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';
import { findTransferDueMinor } from '../fulfilment/order-balance.server.ts';
import { formatRowNumber, parseOrderNumber } from '../order-number.rule.ts';
import { canChangeStatus } from '../order-state.rule.ts';
import { findCustomerOrder, findOrderLines, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { owedBy } from '../owed-by.rule.ts';
import { findReturnRequests, type ReturnRequest } from '../return-requests.db.ts';
import { formatReturnNumber } from '../return-requests.rule.ts';
import { loadReturnable, type ReturnableInvoice, withOpenRequests } from '../returns/returnable-goods.server.ts';
import { type OrderDetail, type OrderDetailLine, orderDetail } from './order-detail.contract.ts';
import { findLineDrawings, findOrderEvents, findOrdersByPo, type LineDrawing } from './order-detail.db.ts';
import { orderSteps } from './order-steps.rule.ts';

export const orderDetailCall = defineCall(
  orderDetail,
  { requires: permissionTo('see-orders') },
  async ({ order_no }, { db, site, caller, now }) => {
    const [order] = await findCustomerOrder(db, { customerId: caller.customerId, number: parseOrderNumber(order_no) });
    if (!order) throw notFound(t`This order`);
    const context = await loadOrderContext(db, order);
    const { rows, looks: drawings, events, dispatches, documents, same: samePoOrders, requests, days } = context;
    const transferMinor = await findTransferDueMinor(db, order, rows);
    const today = dayOf(now, site.calendar.timeZone);
    const invoices = await loadReturnable(db, site, rows, documents);
    const lines = rows.map((row) => lineOf(order, row, drawings.get(row.id), today));
    return {
      success: true as const,
      data: {
        ...headerOf(site, order),
        ...amountsOf(site, order, rows),
        lines,
        steps: orderSteps(events, dispatches).map((step) => ({ ...step, ...momentOf(site, step.at) })),
        documents: documentsOf(order, documents, site),
        shipments: dispatches.flatMap((dispatch) => shipmentOf(order, dispatch)),
        ...returnsOf(site, order, invoices, requests),
        owed: sum(lines, (line) => line.owed),
        owed_by:
          lines
            .map((line) => line.owed_by)
            .toSorted()
            .at(-1) ?? '',
        payment: localizedPaymentDescription({ ...order, creditDays: days }),
        ...(transferMinor > 0 && { to_transfer: toMajor(transferMinor) }),
        ...(order.refunds.length > 0 && { given_back: refundsOf(site, order) }),
        same_po: samePoOrders.map((one) => one.number).filter((number) => number !== order.number),
        may_cancel: canChangeStatus(order.status, 'Cancelled', 'buyer'),
      },
    };
  },
);

async function loadOrderContext(db: Db, { id: orderId, customerId, purchaseOrderNo }: OrderRecord) {
  const of = { orderId };
  const [rows, drawings, events, dispatches, documents, samePoOrders, requests, days] = await Promise.all([
    findOrderLines(db, of),
    findLineDrawings(db, of),
    findOrderEvents(db, of),
    findDispatches(db, of),
    findOrderDocuments(db, of),
    purchaseOrderNo ? findOrdersByPo(db, { customerId, po: purchaseOrderNo }) : [],
    findReturnRequests(db, of),
    creditDays(db, customerId),
  ]);
  return {
    rows,
    looks: new Map(drawings.map((drawing) => [drawing.lineId, drawing])),
    events,
    dispatches,
    documents,
    same: samePoOrders,
    requests,
    days,
  };
}

const momentOf = ({ calendar: { timeZone } }: Site, at: Date) => ({
  at: at.toISOString(),
  date: formatDay(dayOf(at, timeZone)),
  time: formatTime(at, timeZone),
});

function headerOf(site: Site, order: OrderRecord) {
  const { at: placed_at, ...when } = momentOf(site, order.placedAt);
  return {
    mysc_order_no: order.number,
    branch: order.branchCode,
    status: order.status,
    ...when,
    placed_at,
    place_of_supply: order.placeOfSupply,
    bill_to: order.billTo,
    deliver_to: order.deliverTo,
    purchase_order_no: order.purchaseOrderNo ?? '',
    wished_date: order.wishedDate ?? '',
    remark: order.remark ?? '',
  };
}

const refundsOf = (site: Site, { refunds }: OrderRecord) =>
  refunds.map(({ amountMinor, currency, askedAt, doneAt }) => ({
    amount: formatAnyMoney(amountMinor, currency),
    at: askedAt,
    date: momentOf(site, new Date(doneAt ?? askedAt)).date,
    done: doneAt !== null,
  }));

function shipmentOf({ number }: OrderRecord, { dispatchNo, carrier, docket, tracking }: DispatchRow) {
  const shipment = { dispatch: `${number}-${dispatchNo}`, carrier, docket, tracking };
  return carrier || docket || tracking ? [shipment] : [];
}

const returnsOf = (
  site: Site,
  order: OrderRecord,
  invoices: readonly ReturnableInvoice[],
  requests: readonly ReturnRequest[],
) => ({
  returnable: withOpenRequests(invoices, requests).flatMap(returnableOf),
  returns: requests.map((request) => returnOf(site, order, request)),
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

const returnOf = (site: Site, { number }: OrderRecord, request: ReturnRequest) => ({
  return_no: formatReturnNumber(number, request.returnNo),
  invoice: request.invoice,
  status: request.status,
  date: momentOf(site, request.requestedAt).date,
  answer: request.answer ?? '',
  lines: request.lines.map(({ itemName, quantity, credited }) => ({ item_name: itemName, quantity, credited })),
});

function amountsOf(site: Site, order: OrderRecord, rows: readonly OrderLineRow[]) {
  return {
    subtotal: toMajor(order.subtotalMinor),
    gst_total: toMajor(order.taxMinor),
    total: toMajor(order.totalMinor),
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
  row: OrderLineRow,
  drawing: LineDrawing | undefined,
  today: string,
): OrderDetailLine {
  const owed = owedQuantity(row);
  return {
    row_no: formatRowNumber(order.number, row.lineNo),
    itemid: row.itemId ?? 0,
    item_name: row.itemName,
    itemcode: row.itemCode,
    brand_name: row.maker,
    itemtype: drawing?.bearingType ?? '',
    seal: drawing?.seal ?? '',
    Dimension_ID: drawing?.boreMm ?? 0,
    Dimension_OD: drawing?.outsideMm ?? 0,
    Dimension_OW: drawing?.widthMm ?? 0,
    quantity: row.ordered,
    sent: row.dispatched,
    arrived: drawing?.arrived ?? 0,
    returned: row.returned,
    cancelled: row.cancelled,
    owed,
    reserved: Math.min(owed, row.reserved),
    owed_by: owedBy({ owed, expectedOn: row.expectedOn }, today),
    list_price: toMajor(row.listMinor),
    your_price: toMajor(row.unitMinor),
    calculate_discount_percentage: toPercent(row.discountBp),
    total: toMajor(row.totalMinor),
    total_gst1: toMajor(row.taxMinor),
    gst_percenatge: toPercent(row.taxBp),
    weight: roundToGram(row.weightKg),
    Country: row.origin,
    rfq_no: drawing?.rfqNo ?? '',
    asked_as: drawing?.askedAs ?? '',
  };
}

/** A proforma is issued when it is first opened, so it is listed before it exists. */
function documentsOf(order: OrderRecord, issued: readonly DocumentSummary[], site: Site): OrderDetail['documents'] {
  const proforma = issued.find((one) => one.kind === 'proforma');
  const pending =
    proforma || !order.confirmedAt || order.status === 'Cancelled'
      ? []
      : [
          {
            kind: 'proforma' as const,
            number: order.number,
            issuedOn: dayOf(order.confirmedAt, site.calendar.timeZone),
            totalMinor: order.totalMinor,
            unpaidMinor: 0,
          },
        ];
  return [...pending, ...issued].map(({ kind, number, issuedOn, totalMinor, unpaidMinor }) => ({
    kind,
    title: documentTitle(kind),
    number,
    date: formatDay(issuedOn),
    total: toMajor(totalMinor),
    unpaid: toMajor(unpaidMinor),
  }));
}
