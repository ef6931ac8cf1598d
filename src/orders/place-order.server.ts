import type { Standing } from '../account/standing.rule.ts';
import { takeCartLines } from '../cart/take-lines.server.ts';
import { reserveStock } from '../catalogue/reserve-stock.server.ts';
import type { RequestOf } from '../lib/contract.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { endHere } from '../payments/begin-payment.ts';
import { allocateCredit } from '../payments/credit.server.ts';
import type { Paying } from '../payments/paying.ts';
import { defaultWay, type PaymentWay } from '../payments/payment-choice.rule.ts';
import { quotesOrdered } from '../rfi/quoted-lines.server.ts';
import { answerAround } from '../server/call.ts';
import { Refused, refuse } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { drawOrderNumber } from './draw-order-number.server.ts';
import { orderPlacedMails } from './order-placed.mail.ts';
import { orderParts, orderTotals, writable } from './order-record.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { findOrderOfLines, writeOrder } from './place-order.db.ts';
import { placedReply } from './placed-reply.ts';
import { type BuyerStep, LinesGone, type Priced, priceOrder, refusePaying } from './price-order.ts';
import { takePayment } from './take-payment.ts';

type Request = RequestOf<typeof salesConfirmation>;

/** `paying`: an order that is paid online is made of its payment; another way to pay ends what could still be paid. */
export const placeOrderCall = (paying: Paying) =>
  answerAround(
    salesConfirmation,
    { who: 'verified', transaction: true, repeats: true },
    { before: (request, step) => takePayment(paying, request, step) },
    async (request, step) => {
      const placing = await priceOrder(request.item_info, step, (standing) => wayOf(request, standing, step.site));
      if (placing instanceof Refused) return placing;
      if (placing instanceof LinesGone) return repeatedOrRefused(step, placing.lineIds);
      if (request.mode_of_payment === 'Online') return refuse(salesConfirmation, 'payment_not_found');
      return write(request, step, placing);
    },
  );

function wayOf({ mode_of_payment: mode, payment_option: option }: Request, standing: Standing, site: Site): PaymentWay {
  if (mode === 'Online') return site.onlinePayment[0] ?? 'razorpay';
  if (option === undefined) return defaultWay(standing);
  return option === 'credit' ? 'credit' : 'transfer';
}

/** Lines that have become one order already answer with that order: a second click is not a second order. */
async function repeatedOrRefused({ db, caller }: BuyerStep, lineIds: number[]) {
  const [before] = await findOrderOfLines(db, { customerId: caller.customerId, lineIds });
  if (before?.lines !== lineIds.length || before.ofThese !== lineIds.length)
    return refuse(salesConfirmation, 'line_not_in_cart');
  return placedReply(before.number, await takeCartLines(db, caller.userId, []));
}

async function write(request: Request, step: BuyerStep, placing: Priced) {
  const { db, site, caller, now } = step;
  const { priced, way, place } = placing;
  const { customerId, userId } = caller;
  const [{ orderId, branchId } = { orderId: 0, branchId: 0 }] = priced;
  const amountMinor = orderTotals(priced).totalMinor;
  const booking = { orderId, amountMinor, currency: site.currency, now, by: 'buyer' };
  const taken = priced.map((line) => line.id);
  const [covered, left] = await Promise.all([
    way !== 'credit' || allocateCredit(db, site, customerId, booking),
    takeCartLines(db, userId, taken),
    endHere(db, customerId, now),
    reserveStock(db, { site: site.code, branchId, customerId, now }, reservations(placing)),
    quotesOrdered(db, site, quotedLineIds(placing), now),
  ]);
  if (!covered) return refusePaying('balance_too_small', placing, step);

  const number = await drawOrderNumber(db, site, now);
  const option = way === 'credit' ? 'credit' : 'cash';
  const parts = orderParts(request, step, placing, { mode: 'Offline', option });
  const { company, email } = placing.buyer;
  const { unverifiedNumber } = place;
  await Promise.all([
    writeOrder(db, writable(parts, number)),
    queueMessages(
      db,
      site.code,
      now,
      orderPlacedMails(site, { ...parts, company, email, unverifiedNumber }, number, now),
    ),
  ]);
  return placedReply(number, left);
}

const reservations = ({ priced }: Priced) =>
  priced
    .filter((line) => line.reserved > 0)
    .map((line) => ({ itemId: line.itemId, quantity: line.reserved, heldFor: line.orderLineId }));

const quotedLineIds = ({ priced }: Priced) =>
  priced.flatMap((line) => (line.amounts.quoted ? (line.rfiLineId ?? []) : []));
