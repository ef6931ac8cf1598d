import { releasePaymentHold } from '../../catalogue/stock/hold-stock.server.ts';
import type { PaymentGateway, SessionState } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { type FinishResult, finishPayment } from './finish-payment.server.ts';
import { nextCheck } from './payment-state.rule.ts';
import { lockPayment, type PaymentRow, recordPaymentEnded } from './payments.db.ts';

/** unknown: the gateway did not reply. */
export type ReconcileResult = FinishResult | { state: 'unknown' };

export async function reconcilePayment(context: PaymentContext, payment: PaymentRow): Promise<ReconcileResult> {
  if (!isUnpaid(payment) || payment.sessionId === null) return finishPayment(context, payment.id);
  const reported = await askGateway(context, payment, (one) => one.getSessionState(payment.sessionId ?? ''));
  return reported ? applySessionState(context, payment.id, reported) : { state: 'unknown' };
}

/** What the gateway reports of an unpaid payment becomes an order, a refund or its end. */
export async function applySessionState(
  context: PaymentContext,
  paymentId: number,
  reported: SessionState,
): Promise<FinishResult> {
  const finished = await finishPayment(context, paymentId, reported.captures);
  const over = reported.state === 'ended' && finished.state === 'open';
  if (!over) return finished;
  await markSessionEnded(context, paymentId);
  return { state: 'ended' };
}

/** Ends it at the gateway, then here, also where the gateway does not reply. Money that arrived before still counts. */
export async function endPayment(context: PaymentContext, payment: PaymentRow): Promise<ReconcileResult> {
  const { sessionId } = payment;
  if (sessionId !== null) await askGateway(context, payment, (one) => one.endSession(sessionId));
  const found = await reconcilePayment(context, payment);
  if (found.state !== 'open' && found.state !== 'unknown') return found;
  await markSessionEnded(context, payment.id);
  return found.state === 'unknown' ? found : { state: 'ended' };
}

export async function markSessionEnded({ database, now }: PaymentContext, id: number): Promise<void> {
  await database.transaction(async (db) => {
    const [payment] = await lockPayment(db, { id });
    if (payment?.state !== 'open' && payment?.state !== 'opening') return;
    const nextCheckAt = payment.sessionId === null ? null : (nextCheck({ endedAt: now }, now) ?? null);
    await recordPaymentEnded(db, { id, now, nextCheckAt });
    await releasePaymentHold(db, id, now);
  });
}

export const isUnfinished = ({ state }: Pick<PaymentRow, 'state'>) => state === 'opening' || state === 'open';

export const isUnpaid = ({ state }: PaymentRow) => state === 'opening' || state === 'open' || state === 'ended';

async function askGateway<T>(
  context: PaymentContext,
  payment: PaymentRow,
  question: (gateway: PaymentGateway) => Promise<T>,
): Promise<T | undefined> {
  const gateway = context.services.gateways.forPayment(context, payment);
  try {
    return gateway && (await question(gateway));
  } catch (cause) {
    context.log.warn({ err: cause, provider: payment.provider }, 'payment gateway did not answer');
    return undefined;
  }
}
