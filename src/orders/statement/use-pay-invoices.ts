import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '../../cart/random-id.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import type { payInvoices } from '../../payments/online-payments/pay-invoices.contract.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { PaymentReturn } from '../checkout-pages/payment-return.rule.ts';
import { isOwnDocument, openRazorpayCheckout } from '../checkout-pages/razorpay-checkout.ts';
import type { ChosenInvoices } from './use-chosen-invoices.ts';

type Started = ReplyOf<typeof payInvoices>;
type Failure = { message: string; again?: () => void };

const pendingKey = 'invoice_payment_window';

export function usePayInvoices(
  buyer: { email: string; mobile: string },
  onReturned: (returned: PaymentReturn, paymentId: string) => void,
) {
  const { legalName } = useSite();
  const inFlight = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(work: () => Promise<Failure | 'left' | undefined>) {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    const found = await work().catch((cause: Error) => ({ message: cause.message, again: () => void run(work) }));
    // Keeps the button busy until the next page is there.
    if (found === 'left') return;
    setFailure(found);
    inFlight.current = false;
    setBusy(false);
  }

  async function start({ parts, advanceMinor }: ChosenInvoices, gateway: GatewayName, idempotencyKey: string) {
    const invoices = parts.map(({ number, amountMinor }) => ({ number, amount: amountMinor }));
    const request = { invoices, advance: advanceMinor, gateway };
    const reply = await call<typeof payInvoices>('POST /payment/invoices/', request, { idempotencyKey });
    if (isRefusal(reply)) return { message: reply.message };
    if (reply.checkout_url) {
      window.location.assign(reply.checkout_url);
      return 'left' as const;
    }
    if (isOwnDocument()) return openWindow(reply);
    sessionStorage.setItem(pendingKey, JSON.stringify(reply));
    window.location.reload();
    return 'left' as const;
  }

  async function openWindow(started: Started) {
    onReturned(await openRazorpayCheckout(started, { name: legalName, ...buyer }), started.payment_id);
    return undefined;
  }

  const resume = useEffectEvent(() => {
    const pending = sessionStorage.getItem(pendingKey);
    sessionStorage.removeItem(pendingKey);
    if (pending) void run(() => openWindow(JSON.parse(pending) as Started));
  });
  const onPageRestored = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    inFlight.current = false;
    setBusy(false);
  });
  useEffect(() => {
    resume();
    window.addEventListener('pageshow', onPageRestored);
    return () => window.removeEventListener('pageshow', onPageRestored);
  }, []);

  return {
    pay: (chosen: ChosenInvoices, gateway: GatewayName) => {
      const key = randomId();
      void run(() => start(chosen, gateway, key));
    },
    busy,
    failure,
    close: () => setFailure(undefined),
  };
}
