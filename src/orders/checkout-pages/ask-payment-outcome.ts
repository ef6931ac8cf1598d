import { t } from '../../lib/i18n.ts';
import type {
  cancelPayment,
  checkPayment,
  verifyOrder,
} from '../../payments/online-payments/verify-payment.contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { Toast } from '../../ui/feedback/toast-context.ts';
import type { PaymentReturn } from './payment-return.rule.ts';

export type PaymentFailure = {
  message: string;
  toCart?: boolean;
  /** The money may be on its way. */
  isUnconfirmed?: boolean;
  again?: () => void;
};

/** A toast tells a buyer who has left the page that waited for the payment. */
export const failureToast = ({ message, again }: PaymentFailure): Toast => ({
  kind: 'bad',
  message,
  ...(again && { action: { label: t`Retry`, onPress: again } }),
});

/** Asks the server what became of the payment from which the buyer returns. */
export async function askPaymentOutcome(returned: PaymentReturn): Promise<'paid' | 'cancelled' | PaymentFailure> {
  if (returned.kind === 'cancelled') {
    const reply = await call<typeof cancelPayment>('POST /payment/cancel/', { payment_id: returned.paymentId });
    if (isRefusal(reply)) return { message: reply.message };
    return reply.paid ? 'paid' : 'cancelled';
  }
  if (returned.kind === 'failed') return { message: t`You payment is failed. Please try again!` };
  if (returned.kind === 'session') {
    const reply = await call<typeof checkPayment>('POST /stripepayment/check_db_payment_status/', {
      sessionId: returned.sessionId,
    });
    if (isRefusal(reply)) return { message: reply.message };
    const { paymentStatus, message } = reply;
    return paymentStatus === 'paid' ? 'paid' : { message, isUnconfirmed: paymentStatus === 'unknown' };
  }
  const reply = await call<typeof verifyOrder>('POST /payment/verifyOrder/', {
    razorpay_payment_id: returned.captureId,
    razorpay_order_id: returned.orderId,
    razorpay_signature: returned.signature,
  });
  if (!isRefusal(reply)) return 'paid';
  const { message, refusal } = reply;
  return { message, toCart: refusal === 'capture_failed', isUnconfirmed: refusal === 'unconfirmed_account' };
}
