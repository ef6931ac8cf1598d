import { boundWords, countAct, mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { permissionUnderLock } from '../../account/permissions/permission-to.server.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { removeCartLines } from '../../cart/account-cart/remove-lines.server.ts';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { messagesStatement } from '../../messages/queue-message.server.ts';
import { allocateCredit } from '../../payments/credit/credit.server.ts';
import { defaultPaymentMethod, isOnline, type PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import { cancelOpenOrderPayments } from '../../payments/online-payments/begin-payment.server.ts';
import { markQuotesOrdered } from '../../rfi/quotes/quoted-lines.server.ts';
import { defineCallWithSideEffects } from '../../server/calls/define-call.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { allocateOrderNumber } from './allocate-order-number.server.ts';
import { buildOrder, toWriteOrderParams } from './build-order.server.ts';
import { checkoutRefusal, refusePaymentMethod } from './judge-checkout.server.ts';
import { type CheckoutContext, lockCheckout } from './lock-checkout.server.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { orderTotals } from './order-totals.rule.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { findOrderOfCartLines, writeOrder } from './place-order.db.ts';
import { placedReply } from './placed-reply.server.ts';
import { type Checkout, priceCheckout } from './price-checkout.server.ts';
import { resolvePayment } from './resolve-payment.server.ts';

type Request = RequestOf<typeof salesConfirmation>;

export const placeOrderCall = defineCallWithSideEffects(
  salesConfirmation,
  {
    requires: permissionUnderLock('order'),
    transaction: true,
    idempotent: true,
    lock: (request, context) => lockCheckout(request.item_info, context),
  },
  { before: resolvePayment },
  async (request, context, locked) => {
    const { site, writeLast } = context;
    const checkout = priceCheckout(locked, context);
    const paymentMethod = paymentMethodOf(request, checkout.standing, site);

    const refusal = checkoutRefusal(request.item_info, checkout, paymentMethod, site);
    if (refusal === 'lines_gone') return replyOfEarlierOrder(checkout.lineIds, context);
    if (refusal) return refusal;
    if (paymentMethod === undefined || isOnline(paymentMethod)) return refuse(salesConfirmation, 'payment_not_found');

    const { isWithinBound, covered, leftInCart, number } = await reserve(checkout, paymentMethod, context);
    if (!isWithinBound) return refuse(salesConfirmation, 'too_many_orders', boundWords(context, 'orders'));
    if (!covered) return refusePaymentMethod('balance_too_small', checkout, site);

    writeLast(...orderAndMails(request, checkout, paymentMethod, number, context));
    return placedReply(number, leftInCart);
  },
);

function paymentMethodOf(
  { mode_of_payment: mode, payment_option: option }: Request,
  standing: Standing,
  site: Site,
): PaymentMethod | undefined {
  if (mode === 'Online') return site.onlinePayment[0];
  if (option === undefined) return defaultPaymentMethod(standing);
  return option === 'credit' ? 'credit' : 'transfer';
}

/** A second click is not a second order: it gets the reply of the order that these lines became. */
async function replyOfEarlierOrder(lineIds: readonly number[], { db, caller }: CheckoutContext) {
  const { customerId, userId } = caller;
  const [earlier] = await findOrderOfCartLines(db, { customerId, lineIds: [...lineIds] });
  if (earlier?.lines !== lineIds.length || earlier.ofThese !== lineIds.length)
    return refuse(salesConfirmation, 'line_not_in_cart');
  return placedReply(earlier.number, await removeCartLines(db, userId, []));
}

/** Allocates credit, cart lines, stock, quotes and a number to the order, and ends what could still be paid online instead. */
async function reserve(checkout: Checkout, paymentMethod: PaymentMethod, context: CheckoutContext) {
  const { db, site, caller, now } = context;
  const { lines } = checkout;
  const { customerId, userId } = caller;
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = lines;
  const amountMinor = orderTotals(lines).totalMinor;
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  const lineIds = lines.map((line) => line.id);
  const [covered, leftInCart, , , , number, isWithinBound] = await inOneRoundTrip(db, [
    async () => paymentMethod !== 'credit' || allocateCredit(db, { site, customerId }, booking),
    () => removeCartLines(db, userId, lineIds),
    () => cancelOpenOrderPayments(db, customerId, now),
    () => reserveStock(db, { site: site.code, branchId, customerId, now }, reservationsOf(checkout)),
    () => markQuotesOrdered(db, site, quotedLineIds(checkout), now),
    // The number is allocated at the same time over a connection of its own.
    () => allocateOrderNumber(db, site, now),
    () => countAct(context, 'orders'),
  ]);
  return { isWithinBound, covered, leftInCart, number };
}

const reservationsOf = ({ lines }: Checkout) =>
  lines
    .filter((line) => line.reserved > 0)
    .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId }));

const quotedLineIds = ({ lines }: Checkout) =>
  lines.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));

function orderAndMails(
  request: Request,
  checkout: Checkout,
  paymentMethod: PaymentMethod,
  number: string,
  context: CheckoutContext,
) {
  const { site, caller, now } = context;
  const option = paymentMethod === 'credit' ? 'credit' : 'cash';
  const newOrder = buildOrder(request, context, checkout, { mode: 'Offline', option });
  const { company, email, onAccountMinor } = checkout.buyer;
  const { unverifiedNumber } = checkout.place;
  const placed = { ...newOrder, company, email, unverifiedNumber, onAccountMinor };
  const mails = orderPlacedMails(site, placed, number, now);
  const queued = messagesStatement(site.code, now, mails, mailsCausedBy(caller));
  return [writeOrder.fill(toWriteOrderParams(newOrder, number)), queued];
}
