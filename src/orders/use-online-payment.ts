import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { randomId } from '../cart/random-id.ts';
import type { ReplyOf } from '../lib/contract.ts';
import type { OnlineWay } from '../payments/payment-choice.rule.ts';
import { call, refused } from '../ui/call.ts';
import { useSite } from '../ui/site-context.tsx';
import type { ConfirmRequest } from './confirm-request.rule.ts';
import { createOrder, nodCreatePayment } from './pay-online.contract.ts';
import { loadedHere, razorpayWindow } from './razorpay-window.ts';
import type { Returned } from './returned-payment.rule.ts';
import type { Trouble } from './use-confirm-order.ts';

type Order = ReplyOf<typeof createOrder>;

const waitingKey = 'payment_window';

/**
 * Begins an online payment and leads to where it is paid; a second press meanwhile does nothing. What the buyer comes
 * back with in this page, out of the provider's window, is handed to `onReturned`.
 */
export function useOnlinePayment(info: CustomerInfo, ask: string, onReturned: (returned: Returned) => void) {
  const site = useSite();
  const atWork = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const buyer = { name: site.legalName, email: info.email, mobile: info.mobile_no };

  async function run(work: () => Promise<Trouble | 'left' | undefined>) {
    if (atWork.current) return;
    atWork.current = true;
    setBusy(true);
    setTrouble(undefined);
    const found = await work().catch((cause: Error) => ({ message: cause.message, again: () => void run(work) }));
    // The next page is on its way; until it is there nothing may be pressed.
    if (found === 'left') return;
    setTrouble(found);
    atWork.current = false;
    setBusy(false);
  }

  async function begin(way: OnlineWay, { item_info, ...words }: ConfirmRequest, idempotencyKey: string) {
    const { purchase_order_no, wished_date, remark } = words;
    const request = { cart_items: item_info, purchase_order_no, wished_date, remark, ask };
    if (way === 'stripe') {
      const reply = await call(nodCreatePayment, request, { idempotencyKey });
      return refused(reply) ? { message: reply.message } : leave(reply.session.url);
    }
    const reply = await call(createOrder, request, { idempotencyKey });
    if (refused(reply)) return { message: reply.message };
    if (reply.checkout_url) return leave(reply.checkout_url);
    if (loadedHere()) return openWindow(reply);
    sessionStorage.setItem(waitingKey, JSON.stringify(reply));
    window.location.reload();
    return 'left' as const;
  }

  async function openWindow(order: Order) {
    onReturned(await razorpayWindow(order, buyer));
    return undefined;
  }

  const resume = useEffectEvent(() => {
    const waiting = sessionStorage.getItem(waitingKey);
    sessionStorage.removeItem(waitingKey);
    if (waiting) void run(() => openWindow(JSON.parse(waiting) as Order));
  });
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    atWork.current = false;
    setBusy(false);
  });
  useEffect(() => {
    resume();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return {
    pay: (way: OnlineWay, request: ConfirmRequest) => {
      const key = randomId();
      void run(() => begin(way, request, key));
    },
    busy,
    trouble,
    close: () => setTrouble(undefined),
  };
}

function leave(url: string) {
  window.location.assign(url);
  return 'left' as const;
}
