import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { type Standing, standingOf } from '../../account/permissions/standing.rule.ts';
import { determineSupply, type Supply } from '../../account/tax-registration/place-of-supply.rule.ts';
import { siteDates } from '../../cart/account-cart/display-cart.server.ts';
import { type LineAmounts, lineAmounts } from '../../cart/lines/line-amounts.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { availableBalanceOf, isOverdueOn } from '../../payments/credit/credit.server.ts';
import { overdueText } from '../../payments/credit/overdue.rule.ts';
import {
  accountRefusal,
  type ClosedReason,
  closedReason,
  type PaymentFacts,
  type PaymentMethod,
} from '../../payments/methods/payment-choice.rule.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { allocateStock } from './allocate-stock.rule.ts';
import { orderTotals } from './build-order.server.ts';
import { lineRefusal } from './line-refusal.rule.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { type BuyerRow, type CheckoutLineRow, findCheckoutLines, lockBuyer, lockStock } from './place-order.db.ts';

export type BuyerContext = CallContext<'verified'>;
type RequestedLines = RequestOf<typeof salesConfirmation>['item_info'];
/** A line with what it costs now, and how many pieces of it are reserved. */
export type PricedLine = CheckoutLineRow & { amounts: LineAmounts; reserved: number };

/** An order that may be placed: customer and stock are locked, every amount is of now. */
export type Checkout = { buyer: BuyerRow; lines: PricedLine[]; place: Supply; paymentMethod: PaymentMethod };

/** Not all of these lines are in the cart any more. */
export class LinesNotInCart {
  readonly lineIds: number[];
  constructor(lineIds: number[]) {
    this.lineIds = lineIds;
  }
}

/**
 * Prices cart lines for an order or for a payment, behind the locks of customer and stock; refuses with the first reason
 * that holds, in the order of behaviour §7.
 */
export async function prepareCheckout(
  requestedLines: RequestedLines,
  context: BuyerContext,
  choosePaymentMethod: (standing: Standing) => PaymentMethod,
): Promise<Checkout | Refusal | LinesNotInCart> {
  const lineIds = [...new Set(requestedLines.map((line) => line.item_detail_id))];
  const { priceListId, customerId, userId } = context.caller;
  const own = { userId, lineIds };
  // One trip, run in this order: what is read was committed before the locks were got.
  const [buyer, , lines] = await Promise.all([
    lockBuyerForLines(requestedLines, context),
    lockStock(context.db, own),
    findCheckoutLines(context.db, { ...own, priceListId, customerId, now: context.now }),
  ]);
  const standing = currentStanding(buyer, context);
  const paymentMethod = choosePaymentMethod(standing);
  const refusal = accountRefusal(
    standing,
    paymentMethod === 'credit' || paymentMethod === 'transfer' ? 'Offline' : 'Online',
  );
  if (refusal) return refuse(salesConfirmation, refusal);
  if (lineIds.length === 0) return refuse(salesConfirmation, 'no_line');
  if (lineIds.length < requestedLines.length) return refuse(salesConfirmation, 'line_not_in_cart');

  if (lines.length < lineIds.length) return new LinesNotInCart(lineIds);
  if (!buyer.delivery || !buyer.billing) return refuse(salesConfirmation, 'address_unknown');

  const place = supplyOf(context.site, buyer.delivery, buyer.standard);
  const at = { ...siteDates(context.site, context.now), taxForm: place.taxTreatment };
  const pricedLines = withReservedStock(
    inReviewedOrder(lines, lineIds).map((line) => ({ ...line, amounts: lineAmounts(line, at) })),
  );
  const lineReason = firstLineRefusal(requestedLines, pricedLines);
  if (lineReason) return lineReason;
  const checkout = { buyer, lines: pricedLines, place, paymentMethod };
  const closed = closedReason(paymentMethod, paymentFactsOf(standing, checkout, context));
  return closed ? refusePaymentMethod(closed, checkout, context) : checkout;
}

async function lockBuyerForLines(requestedLines: RequestedLines, { db, caller }: BuyerContext): Promise<BuyerRow> {
  const addressIds = [...new Set(requestedLines.map((line) => line.delivery_address_id ?? 0))];
  // Lines for two addresses name none: -1 is nobody's.
  const addressId = addressIds.length === 1 ? addressIds[0] : requestedLines.length === 0 ? 0 : -1;
  const { customerId, userId } = caller;
  const [buyer] = await lockBuyer(db, { customerId, userId, addressId: addressId ?? 0 });
  if (!buyer) throw new Error('the session outlived its customer');
  return buyer;
}

/** How the account of a locked buyer stands now. */
export function currentStanding(buyer: BuyerRow, { site, now }: Pick<BuyerContext, 'site' | 'now'>): Standing {
  const credit = creditOf(buyer);
  const overdue = credit !== undefined && isOverdueOn(credit, dayOf(now, site.calendar.timeZone));
  return standingOf(statusLabel(buyer.status, overdue ? overdueText : undefined));
}

/** Where goods for this address are supplied, and under which of the customer's numbers. */
export const supplyOf = (
  site: Site,
  { named, regionId }: NonNullable<BuyerRow['delivery']>,
  standard: BuyerRow['standard'],
) => determineSupply(site, { named, standard, deliveryRegionId: regionId });

function paymentFactsOf(
  standing: Standing,
  { buyer, lines: pricedLines }: Checkout,
  { site }: BuyerContext,
): PaymentFacts {
  const credit = creditOf(buyer);
  return {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: availableBalanceOf(credit),
    totalMinor: orderTotals(pricedLines).totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
    transferAllowed: buyer.transferAllowed,
  };
}

/** The sentence with its figures: why this order may not be paid so. */
export function refusePaymentMethod(
  closed: ClosedReason,
  { buyer, lines: pricedLines }: Pick<Checkout, 'buyer' | 'lines'>,
  { site }: BuyerContext,
): Refusal {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  return refuse(salesConfirmation, closed, {
    balance: money(availableBalanceOf(creditOf(buyer))),
    total: money(orderTotals(pricedLines).totalMinor),
    limit: money(site.maxOnlineMinor),
    phone: site.contact.phone,
  });
}

function creditOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn }: BuyerRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn };
}

function firstLineRefusal(requestedLines: RequestedLines, lines: readonly PricedLine[]): Refusal | undefined {
  for (const one of requestedLines) {
    const line = lines.find(({ id }) => id === one.item_detail_id);
    if (!line) return refuse(salesConfirmation, 'line_not_in_cart');
    const reviewed = {
      quantity: one.quantity,
      amountPerUnit: one.amount_per_unit,
      shownAvailability: one.Availability,
    };
    const reason = lineRefusal(reviewed, line, line.amounts);
    if (reason) return refuse(salesConfirmation, reason, { item: line.name, free: line.free });
  }
  return undefined;
}

/** Lines as they were reviewed. */
function inReviewedOrder(lines: readonly CheckoutLineRow[], lineIds: readonly number[]): CheckoutLineRow[] {
  const places = new Map(lineIds.map((id, place) => [id, place]));
  return lines.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function withReservedStock(lines: readonly Omit<PricedLine, 'reserved'>[]): PricedLine[] {
  const reserved = allocateStock(lines.map((line) => ({ ...line, quoted: line.amounts.quoted })));
  return lines.map((line, index) => ({ ...line, reserved: reserved[index] ?? 0 }));
}
