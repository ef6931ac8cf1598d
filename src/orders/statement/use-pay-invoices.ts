import { randomId } from '../../cart/random-id.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import type { payInvoices } from '../../payments/online-payments/pay-invoices.contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { PaymentReturn } from '../checkout-pages/payment-return.rule.ts';
import { openRazorpayCheckout } from '../checkout-pages/razorpay-checkout.ts';
import { usePaymentWindow } from '../checkout-pages/use-payment-window.ts';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

type Started = ReplyOf<typeof payInvoices>;

export function usePayInvoices(
  buyer: { email: string; mobile: string },
  onReturned: (returned: PaymentReturn, paymentId: string) => void,
) {
  const { legalName } = useSite();
  const { run, open, ...state } = usePaymentWindow<Started>('invoice_payment_window', async (started) =>
    onReturned(await openRazorpayCheckout(started, { name: legalName, ...buyer }), started.payment_id),
  );

  async function start({ parts, advanceMinor, forget }: ChosenInvoices, gateway: GatewayName, idempotencyKey: string) {
    const invoices = parts.map(({ number, amountMinor }) => ({ number, amount: amountMinor }));
    const request = { invoices, advance: advanceMinor, gateway };
    const reply = await call<typeof payInvoices>('POST /payment/invoices/', request, { idempotencyKey });
    if (isRefusal(reply)) return { message: reply.message };
    const step = await open(reply);
    if (step !== 'gone') forget();
    return step;
  }

  return {
    ...state,
    pay: (chosen: ChosenInvoices, gateway: GatewayName) => {
      const key = randomId();
      void run(() => start(chosen, gateway, key));
    },
  };
}
