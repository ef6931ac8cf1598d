import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import type { createOrder } from '../checkout/pay-online.contract.ts';
import type { PaymentReturn } from './payment-return.rule.ts';

type Proof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
type Window = { open(): void; on(event: 'payment.failed', then: () => void): void };
type Options = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { email: string; contact: string };
  retry: { enabled: boolean };
  handler: (proof: Proof) => void;
  modal: { ondismiss: () => void };
};

const script = 'https://checkout.razorpay.com/v1/checkout.js';

/** Resolves when the payment window closes. Only the content policy of the pages to pay on allows its script. */
export async function openRazorpayCheckout(
  order: Pick<ReplyOf<typeof createOrder>, 'key' | 'orderID' | 'amount' | 'currency'>,
  buyer: { name: string; email: string; mobile: string },
): Promise<PaymentReturn> {
  await loadScript();
  const { Razorpay } = window as unknown as { Razorpay: new (options: Options) => Window };
  return new Promise((resolve) => {
    let failed = false;
    const opened = new Razorpay({
      key: order.key,
      order_id: order.orderID,
      amount: order.amount,
      currency: order.currency,
      name: buyer.name,
      prefill: { email: buyer.email, contact: buyer.mobile },
      retry: { enabled: true },
      handler: (proof) =>
        resolve({
          kind: 'proof',
          captureId: proof.razorpay_payment_id,
          orderId: proof.razorpay_order_id,
          signature: proof.razorpay_signature,
        }),
      // The window lets the buyer try again, so the outcome counts only when it is closed.
      modal: {
        ondismiss: () => resolve(failed ? { kind: 'failed' } : { kind: 'cancelled', paymentId: order.orderID }),
      },
    });
    opened.on('payment.failed', () => {
      failed = true;
    });
    opened.open();
  });
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    if ('Razorpay' in window) return resolve();
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(t`The payment window could not be loaded. Nothing was charged.`));
    document.head.append(element);
  });
}
