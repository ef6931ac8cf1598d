import { statusWords } from '../account/account-status.rule.ts';
import { type Supply, supplyTo } from '../account/place-of-supply.rule.ts';
import { type Standing, standingOf } from '../account/standing.rule.ts';
import { siteMoment } from '../cart/display-cart.server.ts';
import { type LineAmounts, lineAmounts } from '../cart/line-amounts.rule.ts';
import type { RequestOf } from '../lib/contract.ts';
import { dayOf } from '../lib/dates.ts';
import { formatMoney } from '../lib/money.ts';
import { balanceOf, isOverdueOn } from '../payments/credit.server.ts';
import { overdueText } from '../payments/overdue.rule.ts';
import {
  accountRefusal,
  type Closed,
  closedBecause,
  type PaymentFacts,
  type PaymentWay,
} from '../payments/payment-choice.rule.ts';
import type { Step } from '../server/call.ts';
import { type Refused, refuse } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { lineRefusal } from './line-refusal.rule.ts';
import { orderTotals } from './order-record.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { type BuyerRow, findOrderedLines, lockBuyer, lockStock, type OrderLineFacts } from './place-order.db.ts';
import { shareStock } from './share-stock.rule.ts';

export type BuyerStep = Step<'verified'>;
type AskedLines = RequestOf<typeof salesConfirmation>['item_info'];
/** A line with what it costs now, and how many pieces of it are reserved. */
export type PricedLine = OrderLineFacts & { amounts: LineAmounts; reserved: number };

/** An order that may be placed: customer and stock are locked, every amount is of now. */
export type Priced = { buyer: BuyerRow; priced: PricedLine[]; place: Supply; way: PaymentWay };

/** Not all of these lines are in the cart any more. */
export class LinesGone {
  readonly lineIds: number[];
  constructor(lineIds: number[]) {
    this.lineIds = lineIds;
  }
}

/**
 * Prices cart lines for an order or for a payment, behind the locks of customer and stock; refuses with the first reason
 * that holds, in the order of behaviour §7.
 */
export async function priceOrder(
  asked: AskedLines,
  step: BuyerStep,
  wayOf: (standing: Standing) => PaymentWay,
): Promise<Priced | Refused | LinesGone> {
  const lineIds = [...new Set(asked.map((line) => line.item_detail_id))];
  const { priceListId, customerId, userId } = step.caller;
  const own = { userId, lineIds };
  // One trip, run in this order: what is read was committed before the locks were got.
  const [buyer, , lines] = await Promise.all([
    lockedBuyer(asked, step),
    lockStock(step.db, own),
    findOrderedLines(step.db, { ...own, priceListId, customerId, now: step.now }),
  ]);
  const standing = standingNow(buyer, step);
  const way = wayOf(standing);
  const refusal = accountRefusal(standing, way === 'credit' || way === 'transfer' ? 'Offline' : 'Online');
  if (refusal) return refuse(salesConfirmation, refusal);
  if (lineIds.length === 0) return refuse(salesConfirmation, 'no_line');
  if (lineIds.length < asked.length) return refuse(salesConfirmation, 'line_not_in_cart');

  if (lines.length < lineIds.length) return new LinesGone(lineIds);
  if (!buyer.delivery || !buyer.billing) return refuse(salesConfirmation, 'address_unknown');

  const place = supplyOf(step.site, buyer.delivery, buyer.standard);
  const at = { ...siteMoment(step.site, step.now), taxForm: place.form };
  const priced = withStock(inOrder(lines, lineIds).map((line) => ({ ...line, amounts: lineAmounts(line, at) })));
  const lineReason = firstLineRefusal(asked, priced);
  if (lineReason) return lineReason;
  const placing = { buyer, priced, place, way };
  const closed = closedBecause(way, payingFacts(standing, placing, step));
  return closed ? refusePaying(closed, placing, step) : placing;
}

async function lockedBuyer(asked: AskedLines, { db, caller }: BuyerStep): Promise<BuyerRow> {
  const addressIds = [...new Set(asked.map((line) => line.delivery_address_id ?? 0))];
  // Lines for two addresses name none: -1 is nobody's.
  const addressId = addressIds.length === 1 ? addressIds[0] : asked.length === 0 ? 0 : -1;
  const { customerId, userId } = caller;
  const [buyer] = await lockBuyer(db, { customerId, userId, addressId: addressId ?? 0 });
  if (!buyer) throw new Error('the session outlived its customer');
  return buyer;
}

/** How the account of a locked buyer stands now. */
export function standingNow(buyer: BuyerRow, { site, now }: Pick<BuyerStep, 'site' | 'now'>): Standing {
  const credit = creditOf(buyer);
  const overdue = credit !== undefined && isOverdueOn(credit, dayOf(now, site.calendar.timeZone));
  return standingOf(statusWords(buyer.status, overdue ? overdueText : undefined));
}

/** Where goods for this address are supplied, and under which of the customer's numbers. */
export const supplyOf = (
  site: Site,
  { named, regionId }: NonNullable<BuyerRow['delivery']>,
  standard: BuyerRow['standard'],
) => supplyTo(site, { named, standard, deliveryRegionId: regionId });

function payingFacts(standing: Standing, { buyer, priced }: Priced, { site }: BuyerStep): PaymentFacts {
  const credit = creditOf(buyer);
  return {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: balanceOf(credit),
    totalMinor: orderTotals(priced).totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
    transferAllowed: buyer.transferAllowed,
  };
}

/** The sentence with its figures: why this order may not be paid so. */
export function refusePaying(
  closed: Closed,
  { buyer, priced }: Pick<Priced, 'buyer' | 'priced'>,
  { site }: BuyerStep,
): Refused {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  return refuse(salesConfirmation, closed, {
    balance: money(balanceOf(creditOf(buyer))),
    total: money(orderTotals(priced).totalMinor),
    limit: money(site.maxOnlineMinor),
    phone: site.contact.phone,
  });
}

function creditOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn }: BuyerRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays, oldestOpenOn };
}

function firstLineRefusal(asked: AskedLines, lines: readonly PricedLine[]): Refused | undefined {
  for (const one of asked) {
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
function inOrder(lines: readonly OrderLineFacts[], lineIds: readonly number[]): OrderLineFacts[] {
  const places = new Map(lineIds.map((id, place) => [id, place]));
  return lines.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

function withStock(lines: readonly Omit<PricedLine, 'reserved'>[]): PricedLine[] {
  const reserved = shareStock(lines.map((line) => ({ ...line, quoted: line.amounts.quoted })));
  return lines.map((line, index) => ({ ...line, reserved: reserved[index] ?? 0 }));
}
