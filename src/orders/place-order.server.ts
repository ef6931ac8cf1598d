import { statusWords } from '../account/account-status.rule.ts';
import { placeOfSupply } from '../account/place-of-supply.rule.ts';
import { type Standing, standingOf } from '../account/standing.rule.ts';
import { siteMoment } from '../cart/display-cart.server.ts';
import { type LineAmounts, lineAmounts } from '../cart/line-amounts.rule.ts';
import { takeCartLines } from '../cart/take-lines.server.ts';
import { reserveStock } from '../catalogue/reserve-stock.server.ts';
import type { RequestOf } from '../lib/contract.ts';
import { dayOf } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { allocateCredit, balanceOf, isOverdueOn } from '../payments/credit.server.ts';
import { overdueText } from '../payments/overdue.rule.ts';
import {
  accountRefusal,
  type Closed,
  closedBecause,
  defaultWay,
  type PaymentFacts,
} from '../payments/payment-choice.rule.ts';
import { quotesOrdered } from '../rfi/quoted-lines.server.ts';
import { answer, type Step } from '../server/call.ts';
import { type Refused, refuse } from '../server/refuse.ts';
import { lineRefusal } from './line-refusal.rule.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { orderRecord, orderTotals } from './order-record.ts';
import { salesConfirmation } from './place-order.contract.ts';
import {
  type BuyerRow,
  findOrderedLines,
  findOrderOfLines,
  lockBuyer,
  lockStock,
  type OrderLineFacts,
  writeOrder,
} from './place-order.db.ts';
import { shareStock } from './share-stock.rule.ts';

type Request = RequestOf<typeof salesConfirmation>;
type BuyerStep = Step<'verified'>;
/** A line with what it costs now, and how many pieces of it are reserved. */
export type PricedLine = OrderLineFacts & { amounts: LineAmounts; reserved: number };

export const placeOrderCall = answer(
  salesConfirmation,
  { who: 'verified', transaction: true, repeats: true },
  async (request, step) => {
    const lineIds = [...new Set(request.item_info.map((line) => line.item_detail_id))];
    const buyer = await lockedBuyer(request, step);
    const { standing, way } = payingAs(request, buyer, step);
    const refusal = accountRefusal(standing, request.mode_of_payment);
    if (refusal) return refuse(salesConfirmation, refusal);
    if (lineIds.length === 0) return refuse(salesConfirmation, 'no_line');
    if (lineIds.length < request.item_info.length) return refuse(salesConfirmation, 'line_not_in_cart');

    const own = { userId: step.caller.userId, lineIds };
    await lockStock(step.db, own);
    const { priceListId, customerId } = step.caller;
    const lines = await findOrderedLines(step.db, { ...own, priceListId, customerId, now: step.now });
    if (lines.length < lineIds.length) return repeatedOrRefused(step, lineIds);
    if (!buyer.delivery || !buyer.billing) return refuse(salesConfirmation, 'address_unknown');
    if (request.mode_of_payment === 'Online') return refuse(salesConfirmation, 'payment_not_found');

    const place = supply(step, buyer);
    const priced = withStock(
      inOrder(lines, lineIds).map((line) => ({
        ...line,
        amounts: lineAmounts(line, { ...siteMoment(step.site, step.now), taxForm: place.form }),
      })),
    );
    const lineReason = firstLineRefusal(request, priced);
    if (lineReason) return lineReason;
    const placing = { buyer, priced, place, option: optionOf[way] };
    const closed = closedBecause(way, payingFacts(standing, placing, step));
    if (closed) return refusePaying(closed, placing, step);
    return write(request, step, placing);
  },
);

async function lockedBuyer({ item_info: lines }: Request, { db, caller }: BuyerStep): Promise<BuyerRow> {
  const addressIds = [...new Set(lines.map((line) => line.delivery_address_id ?? 0))];
  // Lines for two addresses name none: -1 is nobody's.
  const addressId = addressIds.length === 1 ? addressIds[0] : lines.length === 0 ? 0 : -1;
  const [buyer] = await lockBuyer(db, {
    customerId: caller.customerId,
    userId: caller.userId,
    addressId: addressId ?? 0,
  });
  if (!buyer) throw new Error('the session outlived its customer');
  return buyer;
}

const optionOf = { credit: 'credit', transfer: 'cash' } as const;

