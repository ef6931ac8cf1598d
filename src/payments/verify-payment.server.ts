import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { endSession, type LookedUp, lookUp } from './look-up.ts';
import type { Paying } from './paying.ts';
import { findOfSession, findOpen, noteNextCheck } from './payments.db.ts';
import { cancelPayment, checkPayment, verifyOrder } from './verify-payment.contract.ts';

// Providers are asked, so there is no transaction here; the finish brings its own.
export const verifyOrderCall = (paying: Paying) =>
  answer(verifyOrder, { who: 'verified' }, async (proof, step) => {
    const { site, caller, database, now, log } = step;
    const { razorpay_order_id: sessionId, razorpay_payment_id: captureId, razorpay_signature: signature } = proof;
    const [payment] = await findOfSession(database, { site: site.code, provider: 'razorpay', sessionId });
    if (!payment?.sessionId || payment.customerId !== caller.customerId) return refuse(verifyOrder, 'capture_failed');
    const provider = paying.providerOf(step, site, payment);
    if (!provider?.proves({ sessionId: payment.sessionId, captureId, signature })) {
      log.warn({ site: site.code, payment: payment.receipt }, 'a proof of payment did not hold');
      return refuse(verifyOrder, 'capture_failed');
    }
    const found = await lookUp(paying, step, site, payment);
    if (found.state === 'ordered') return { success: true as const, message: say`Your payment is confirmed.` };
    if (found.state === 'refused') return refuse(verifyOrder, 'given_back', { reason: said(found.reason) });
    // The proof holds, so money is on its way: the job looks at once, whatever its turn was.
    await noteNextCheck(database, { id: payment.id, tries: 0, nextCheckAt: now });
    return refuse(verifyOrder, 'unconfirmed');
  });

type Told = { paymentStatus: 'paid' | 'unpaid' | 'expired' | 'refunded' | 'unknown'; message: string };

export const checkPaymentCall = (paying: Paying) =>
  answer(checkPayment, { who: 'anyone' }, async ({ sessionId }, step) => {
    const { site, caller, database } = step;
    const [payment] = await findOfSession(database, { site: site.code, provider: 'stripe', sessionId });
    if (!payment || payment.customerId !== caller?.customerId)
      return { success: true as const, ...unknown(say`This payment is not known here.`) };
    return { success: true as const, ...told(await lookUp(paying, step, site, payment)) };
  });

function told(found: LookedUp): Told {
  const { given_back, unconfirmed } = verifyOrder.refusals;
  if (found.state === 'ordered') return { paymentStatus: 'paid', message: say`Your payment is confirmed.` };
  if (found.state === 'refused')
    return { paymentStatus: 'refunded', message: said(given_back, { reason: said(found.reason) }) };
  if (found.state === 'ended')
    return { paymentStatus: 'expired', message: say`This payment has ended; nothing was charged.` };
  if (found.state === 'open') return { paymentStatus: 'unpaid', message: say`Nothing was paid yet.` };
  return unknown(said(unconfirmed));
}

const unknown = (message: string): Told => ({ paymentStatus: 'unknown', message });

export const cancelPaymentCall = (paying: Paying) =>
  answer(cancelPayment, { who: 'verified' }, async ({ payment_id: id }, step) => {
    const { site, caller, database } = step;
    const [payment] = await findOpen(database, { customerId: caller.customerId });
    const meant = payment && [payment.receipt, payment.sessionId].includes(id);
    const found = meant ? await endSession(paying, step, site, payment) : undefined;
    return { success: true as const, ordered: found?.state === 'ordered' };
  });
