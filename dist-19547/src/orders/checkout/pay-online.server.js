import { permissionUnderLock } from '../../account/permissions/permission-to.server.js';
import { formatLineIds, parseLineIds } from '../../cart/lines/line-ids.rule.js';
                                                       
import { plural, t } from '../../lib/i18n.js';
                                                                              
                                                                                   
import {
  openPaymentSession,
                      
  snapshotPayment,
} from '../../payments/online-payments/begin-payment.server.js';
import { endPaymentBefore } from '../../payments/online-payments/end-payment-before.server.js';
import { defineCallWithSideEffects } from '../../server/calls/define-call.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
import { buildOrder,               } from './build-order.server.js';
import { checkoutRefusal } from './judge-checkout.server.js';
import {                    lockCheckout } from './lock-checkout.server.js';
import { createOrder, nodCreatePayment } from './pay-online.contract.js';
import {                priceCheckout } from './price-checkout.server.js';

                                             
/** Stored as the reply of an idempotent request; `back` is the query of the review page to return to. */
                                                                         

const callOptions = { requires: permissionUnderLock('order'), transaction: true, idempotent: true }         ;

export const createOrderCall = (gateways                 ) =>
  defineCallWithSideEffects(
    createOrder,
    callOptions,
    {
      before: (_request, context, repeated) => endOpenPayment(gateways, 'razorpay', context, repeated),
      after: async (started                , context) => {
        const opened = await openPayment(gateways, started, context);
        if (opened instanceof Refusal) return opened;
        const { amountMinor: amount, sessionId: orderID, publicKey: key, url: checkout_url } = opened;
        const { currency } = context.site;
        return { success: true         , amount, orderID, currency, provider: 'razorpay'         , key, checkout_url };
      },
    },
    (request, context) => startPayment(gateways, 'razorpay', request, context),
  );

export const nodCreatePaymentCall = (gateways                 ) =>
  defineCallWithSideEffects(
    nodCreatePayment,
    callOptions,
    {
      before: ({ gateway = 'stripe' }, context, repeated) => endOpenPayment(gateways, gateway, context, repeated),
      after: async (started                , context) => {
        const opened = await openPayment(gateways, started, context);
        if (opened instanceof Refusal) return opened;
        const { receipt: uuid, sessionId, amountMinor: amount_total, publicKey: public_key, url } = opened;
        const session = { id: sessionId, url, amount_total, currency: context.site.currency, public_key };
        return { success: true         , sessionId, uuid, session };
      },
    },
    ({ gateway = 'stripe', ...request }, context) => startPayment(gateways, gateway, request, context),
  );

async function endOpenPayment(
  gateways                 ,
  name             ,
  context              ,
  repeated                        ,
)                               {
  const ended = await endPaymentBefore(gateways, name, context, repeated);
  return ended === 'no_gateway' ? refuseGateway(context) : undefined;
}

const refuseGateway = ({ site }              ) => refuse(createOrder, 'not_taken', { phone: site.contact.phone });

async function startPayment(
  gateways                 ,
  name             ,
  request         ,
  context              ,
)                                    {
  const { db, site, caller, now } = context;
  const provider = gateways.forNewPayment(context, site, name);
  if (!provider) return refuseGateway(context);
  const checkout = priceCheckout(await lockCheckout(request.cart_items, context), context);
  const refusal = checkoutRefusal(request.cart_items, checkout, name, site);
  if (refusal) return refusal === 'lines_gone' ? refuse(createOrder, 'line_not_in_cart') : refusal;

  const newOrder = buildOrder(request, context, checkout, { mode: 'Online', option: 'cash' });
  const paymentId = await snapshotPayment(db, site, {
    customerId: caller.customerId,
    userId: caller.userId,
    purpose: 'order',
    provider,
    amountMinor: newOrder.order.total_minor,
    frozen: newOrder.order,
    lines: snapshotLines(checkout, newOrder),
    now,
  });
  return { paymentId, back: reviewQuery(checkout, request.ask), lines: checkout.lines.length };
}

const snapshotLines = ({ lines }          , newOrder          ) =>
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

function reviewQuery(checkout          , ask        )         {
  const lines = `lines=${formatLineIds(checkout.lines.map((line) => line.id))}`;
  const rest = formatLineIds(parseLineIds(ask));
  return rest ? `${lines}&ask=${rest}` : lines;
}

async function openPayment(
  gateways                 ,
  { paymentId, back, lines }                ,
  context              ,
)                                    {
  const { site } = context;
  const opened = await openPaymentSession(gateways, context, site, paymentId, {
    path: () => `${site.pages.review}?${back}`,
    description: t`${site.name} order, ${plural(lines, 'line')}`,
  });
  if (opened === 'down') return refuse(createOrder, 'provider_down');
  return opened === 'over' ? refuse(createOrder, 'session_over') : opened;
}
