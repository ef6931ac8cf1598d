import type { Standing } from '../../account/permissions/standing.rule.ts';
import { removeCartLines } from '../../cart/account-cart/remove-lines.server.ts';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { allocateCredit } from '../../payments/credit/credit.server.ts';
import type { PaymentGateways } from '../../payments/gateways/payment-gateways.ts';
import { defaultPaymentMethod, type PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import { cancelOpenPayments } from '../../payments/online-payments/begin-payment.server.ts';
import { markQuotesOrdered } from '../../rfi/quotes/quoted-lines.server.ts';
import { defineCallWithSideEffects } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { allocateOrderNumber } from './allocate-order-number.server.ts';
import { buildOrder, orderTotals, toWriteOrderParams } from './build-order.server.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { findOrderOfCartLines, writeOrder } from './place-order.db.ts';
import { placedReply } from './placed-reply.server.ts';
import {
  type BuyerContext,
  type Checkout,
  LinesNotInCart,
  prepareCheckout,
  refusePaymentMethod,
} from './prepare-checkout.server.ts';
import { resolvePayment } from './resolve-payment.server.ts';

type Request = RequestOf<typeof salesConfirmation>;

/** `paying`: an order that is paid online is made of its payment; another way to pay ends what could still be paid. */
export const placeOrderCall = (gateways: PaymentGateways) =>
  defineCallWithSideEffects(
    salesConfirmation,
    { access: 'verified', transaction: true, idempotent: true },
    { before: (request, context) => resolvePayment(gateways, request, context) },
    async (request, context) => {
      const checkout = await prepareCheckout(request.item_info, context, (standing) =>
        paymentMethodOf(request, standing, context.site),
      );
      if (checkout instanceof Refusal) return checkout;
      if (checkout instanceof LinesNotInCart) return replyOfEarlierOrder(context, checkout.lineIds);
      if (request.mode_of_payment === 'Online') return refuse(salesConfirmation, 'payment_not_found');
      return reserveAndWrite(request, context, checkout);
    },
  );

function paymentMethodOf(
  { mode_of_payment: mode, payment_option: option }: Request,
  standing: Standing,
  site: Site,
): PaymentMethod {
  if (mode === 'Online') return site.onlinePayment[0] ?? 'razorpay';
  if (option === undefined) return defaultPaymentMethod(standing);
  return option === 'credit' ? 'credit' : 'transfer';
}

/** Lines that have become one order already answer with that order: a second click is not a second order. */
async function replyOfEarlierOrder({ db, caller }: BuyerContext, lineIds: number[]) {
  const [before] = await findOrderOfCartLines(db, { customerId: caller.customerId, lineIds });
  if (before?.lines !== lineIds.length || before.ofThese !== lineIds.length)
    return refuse(salesConfirmation, 'line_not_in_cart');
  return placedReply(before.number, await removeCartLines(db, caller.userId, []));
}

async function reserveAndWrite(request: Request, context: BuyerContext, checkout: Checkout) {
  const { db, site, caller, now } = context;
  const { lines, paymentMethod, place } = checkout;
  const { customerId, userId } = caller;
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = lines;
  const amountMinor = orderTotals(lines).totalMinor;
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  const taken = lines.map((line) => line.id);
  const [covered, left] = await Promise.all([
    paymentMethod !== 'credit' || allocateCredit(db, site, customerId, booking),
    removeCartLines(db, userId, taken),
    cancelOpenPayments(db, customerId, now),
    reserveStock(db, { site: site.code, branchId, customerId, now }, reservationsOf(checkout)),
    markQuotesOrdered(db, site, quotedLineIds(checkout), now),
  ]);
  if (!covered) return refusePaymentMethod('balance_too_small', checkout, context);

  const number = await allocateOrderNumber(db, site, now);
  const option = paymentMethod === 'credit' ? 'credit' : 'cash';
  const newOrder = buildOrder(request, context, checkout, { mode: 'Offline', option });
  const { company, email } = checkout.buyer;
  const { unverifiedNumber } = place;
  await Promise.all([
    writeOrder(db, toWriteOrderParams(newOrder, number)),
    queueMessages(
      db,
      site.code,
      now,
      orderPlacedMails(site, { ...newOrder, company, email, unverifiedNumber }, number, now),
    ),
  ]);
  return placedReply(number, left);
}

const reservationsOf = ({ lines }: Checkout) =>
  lines
    .filter((line) => line.reserved > 0)
    .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId }));

const quotedLineIds = ({ lines }: Checkout) =>
  lines.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));
