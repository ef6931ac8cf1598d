import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { expectedDayOf } from '../../cart/lines/active-quote.rule.ts';
import type { PricingContext } from '../../cart/lines/line-amounts.rule.ts';
import { pricingContext } from '../../cart/pricing-context.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { unitOfLine } from '../../catalogue/pricing/line-value.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { dayOf, formatDay, formatTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { discountBetween, toMajor, toPercent } from '../../lib/money.ts';
import { roundToGram } from '../../lib/weight.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { orderedInstead } from '../alternatives.rule.ts';
import { answerDueAt } from '../queue/answer-due.rule.ts';
import { findRfi, findRfis, type RfiLineRow } from '../rfi.db.ts';
import { allRfiHistory, type RfiEntry, type RfiLine, rfiHistory } from '../rfi-history.contract.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';

export const allRfiHistoryCall = defineCall(
  allRfiHistory,
  { requires: permissionTo('see-rfis'), reads: 'primary' },
  async (_request, context) => {
    const [rows, at] = await Promise.all([findRfis(context.db, context.caller), pricingContext(context)]);
    return { success: true as const, message: { info: entriesOf(rows, context, at) } };
  },
);

export const rfiHistoryCall = defineCall(
  rfiHistory,
  { requires: permissionTo('see-rfis'), reads: 'primary' },
  async ({ putawayno_key: number }, context) => {
    const rows = await findRfi(context.db, { customerId: context.caller.customerId, number });
    const [entry] = entriesOf(rows, context, await pricingContext(context));
    if (!entry) throw notFound(t`This RFI`);
    return { success: true as const, data: entry };
  },
);

function entriesOf(rows: readonly RfiLineRow[], context: CallContext<Caller>, at: PricingContext): RfiEntry[] {
  return [...Map.groupBy(rows, (row) => row.number).values()].map((lines) => ({
    ...headOf(lines[0] as RfiLineRow, lines, context),
    data: lines.map((row) => lineOf(row, lines, context, at)),
  }));
}

function headOf(row: RfiLineRow, rows: readonly RfiLineRow[], { site, now }: CallContext): Omit<RfiEntry, 'data'> {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const states = rows.map((one) => ({ state: rfiLineState(one, today), makerUntil: one.makerUntil }));
  return {
    rfq_no: row.number,
    date: formatDay(dayOf(row.askedAt, timeZone)),
    time: formatTime(row.askedAt, timeZone),
    asked_at: row.askedAt.toISOString(),
    answer_by: answerDueAt(row.askedAt, states, today, site)?.toISOString() ?? '',
    wished_date: row.wishedDate ?? '',
    reference: row.reference ?? '',
    remark: row.remark ?? '',
    ...(row.enteredBy && { entered_by: row.enteredBy }),
  };
}

function lineOf(
  row: RfiLineRow,
  rows: readonly RfiLineRow[],
  { caller }: CallContext<Caller>,
  at: PricingContext,
): RfiLine {
  const money = (minor: number) => (can(caller.standing, 'see-cart-prices') ? toMajor(minor) : 0);
  const status = rfiLineState(row, at.today);
  const expectedOn = row.quotedOn && status === 'Stock' ? expectedDayOf(row.quotedOn, at) : row.quotedOn;
  const quantity = row.quotedQuantity ?? row.quantityAsked;
  const quotedMinor = row.quotedMinor ?? 0;
  const totalMinor = unitOfLine(quotedMinor, quantity) * quantity;
  const instead = orderedInstead(row, rows);
  const discountBp = discountBetween(row.listMinor, row.quotedMinor ?? row.yourMinor);
  return {
    StkTranNo: row.lineId,
    line_no: row.lineNo,
    alternative_to: row.alternativeTo ?? 0,
    itemid: row.itemId ?? 0,
    ItemCode: row.itemCode,
    ItemName: row.itemName,
    asked_as: row.askedAs,
    BrandName: row.maker,
    catname: row.category,
    cattype: row.superCategory,
    ...drawingFieldsOf(row),
    Qty: quantity,
    asked_qty: row.quantityAsked,
    target_price: toMajor(row.targetMinor ?? 0),
    line_remark: row.buyerRemark ?? '',
    files: row.files,
    Price: money(quotedMinor),
    Purchase_Price: money(quotedMinor),
    list_price: money(row.listMinor),
    your_price: money(row.yourMinor),
    calculate_discount_percentage: can(caller.standing, 'see-cart-prices') ? toPercent(discountBp) : 0,
    total: money(totalMinor),
    Total_gst: money(lineTax(totalMinor, row.taxBp, at.taxTreatment)),
    gst_percenatge: toPercent(row.taxBp),
    weight: roundToGram((row.weightKg ?? 0) * quantity),
    Country: row.origin,
    status,
    exp_dod: expectedOn ?? '',
    valid_until: row.validUntil ?? '',
    answer_remark: instead ? '' : (row.answerNote ?? ''),
    ordered_instead: instead,
    answered_at: row.answeredAt?.toISOString() ?? '',
    declined_at: row.declinedAt?.toISOString() ?? '',
    withdrawn_at: row.withdrawnAt?.toISOString() ?? '',
    ordered_at: row.orderedAt?.toISOString() ?? '',
    maker_asked_at: row.makerAskedAt?.toISOString() ?? '',
    maker_until: row.makerUntil ?? '',
    maker_remark: row.makerNote ?? '',
    on_hold: row.heldAt !== null,
    in_cart: row.inCart,
  };
}
