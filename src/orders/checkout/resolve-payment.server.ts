import { countRemainingLines, removeCartLines } from '../../cart/account-cart/remove-lines.server.ts';
import type { ReplyOf, RequestOf } from '../../lib/contract.ts';
import { translate } from '../../lib/i18n.ts';
import { findOpenPayment, findPaymentByCartLines } from '../../payments/online-payments/find-payment.server.ts';
import { endPayment, reconcilePayment } from '../../payments/online-payments/reconcile-payment.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { findOrderNumber } from '../orders.db.ts';
import type { CheckoutContext } from './lock-checkout.server.ts';
import { salesConfirmation } from './place-order.contract.ts';
import { placedReply } from './placed-reply.server.ts';

type Request = RequestOf<typeof salesConfirmation>;

const lineIdsOf = ({ item_info: lines }: Request) => [...new Set(lines.map((line) => line.item_detail_id))];

/** The payment that paying offline would replace, or the one that paid these lines online. */
async function findPaymentOf(
  request: Request,
  { database, caller }: Pick<CheckoutContext, 'database' | 'caller'>,
): ReturnType<typeof findOpenPayment> {
  const lineIds = lineIdsOf(request);
  if (lineIds.length === 0) return undefined;
  return request.mode_of_payment === 'Offline'
    ? findOpenPayment(database, caller.customerId)
    : findPaymentByCartLines(database, caller.customerId, lineIds);
}

/** Runs before the transaction, because it waits for providers. Paying offline ends an open online payment. */
export async function resolvePayment(
  request: Request,
  context: CheckoutContext,
): Promise<ReplyOf<typeof salesConfirmation> | Refusal<'payment_given_back' | 'payment_unconfirmed'> | undefined> {
  const payment = await findPaymentOf(request, context);
  if (!payment) return undefined;
  const { database, caller } = context;
  if (request.mode_of_payment === 'Offline') {
    const lineIds = lineIdsOf(request);
    // A repeated request must not end a payment that began after its order.
    const fresh =
      payment.purpose === 'order' && (await countRemainingLines(database, caller.userId, lineIds)) === lineIds.length;
    if (fresh) await endPayment(context, payment);
    return undefined;
  }
  const found = await reconcilePayment(context, payment);
  if (found.state === 'refused')
    return refuse(salesConfirmation, 'payment_given_back', { reason: translate(found.reason) });
  if (found.state === 'unknown') return refuse(salesConfirmation, 'payment_unconfirmed');
  if (found.state !== 'ordered') return undefined;
  const [order] = await findOrderNumber(database, { orderId: found.orderId });
  return placedReply(order?.number ?? '', await removeCartLines(database, caller.userId, []));
}
