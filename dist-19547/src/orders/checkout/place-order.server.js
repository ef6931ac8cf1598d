import { permissionUnderLock } from '../../account/permissions/permission-to.server.js';
                                                                           
import { removeCartLines } from '../../cart/account-cart/remove-lines.server.js';
import { reserveStock } from '../../catalogue/stock/reserve-stock.server.js';
                                                       
import { queueMessages } from '../../messages/queue-message.server.js';
import { allocateCredit } from '../../payments/credit/credit.server.js';
                                                                                   
import { defaultPaymentMethod, isOnline,                    } from '../../payments/methods/payment-choice.rule.js';
import { cancelOpenOrderPayments } from '../../payments/online-payments/begin-payment.server.js';
import { markQuotesOrdered } from '../../rfi/quotes/quoted-lines.server.js';
import { defineCallWithSideEffects } from '../../server/calls/define-call.server.js';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.js';
import { refuse } from '../../server/refuse.server.js';
                                                
import { allocateOrderNumber } from './allocate-order-number.server.js';
import { buildOrder, toWriteOrderParams } from './build-order.server.js';
import { checkoutRefusal, refusePaymentMethod } from './judge-checkout.server.js';
import {                    lockCheckout } from './lock-checkout.server.js';
import { orderPlacedMails } from './order-placed.mail.js';
import { orderTotals } from './order-totals.rule.js';
import { salesConfirmation } from './place-order.contract.js';
import { findOrderOfCartLines, writeOrder } from './place-order.db.js';
import { placedReply } from './placed-reply.server.js';
import {                priceCheckout } from './price-checkout.server.js';
import { resolvePayment } from './resolve-payment.server.js';

                                                   

export const placeOrderCall = (gateways                 ) =>
  defineCallWithSideEffects(
    salesConfirmation,
    { requires: permissionUnderLock('order'), transaction: true, idempotent: true },
    { before: (request, context) => resolvePayment(gateways, request, context) },
    async (request, context) => {
      const { db, site, now } = context;
      const locked = await lockCheckout(request.item_info, context);
      const checkout = priceCheckout(locked, context);
      const paymentMethod = paymentMethodOf(request, checkout.standing, site);

      const refusal = checkoutRefusal(request.item_info, checkout, paymentMethod, site);
      if (refusal === 'lines_gone') return replyOfEarlierOrder(checkout.lineIds, context);
      if (refusal) return refusal;
      if (paymentMethod === undefined || isOnline(paymentMethod)) return refuse(salesConfirmation, 'payment_not_found');

      const { covered, leftInCart } = await reserve(checkout, paymentMethod, context);
      if (!covered) return refusePaymentMethod('balance_too_small', checkout, site);

      const number = await allocateOrderNumber(db, site, now);
      await writeOrderAndMails(request, checkout, paymentMethod, number, context);
      return placedReply(number, leftInCart);
    },
  );

function paymentMethodOf(
  { mode_of_payment: mode, payment_option: option }         ,
  standing          ,
  site      ,
)                            {
  if (mode === 'Online') return site.onlinePayment[0];
  if (option === undefined) return defaultPaymentMethod(standing);
  return option === 'credit' ? 'credit' : 'transfer';
}

/** A second click is not a second order: it gets the reply of the order that these lines became. */
async function replyOfEarlierOrder(lineIds                   , { db, caller }              ) {
  const { customerId, userId } = caller;
  const [earlier] = await findOrderOfCartLines(db, { customerId, lineIds: [...lineIds] });
  if (earlier?.lines !== lineIds.length || earlier.ofThese !== lineIds.length)
    return refuse(salesConfirmation, 'line_not_in_cart');
  return placedReply(earlier.number, await removeCartLines(db, userId, []));
}

/** Allocates credit, cart lines, stock and quotes to the order, and ends what could still be paid online instead. */
async function reserve(checkout          , paymentMethod               , { db, site, caller, now }              ) {
  const { lines } = checkout;
  const { customerId, userId } = caller;
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = lines;
  const amountMinor = orderTotals(lines).totalMinor;
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  const lineIds = lines.map((line) => line.id);
  const [covered, leftInCart] = await inOneRoundTrip(db, [
    async () => paymentMethod !== 'credit' || allocateCredit(db, site, customerId, booking),
    () => removeCartLines(db, userId, lineIds),
    () => cancelOpenOrderPayments(db, customerId, now),
    () => reserveStock(db, { site: site.code, branchId, customerId, now }, reservationsOf(checkout)),
    () => markQuotesOrdered(db, site, quotedLineIds(checkout), now),
  ]);
  return { covered, leftInCart };
}

const reservationsOf = ({ lines }          ) =>
  lines
    .filter((line) => line.reserved > 0)
    .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId }));

const quotedLineIds = ({ lines }          ) =>
  lines.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));

async function writeOrderAndMails(
  request         ,
  checkout          ,
  paymentMethod               ,
  number        ,
  context              ,
) {
  const { db, site, now } = context;
  const option = paymentMethod === 'credit' ? 'credit' : 'cash';
  const newOrder = buildOrder(request, context, checkout, { mode: 'Offline', option });
  const { company, email } = checkout.buyer;
  const { unverifiedNumber } = checkout.place;
  const mails = orderPlacedMails(site, { ...newOrder, company, email, unverifiedNumber }, number, now);
  await inOneRoundTrip(db, [
    () => writeOrder(db, toWriteOrderParams(newOrder, number)),
    () => queueMessages(db, site.code, now, mails),
  ]);
}
