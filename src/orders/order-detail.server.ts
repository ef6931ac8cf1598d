import { dayOf, formatDay, formatTime } from '../lib/dates.ts';
import { toMajor, toPercent } from '../lib/money.ts';
import { say } from '../lib/say.ts';
import { sum } from '../lib/sum.ts';
import { toTheGram } from '../lib/weight.ts';
import { creditDays } from '../payments/credit.server.ts';
import { moneyWords } from '../payments/money-words.ts';
import { answer } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { notFound } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { findDispatches } from './dispatches.db.ts';
import { documentTitle } from './document-title.rule.ts';
import { type DocumentEntry, findDocuments } from './documents.db.ts';
import { type OrderDetail, type OrderDetailLine, orderDetail } from './order-detail.contract.ts';
import { findEvents, findLooks, findSamePo, type ItemLook } from './order-detail.db.ts';
import { findOrderFacts, findOrderLines, type OrderFacts, type OrderLineRow } from './order-facts.db.ts';
import { toTransferMinor } from './order-money.server.ts';
import { orderNumberOf, rowNumber } from './order-number.rule.ts';
import { mayMove } from './order-state.rule.ts';
import { orderSteps } from './order-steps.rule.ts';
import { owedBy } from './owed-by.rule.ts';
import { paymentSaid } from './payment-words.rule.ts';
import { owedOf } from './send-now.rule.ts';
import { taxWords } from './supply-words.rule.ts';

export const orderDetailCall = answer(
  orderDetail,
  { who: 'verified' },
  async ({ order_no }, { db, site, caller, now }) => {
    const [order] = await findOrderFacts(db, { customerId: caller.customerId, number: orderNumberOf(order_no) });
    if (!order) throw notFound(say`This order`);
    const { rows, looks, events, dispatches, documents, same, days } = await aroundOrder(db, order);
    const transferMinor = await toTransferMinor(db, order, rows);
    const today = dayOf(now, site.calendar.timeZone);
    const lines = rows.map((row) => lineOf(order, row, looks.get(row.id), today));
    return {
      success: true as const,
      data: {
        ...headOf(site, order),
        ...amountsOf(site, order, rows),
        lines,
        steps: orderSteps(events, dispatches).map((step) => ({ ...step, ...momentOf(site, step.at) })),
        documents: documentsOf(order, documents, site),
        owed: sum(lines, (line) => line.owed),
        owed_by:
          lines
            .map((line) => line.owed_by)
            .toSorted()
            .at(-1) ?? '',
        payment: paymentSaid({ ...order, creditDays: days }),
        ...(transferMinor > 0 && { to_transfer: toMajor(transferMinor) }),
        ...(order.refunds.length > 0 && { given_back: givenBackOf(site, order) }),
        same_po: same.map((one) => one.number).filter((number) => number !== order.number),
        may_cancel: mayMove(order.status, 'Cancelled', 'buyer'),
      },
    };
  },
);

/** All that is told of an order beside itself. */
async function aroundOrder(db: Db, { id: orderId, customerId, purchaseOrderNo }: OrderFacts) {
  const of = { orderId };
  const [rows, looks, events, dispatches, documents, same, days] = await Promise.all([
    findOrderLines(db, of),
    findLooks(db, of),
    findEvents(db, of),
    findDispatches(db, of),
    findDocuments(db, of),
    purchaseOrderNo ? findSamePo(db, { customerId, po: purchaseOrderNo }) : [],
    creditDays(db, customerId),
  ]);
  return { rows, looks: new Map(looks.map((look) => [look.lineId, look])), events, dispatches, documents, same, days };
}

const momentOf = ({ calendar: { timeZone } }: Site, at: Date) => ({
  at: at.toISOString(),
  date: formatDay(dayOf(at, timeZone)),
  time: formatTime(at, timeZone),
});

function headOf(site: Site, order: OrderFacts) {
  const { at: placed_at, ...when } = momentOf(site, order.placedAt);
  return {
    mysc_order_no: order.number,
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

const givenBackOf = (site: Site, { refunds }: OrderFacts) =>
  refunds.map(({ amountMinor, currency, askedAt, doneAt }) => ({
    amount: moneyWords(amountMinor, currency),
    at: askedAt,
    date: momentOf(site, new Date(doneAt ?? askedAt)).date,
    done: doneAt !== null,
  }));

function amountsOf(site: Site, order: OrderFacts, rows: readonly OrderLineRow[]) {
  return {
    subtotal: toMajor(order.subtotalMinor),
    gst_total: toMajor(order.taxMinor),
    total: toMajor(order.totalMinor),
    weight: toTheGram(order.weightKg),
    tax_words: taxWords(
      order.taxForm,
      rows.map((row) => toPercent(row.taxBp)),
      site.tax.label,
    ),
  };
}

function lineOf(order: OrderFacts, row: OrderLineRow, look: ItemLook | undefined, today: string): OrderDetailLine {
  const owed = owedOf(row);
  return {
    row_no: rowNumber(order.number, row.lineNo),
    itemid: row.itemId ?? 0,
    item_name: row.itemName,
    itemcode: row.itemCode,
    brand_name: row.maker,
    itemtype: look?.bearingType ?? '',
    seal: look?.seal ?? '',
    Dimension_ID: look?.boreMm ?? 0,
    Dimension_OD: look?.outsideMm ?? 0,
    Dimension_OW: look?.widthMm ?? 0,
    quantity: row.ordered,
    sent: row.dispatched,
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
    weight: toTheGram(row.weightKg),
    Country: row.origin,
    rfq_no: look?.rfqNo ?? '',
  };
}

/** A proforma is made when it is first opened, so it is listed as soon as it may be. */
function documentsOf(order: OrderFacts, issued: readonly DocumentEntry[], site: Site): OrderDetail['documents'] {
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
          },
        ];
  return [...pending, ...issued].map(({ kind, number, issuedOn, totalMinor }) => ({
    kind,
    title: documentTitle(kind),
    number,
    date: formatDay(issuedOn),
    total: toMajor(totalMinor),
  }));
}
