import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { redirectGatewayNames } from '../gateways.data.ts';
import { findBySession, findOfCustomer, type PaymentRow, recordNextCheck } from './payments.db.ts';
import { endPayment, isUnfinished, type ReconcileResult, reconcilePayment } from './reconcile-payment.server.ts';
import { cancelPayment, checkPayment, verifyOrder } from './verify-payment.contract.ts';

// No transaction: gateways are called meanwhile.
export const verifyOrderCall = defineCall(
  verifyOrder,
  { requires: permissionTo('finish-payment') },
  async (proof, context) => {
    const { site, caller, database, now, log, services } = context;
    const { razorpay_order_id: sessionId, razorpay_payment_id: captureId, razorpay_signature: signature } = proof;
    const [payment] = await findBySession(database, { site: site.code, providers: ['razorpay'], sessionId });
    if (!payment?.sessionId || payment.customerId !== caller.customerId) return refuse(verifyOrder, 'capture_failed');
    const gateway = services.gateways.forPayment(context, payment);
    if (!gateway?.isValidProof({ sessionId: payment.sessionId, captureId, signature })) {
      log.warn({ site: site.code, payment: payment.receipt }, 'invalid proof of payment');
      return refuse(verifyOrder, 'capture_failed');
    }
    const found = await reconcilePayment(context, payment);
    if (isPaid(found)) return { success: true as const, message: t`Your payment is confirmed.` };
    if (found.state === 'refused') return refuse(verifyOrder, 'given_back', { reason: translate(found.reason) });
    // A valid proof means money is on its way, so the next job run checks it.
    await recordNextCheck(database, { id: payment.id, tries: 0, nextCheckAt: now });
    return refuse(verifyOrder, unconfirmedOf(payment));
  },
);

const isPaid = ({ state }: ReconcileResult) => state === 'ordered' || state === 'booked';

const unconfirmedOf = ({ purpose }: PaymentRow) => (purpose === 'order' ? 'unconfirmed' : 'unconfirmed_account');

type CheckReply = { paymentStatus: 'paid' | 'unpaid' | 'expired' | 'refunded' | 'unknown'; message: string };

export const checkPaymentCall = defineCall(
  checkPayment,
  { requires: permissionTo('see-payment') },
  async ({ sessionId }, context) => {
    const { site, caller, database } = context;
    const [payment] = await findBySession(database, { site: site.code, providers: redirectGatewayNames, sessionId });
    if (!payment || payment.customerId !== caller?.customerId)
      return { success: true as const, ...unknown(t`Payment not found.`) };
    return {
      success: true as const,
      ...checkResult(payment, await reconcilePayment(context, payment)),
    };
  },
);

function checkResult(payment: PaymentRow, found: ReconcileResult): CheckReply {
  const { given_back } = verifyOrder.refusals;
  if (isPaid(found)) return { paymentStatus: 'paid', message: t`Your payment is confirmed.` };
  if (found.state === 'refused')
    return { paymentStatus: 'refunded', message: translate(given_back, { reason: translate(found.reason) }) };
  if (found.state === 'ended')
    return { paymentStatus: 'expired', message: t`This payment has expired. Nothing was charged.` };
  if (found.state === 'open') return { paymentStatus: 'unpaid', message: t`No payment received yet.` };
  return unknown(translate(verifyOrder.refusals[unconfirmedOf(payment)]));
}

const unknown = (message: string): CheckReply => ({ paymentStatus: 'unknown', message });

export const cancelPaymentCall = defineCall(
  cancelPayment,
  { requires: permissionTo('finish-payment') },
  async ({ payment_id: id }, context) => {
    const { caller, database } = context;
    const [payment] = await findOfCustomer(database, { customerId: caller.customerId, id });
    if (!payment) return { success: true as const, ordered: false, paid: false };
    // A webhook may have come before the buyer closed the page.
    const leave = isUnfinished(payment) ? endPayment : reconcilePayment;
    const found = await leave(context, payment);
    if (found.state === 'refused') return refuse(cancelPayment, 'given_back', { reason: translate(found.reason) });
    if (found.state === 'unknown') return refuse(cancelPayment, unconfirmedOf(payment));
    return { success: true as const, ordered: found.state === 'ordered', paid: isPaid(found) };
  },
);
