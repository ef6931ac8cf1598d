import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import { randomId } from '../../cart/random-id.ts';
import type { RefusalReply, ReplyOf } from '../../lib/contract.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import { gateways } from '../../payments/gateways.data.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { createOrder, nodCreatePayment } from '../checkout/pay-online.contract.ts';
import type { ConfirmRequest } from './confirm-request.rule.ts';
import type { PaymentReturn } from './payment-return.rule.ts';
import { isOwnDocument, openRazorpayCheckout } from './razorpay-checkout.ts';
import type { CheckoutFailure } from './use-confirm-order.ts';

type Order = ReplyOf<typeof createOrder>;

const pendingOrderKey = 'payment_window';

export function useOnlinePayment(
  info: CustomerInfo,
  rfiLineIds: string,
  onReturned: (returned: PaymentReturn) => void,
) {
  const site = useSite();
  const { revalidate } = useRevalidator();
  const inFlight = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure>();
  const buyer = { name: site.legalName, email: info.email, mobile: info.mobile_no };

  async function run(work: () => Promise<CheckoutFailure | 'left' | undefined>) {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    const found = await work().catch((cause: Error) => ({ message: cause.message, again: () => void run(work) }));
    // Keeps the buttons busy until the next page is there.
    if (found === 'left') return;
    setFailure(found);
    inFlight.current = false;
    setBusy(false);
  }

  async function startPayment(
    paymentMethod: GatewayName,
    { item_info, ...instructions }: ConfirmRequest,
    idempotencyKey: string,
  ) {
    const { purchase_order_no, wished_date, remark } = instructions;
    const request = { cart_items: item_info, purchase_order_no, wished_date, remark, ask: rfiLineIds };
    if (gateways[paymentMethod].checkout === 'redirect') {
      const reply = await call<typeof nodCreatePayment>(
        'POST /stripepayment/nod-create-payment/',
        { ...request, gateway: paymentMethod },
        { idempotencyKey },
      );
      return isRefusal(reply) ? refused(reply) : redirectTo(reply.session.url);
    }
    const reply = await call<typeof createOrder>('POST /payment/createOrder/', request, { idempotencyKey });
    if (isRefusal(reply)) return refused(reply);
    if (reply.checkout_url) return redirectTo(reply.checkout_url);
    if (isOwnDocument()) return openWindow(reply);
    sessionStorage.setItem(pendingOrderKey, JSON.stringify(reply));
    window.location.reload();
    return 'left' as const;
  }

  async function refused({ message, refusal }: RefusalReply): Promise<CheckoutFailure> {
    await revalidate();
    return { message, refusal };
  }

  async function openWindow(order: Order) {
    onReturned(await openRazorpayCheckout(order, buyer));
    return undefined;
  }

  const resume = useEffectEvent(() => {
    const pendingOrder = sessionStorage.getItem(pendingOrderKey);
    sessionStorage.removeItem(pendingOrderKey);
    if (pendingOrder) void run(() => openWindow(JSON.parse(pendingOrder) as Order));
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
    pay: (paymentMethod: GatewayName, request: ConfirmRequest) => {
      const key = randomId();
      void run(() => startPayment(paymentMethod, request, key));
    },
    busy,
    failure,
    close: () => setFailure(undefined),
  };
}

function redirectTo(url: string) {
  window.location.assign(url);
  return 'left' as const;
}
