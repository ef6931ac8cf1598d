import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { onlinePaymentRefusals } from '../payment-refusals.ts';
import { askProvider, type ProviderContext } from './ask-provider.server.ts';
import { type FinishResult, finishPayment } from './finish-payment.server.ts';
import { findPayment, findSitePayment, type PaymentRow } from './payments.db.ts';
import { applySessionState, endPayment, isUnpaid, type ReconcileResult } from './reconcile-payment.server.ts';

export type StaffPaymentContext = ProviderContext & { by: string };

export const unknownPayment = (site: Site): Refusal<'unknown_payment'> =>
  refuse(onlinePaymentRefusals, 'unknown_payment', { site: site.name });

export const refundUnderWay = (): Refusal<'refund_under_way'> => refuse(onlinePaymentRefusals, 'refund_under_way');

/** Does what the job would do: asks the provider, then places the order, refunds, or ends the payment. */
export async function finishByStaff(
  context: StaffPaymentContext,
  id: number,
): Promise<
  ReconcileResult | Refusal<'never_opened' | 'no_answer' | 'no_keys' | 'not_finished' | 'not_known' | 'unknown_payment'>
> {
  const { site, database } = context;
  const [payment] = await findSitePayment(database, { site: site.code, id });
  if (!payment) return unknownPayment(site);
  const result = await finish(context, payment);
  if (!(result instanceof Refusal)) await auditChange(context, payment, result);
  return result;
}

async function finish(
  context: StaffPaymentContext,
  payment: PaymentRow,
): Promise<ReconcileResult | Refusal<'never_opened' | 'no_answer' | 'no_keys' | 'not_finished' | 'not_known'>> {
  if (payment.state === 'opening' && payment.sessionId === null) return endPayment(context, payment);
  if (!isUnpaid(payment)) return finishOrTell(context, payment);
  const reported = await askProvider(context, payment);
  if (reported instanceof Refusal) return reported;
  const isOver = payment.expiresAt <= context.now && payment.state !== 'ended' && reported.captures.length === 0;
  return isOver ? endPayment(context, payment) : applySessionState(context, payment.id, reported);
}

async function finishOrTell(
  context: StaffPaymentContext,
  payment: PaymentRow,
): Promise<FinishResult | Refusal<'not_finished'>> {
  try {
    return await finishPayment(context, payment.id);
  } catch (cause) {
    context.log.error({ err: cause, payment: payment.receipt }, 'payment could not be finished by staff');
    return refuse(onlinePaymentRefusals, 'not_finished');
  }
}

async function auditChange(
  { database, site, by, now }: StaffPaymentContext,
  { id, receipt, customerId, state: before }: PaymentRow,
  result: ReconcileResult,
): Promise<void> {
  const [after] = await findPayment(database, { id });
  if (!after || after.state === before) return;
  await recordAudit(database, {
    ...byStaff(site, { by, now }),
    action: 'payment finished',
    subject: receipt,
    customerId,
    details: { before: { state: before }, after: { state: after.state, orderId: after.orderId }, result: result.state },
  });
}
