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
import { openRazorpayCheckout } from './razorpay-checkout.ts';
import type { CheckoutFailure } from './use-confirm-order.ts';
import { usePaymentWindow } from './use-payment-window.ts';

type Order = ReplyOf<typeof createOrder>;

export function useOnlinePayment(
  info: CustomerInfo,
  rfiLineIds: string,
  onReturned: (returned: PaymentReturn) => void,
) {
  const site = useSite();
  const { revalidate } = useRevalidator();
  const buyer = { name: site.legalName, email: info.email, mobile: info.mobile_no };
  const { run, open, leaveFor, ...state } = usePaymentWindow<Order>('payment_window', async (order) =>
    onReturned(await openRazorpayCheckout(order, buyer)),
  );

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
      return isRefusal(reply) ? refused(reply) : leaveFor(reply.session.url);
    }
    const reply = await call<typeof createOrder>('POST /payment/createOrder/', request, { idempotencyKey });
    return isRefusal(reply) ? refused(reply) : open(reply);
  }

  async function refused({ message, refusal }: RefusalReply): Promise<CheckoutFailure> {
    await revalidate();
    return { message, refusal };
  }

  return {
    ...state,
    pay: (paymentMethod: GatewayName, request: ConfirmRequest) => {
      const key = randomId();
      void run(() => startPayment(paymentMethod, request, key));
    },
  };
}
