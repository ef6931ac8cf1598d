import { cartLinesLeft, takeCartLines } from '../cart/take-lines.server.ts';
import type { ReplyOf, RequestOf } from '../lib/contract.ts';
import { said } from '../lib/say.ts';
import { findPayable, findPaymentOfLines } from '../payments/find-payment.ts';
import { endSession, lookUp } from '../payments/look-up.ts';
import type { Paying } from '../payments/paying.ts';
import { type Refused, refuse } from '../server/refuse.ts';
import { findOrderNumber } from './order-facts.db.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { placedReply } from './placed-reply.ts';
import type { BuyerStep } from './price-order.ts';

type Request = RequestOf<typeof salesConfirmation>;

/**
 * What sales_confirmation does before its transaction, because providers are asked: an order that is paid online is made
 * of its payment, or answered when it is there already; any other way to pay ends what could still be paid.
 */
export async function takePayment(
  paying: Paying,
  request: Request,
  step: BuyerStep,
): Promise<ReplyOf<typeof salesConfirmation> | Refused | undefined> {
  const { database, site, caller } = step;
  const lineIds = [...new Set(request.item_info.map((line) => line.item_detail_id))];
  if (lineIds.length === 0) return undefined;
  if (request.mode_of_payment === 'Offline') {
    const payable = await findPayable(database, caller.customerId);
    // A request that comes again after its order must not end what is being paid by now.
    const fresh = payable && (await cartLinesLeft(database, caller.userId, lineIds)) === lineIds.length;
    if (fresh) await endSession(paying, step, site, payable);
    return undefined;
  }
  const payment = await findPaymentOfLines(database, caller.customerId, lineIds);
  if (!payment) return undefined;
  const found = await lookUp(paying, step, site, payment);
  if (found.state === 'refused') return refuse(salesConfirmation, 'payment_given_back', { reason: said(found.reason) });
  if (found.state === 'unknown') return refuse(salesConfirmation, 'payment_unconfirmed');
  if (found.state !== 'ordered') return undefined;
  const [order] = await findOrderNumber(database, { orderId: found.orderId });
  return placedReply(order?.number ?? '', await takeCartLines(database, caller.userId, []));
}
