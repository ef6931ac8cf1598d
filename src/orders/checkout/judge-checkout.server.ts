import { formatNearDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { availableBalanceOf } from '../../payments/credit/credit.server.ts';
import {
  accountRefusal,
  type ClosedReason,
  closedReason,
  type PaymentFacts,
  type PaymentMethod,
} from '../../payments/methods/payment-choice.rule.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { checkoutRefusals } from '../order-refusals.ts';
import type { LineRefusal } from './line-refusal.rule.ts';
import { lineRefusal } from './line-refusal.rule.ts';
import { creditOf, type RequestedLines } from './lock-checkout.server.ts';
import { orderTotals } from './order-totals.rule.ts';
import type { Checkout } from './price-checkout.server.ts';

/** What a buyer reads; staff read the same reasons in other words. */
export type CheckoutSentences = { [Key in keyof typeof checkoutRefusals]: string };

export type CheckoutRefusal = ClosedReason | LineRefusal | 'address_unknown' | 'line_not_in_cart' | 'no_line';

/**
 * The first reason against the order: account, lines, address, price and stock of each line, payment. 'lines_gone' when
 * requested lines are no longer in the cart, perhaps because they were ordered.
 */
export function checkoutRefusal(
  requestedLines: RequestedLines,
  checkout: Checkout,
  paymentMethod: PaymentMethod | undefined,
  site: Site,
  sentences: CheckoutSentences = checkoutRefusals,
): Refusal<CheckoutRefusal> | 'lines_gone' | undefined {
  const { buyer, lines, lineIds, standing } = checkout;
  const account = accountRefusal(standing, paymentMethod);
  if (account)
    return refuse(
      sentences,
      account === 'verification_pending' && !buyer.billing ? 'verification_pending.no_profile' : account,
    );
  if (lineIds.length === 0) return refuse(sentences, 'no_line');
  if (lineIds.length < requestedLines.length) return refuse(sentences, 'line_not_in_cart');
  if (lines.length < lineIds.length) return 'lines_gone';
  if (!buyer.delivery || !buyer.billing) return refuse(sentences, 'address_unknown');
  const line = firstLineRefusal(requestedLines, checkout, sentences);
  if (line) return line;
  const closed = closedReason(paymentMethod, paymentFactsOf(checkout, site));
  return closed && refusePaymentMethod(closed, checkout, site, sentences);
}

export function refusePaymentMethod(
  closed: ClosedReason,
  { buyer, lines }: Checkout,
  site: Site,
  sentences: CheckoutSentences = checkoutRefusals,
): Refusal<ClosedReason> {
  const money = (minor: number) => formatMoney({ minor, currency: site.currency });
  const balanceMinor = availableBalanceOf(creditOf(buyer));
  const total = money(orderTotals(lines).totalMinor);
  if (closed === 'balance_too_small' && balanceMinor <= 0)
    return refuse(sentences, 'balance_too_small.none', { total });
  return refuse(sentences, closed, {
    balance: money(balanceMinor),
    total,
    limit: money(site.maxOnlineMinor),
    phone: site.contact.phone,
  });
}

function firstLineRefusal(
  requestedLines: RequestedLines,
  { lines }: Checkout,
  sentences: CheckoutSentences,
): Refusal<'line_not_in_cart' | LineRefusal> | undefined {
  for (const requested of requestedLines) {
    const line = lines.find(({ id }) => id === requested.item_detail_id);
    if (!line) return refuse(sentences, 'line_not_in_cart');
    const reviewed = {
      quantity: requested.quantity,
      amountPerUnit: requested.amount_per_unit,
      shownAvailability: requested.Availability,
      shownDay: requested.exp_dod,
    };
    const reason = lineRefusal(reviewed, line, line.amounts);
    if (reason)
      return refuse(sentences, reason, {
        item: line.name,
        free: line.free,
        quantity: line.quantity,
        quotedUntil: line.validUntil ? formatNearDay(line.validUntil) : '',
        day: line.amounts.expectedOn ? formatNearDay(line.amounts.expectedOn) : '',
      });
  }
  return undefined;
}

function paymentFactsOf({ buyer, lines, standing }: Checkout, site: Site): PaymentFacts {
  const credit = creditOf(buyer);
  return {
    standing,
    hasTerms: credit !== undefined,
    balanceMinor: availableBalanceOf(credit),
    totalMinor: orderTotals(lines).totalMinor,
    online: site.onlinePayment,
    maxOnlineMinor: site.maxOnlineMinor,
    transferAllowed: buyer.transferAllowed,
  };
}
