import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
                                                                       
import { redirectGatewayNames } from '../gateways.data.js';
import { findBySession, findOpenByCustomer,                  recordNextCheck } from './payments.db.js';
import { endPayment,                       reconcilePayment } from './reconcile-payment.server.js';
import { cancelPayment, checkPayment, verifyOrder } from './verify-payment.contract.js';

// No transaction: gateways are called meanwhile.
export const verifyOrderCall = (gateways                 ) =>
  defineCall(verifyOrder, { requires: permissionTo('finish-payment') }, async (proof, context) => {
    const { site, caller, database, now, log } = context;
    const { razorpay_order_id: sessionId, razorpay_payment_id: captureId, razorpay_signature: signature } = proof;
    const [payment] = await findBySession(database, { site: site.code, providers: ['razorpay'], sessionId });
    if (!payment?.sessionId || payment.customerId !== caller.customerId) return refuse(verifyOrder, 'capture_failed');
    const gateway = gateways.forPayment(context, site, payment);
    if (!gateway?.isValidProof({ sessionId: payment.sessionId, captureId, signature })) {
      log.warn({ site: site.code, payment: payment.receipt }, 'invalid proof of payment');
      return refuse(verifyOrder, 'capture_failed');
    }
    const found = await reconcilePayment(gateways, context, site, payment);
    if (isPaid(found)) return { success: true         , message: t`Your payment is confirmed.` };
    if (found.state === 'refused') return refuse(verifyOrder, 'given_back', { reason: translate(found.reason) });
    // A valid proof means money is on its way, so the next job run checks it.
    await recordNextCheck(database, { id: payment.id, tries: 0, nextCheckAt: now });
    return refuse(verifyOrder, unconfirmedOf(payment));
  });

const isPaid = (found                             ) => found?.state === 'ordered' || found?.state === 'booked';

const unconfirmedOf = ({ purpose }            ) => (purpose === 'order' ? 'unconfirmed' : 'unconfirmed_account');

                                                                                                             

export const checkPaymentCall = (gateways                 ) =>
  defineCall(checkPayment, { requires: permissionTo('see-payment') }, async ({ sessionId }, context) => {
    const { site, caller, database } = context;
    const [payment] = await findBySession(database, { site: site.code, providers: redirectGatewayNames, sessionId });
    if (!payment || payment.customerId !== caller?.customerId)
      return { success: true         , ...unknown(t`Payment not found.`) };
    return {
      success: true         ,
      ...checkResult(payment, await reconcilePayment(gateways, context, site, payment)),
    };
  });

function checkResult(payment            , found                 )             {
  const { given_back } = verifyOrder.refusals;
  if (isPaid(found)) return { paymentStatus: 'paid', message: t`Your payment is confirmed.` };
  if (found.state === 'refused')
    return { paymentStatus: 'refunded', message: translate(given_back, { reason: translate(found.reason) }) };
  if (found.state === 'ended')
    return { paymentStatus: 'expired', message: t`This payment has expired. Nothing was charged.` };
  if (found.state === 'open') return { paymentStatus: 'unpaid', message: t`No payment received yet.` };
  return unknown(translate(verifyOrder.refusals[unconfirmedOf(payment)]));
}

const unknown = (message        )             => ({ paymentStatus: 'unknown', message });

export const cancelPaymentCall = (gateways                 ) =>
  defineCall(cancelPayment, { requires: permissionTo('finish-payment') }, async ({ payment_id: id }, context) => {
    const { site, caller, database } = context;
    const [payment] = await findOpenByCustomer(database, { customerId: caller.customerId });
    const isOpen = payment && [payment.receipt, payment.sessionId].includes(id);
    const found = isOpen ? await endPayment(gateways, context, site, payment) : undefined;
    return { success: true         , ordered: found?.state === 'ordered', paid: isPaid(found) };
  });
