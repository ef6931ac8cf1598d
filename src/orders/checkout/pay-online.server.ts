import { permissionUnderLock } from '../../account/permissions/permission-to.server.ts';
import { formatLineIds, parseLineIds } from '../../cart/lines/line-ids.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import {
  openPaymentSession,
  type PaymentSession,
  snapshotPayment,
} from '../../payments/online-payments/begin-payment.server.ts';
import { endPaymentBefore } from '../../payments/online-payments/end-payment-before.server.ts';
import { defineCallWithSideEffects } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { buildOrder, type NewOrder } from './build-order.server.ts';
import { type CheckoutRefusal, checkoutRefusal } from './judge-checkout.server.ts';
import { type CheckoutContext, lockCheckout } from './lock-checkout.server.ts';
import { createOrder, nodCreatePayment } from './pay-online.contract.ts';
import { type Checkout, priceCheckout } from './price-checkout.server.ts';

type Request = RequestOf<typeof createOrder>;
/** An idempotent request stores it as its reply; `back` is the query of the review page to return to. */
type StartedPayment = { paymentId: number; back: string; lines: number };

const callOptions = { requires: permissionUnderLock('order'), transaction: true, idempotent: true } as const;

export const createOrderCall = defineCallWithSideEffects(
  createOrder,
  callOptions,
  {
    before: (_request, context, repeated) => endOpenPayment('razorpay', context, repeated),
    after: async (started: StartedPayment, context) => {
      const opened = await openPayment(started, context);
      if (opened instanceof Refusal) return opened;
      const { amountMinor: amount, sessionId: orderID, publicKey: key, url: checkout_url } = opened;
      const { currency } = context.site;
      return { success: true as const, amount, orderID, currency, provider: 'razorpay' as const, key, checkout_url };
    },
  },
  (request, context) => startPayment('razorpay', request, context),
);

export const nodCreatePaymentCall = defineCallWithSideEffects(
  nodCreatePayment,
  callOptions,
  {
    before: ({ gateway = 'stripe' }, context, repeated) => endOpenPayment(gateway, context, repeated),
    after: async (started: StartedPayment, context) => {
      const opened = await openPayment(started, context);
      if (opened instanceof Refusal) return opened;
      const { receipt: uuid, sessionId, amountMinor: amount_total, publicKey: public_key, url } = opened;
      const session = { id: sessionId, url, amount_total, currency: context.site.currency, public_key };
      return { success: true as const, sessionId, uuid, session };
    },
  },
  ({ gateway = 'stripe', ...request }, context) => startPayment(gateway, request, context),
);

async function endOpenPayment(
  name: GatewayName,
  context: CheckoutContext,
  repeated: () => Promise<boolean>,
): Promise<Refusal<'not_taken'> | undefined> {
  const ended = await endPaymentBefore(context, name, repeated);
  return ended === 'no_gateway' ? refuseGateway(context, name) : undefined;
}

/** Who calls for a provider that this site has not is told that there is another. */
const refuseGateway = ({ site }: CheckoutContext, name: GatewayName) =>
  site.onlinePayment.length > 0 && !site.onlinePayment.includes(name)
    ? refuse(createOrder, 'not_taken.here', { site: site.name })
    : refuse(createOrder, 'not_taken', { phone: site.contact.phone });

async function startPayment(
  name: GatewayName,
  request: Request,
  context: CheckoutContext,
): Promise<StartedPayment | Refusal<CheckoutRefusal | 'not_taken'>> {
  const { site, caller, services } = context;
  const provider = services.gateways.forNewPayment(context, name);
  if (!provider) return refuseGateway(context, name);
  const checkout = priceCheckout(await lockCheckout(request.cart_items, context), context);
  const refusal = checkoutRefusal(request.cart_items, checkout, name, site);
  if (refusal) return refusal === 'lines_gone' ? refuse(createOrder, 'line_not_in_cart') : refusal;

  const newOrder = buildOrder(request, context, checkout, { mode: 'Online', option: 'cash' });
  const paymentId = await snapshotPayment(context, {
    customerId: caller.customerId,
    userId: caller.userId,
    purpose: 'order',
    provider,
    amountMinor: newOrder.order.total_minor,
    frozen: newOrder.order,
    lines: snapshotLines(checkout, newOrder),
  });
  return { paymentId, back: reviewQuery(checkout, request.ask), lines: checkout.lines.length };
}

const snapshotLines = ({ lines }: Checkout, newOrder: NewOrder) =>
  lines.map((line, index) => ({
    cartLineId: line.id,
    itemId: line.itemId,
    branchId: line.branchId,
    rfiLineId: line.amounts.quoted ? line.rfiLineId : null,
    quantity: line.quantity,
    held: line.reserved,
    totalMinor: line.amounts.totalMinor,
    taxMinor: line.amounts.taxMinor,
    frozen: newOrder.lines[index],
  }));

function reviewQuery(checkout: Checkout, ask: string): string {
  const lines = `lines=${formatLineIds(checkout.lines.map((line) => line.id))}`;
  const rest = formatLineIds(parseLineIds(ask));
  return rest ? `${lines}&ask=${rest}` : lines;
}

async function openPayment(
  { paymentId, back, lines }: StartedPayment,
  context: CheckoutContext,
): Promise<PaymentSession | Refusal<'provider_down' | 'session_over'>> {
  const { site } = context;
  const opened = await openPaymentSession(context, paymentId, {
    path: () => `${site.pages.review}?${back}`,
    description: t`${site.name} order, ${plural(lines, 'line')}`,
  });
  if (opened === 'down') return refuse(createOrder, 'provider_down');
  return opened === 'over' ? refuse(createOrder, 'session_over') : opened;
}