/** How the account stands now, and how it pays what it does not pay online. */
function payingAs({ payment_option: option }: Request, buyer: BuyerRow, { site, now }: BuyerStep) {
  const credit = creditOf(buyer);
  const overdue = credit !== undefined && isOverdueOn(credit, dayOf(now, site.calendar.timeZone));
  const standing = standingOf(statusWords(buyer.status, overdue ? overdueText : undefined));
  const way = option === undefined ? defaultWay(standing) : option === 'credit' ? 'credit' : 'transfer';
  return { standing, way } as const;
}

function payingFacts(standing: Standing, { buyer, priced }: Placing, { site }: BuyerStep): PaymentFacts {
  const credit = creditOf(buyer);
  return {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: balanceOf(credit),
    totalMinor: orderTotals(priced).totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
  };
}

function refusePaying(closed: Closed, { buyer, priced }: Placing, { site }: BuyerStep): Refused {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  return refuse(salesConfirmation, closed, {
    balance: money(balanceOf(creditOf(buyer))),
    total: money(orderTotals(priced).totalMinor),
  });
}

function creditOf({ limitMinor, usedMinor, periodDays, graceDays, oldestOpenOn }: BuyerRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, periodDays, graceDays, oldestOpenOn };
}

/** Lines that have become one order already answer with that order: a second click is not a second order. */
async function repeatedOrRefused({ db, caller }: BuyerStep, lineIds: number[]) {
  const [before] = await findOrderOfLines(db, { customerId: caller.customerId, lineIds });
  if (before?.lines !== lineIds.length || before.ofThese !== lineIds.length)
    return refuse(salesConfirmation, 'line_not_in_cart');
  const left_items = await takeCartLines(db, caller.userId, []);
  return { success: true as const, message: placedMessage(before.number), myscno: before.number, left_items };
}

const placedMessage = (number: string) => `Your order ${number} is received and being processed.`;

function supply({ site }: BuyerStep, { delivery, defaultRegistration }: BuyerRow) {
  const branchRegion = site.branches[0]?.regionId ?? 0;
  const registered = delivery?.registered ?? defaultRegistration;
  return placeOfSupply(
    site,
    branchRegion,
    registered ?? { regionId: delivery?.regionId ?? branchRegion, kind: 'regular' },
  );
}

function firstLineRefusal(request: Request, lines: readonly PricedLine[]): Refused | undefined {
  for (const asked of request.item_info) {
    const line = lines.find((one) => one.id === asked.item_detail_id);
    if (!line) return refuse(salesConfirmation, 'line_not_in_cart');
    const reviewed = {
      quantity: asked.quantity,
      amountPerUnit: asked.amount_per_unit,
      shownAvailability: asked.Availability,
    };
    const reason = lineRefusal(reviewed, line, line.amounts);
    if (reason) return refuse(salesConfirmation, reason, { item: line.name, free: line.free });
  }
  return undefined;
}

/** Lines as they were reviewed. */
function inOrder(lines: readonly OrderLineFacts[], lineIds: readonly number[]): OrderLineFacts[] {
  const places = new Map(lineIds.map((id, place) => [id, place]));
  return lines.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function withStock(lines: readonly Omit<PricedLine, 'reserved'>[]): PricedLine[] {
  const reserved = shareStock(lines.map((line) => ({ ...line, quoted: line.amounts.quoted })));
  return lines.map((line, index) => ({ ...line, reserved: reserved[index] ?? 0 }));
}

export type Placing = {
  buyer: BuyerRow;
  priced: PricedLine[];
  place: ReturnType<typeof supply>;
  option: 'credit' | 'cash';
};

async function write(request: Request, step: BuyerStep, placing: Placing) {
  const { db, site, caller, now } = step;
  const totals = orderTotals(placing.priced);
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = placing.priced;
  const onCredit = placing.option === 'credit';
  const booking = { orderId, amountMinor: totals.totalMinor, currency: site.currency, now, by: 'buyer' };
  if (onCredit && !(await allocateCredit(db, site, caller.customerId, booking)))
    return refusePaying('balance_too_small', placing, step);

  await reserveStock(
    db,
    { site: site.code, branchId, customerId: caller.customerId, now },
    placing.priced
      .filter((line) => line.reserved > 0)
      .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId })),
  );
  const quoted = placing.priced.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));
  await quotesOrdered(db, site, quoted, now);
  const left_items = await takeCartLines(
    db,
    caller.userId,
    placing.priced.map((line) => line.id),
  );
  const record = orderRecord(request, step, placing, { orderId, branchId, totals });
  const [order] = await writeOrder(db, record);
  if (!order) throw new Error('an order could not be written');
  await queueMessages(db, site.code, now, orderPlacedMails(site, placing, totals, order.number, now));
  return { success: true as const, message: placedMessage(order.number), myscno: order.number, left_items };
}
