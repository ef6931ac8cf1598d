import type { CartLine } from '../../../src/cart/cart.contract.ts';
import { createOrder, nodCreatePayment } from '../../../src/orders/checkout/pay-online.contract.ts';
import type { GatewayName } from '../../../src/payments/gateways/payment-gateway.ts';
import type { PaymentGateways } from '../../../src/payments/gateways/payment-gateways.ts';
import { gateways } from '../../../src/payments/gateways.data.ts';
import { payInvoices } from '../../../src/payments/online-payments/pay-invoices.contract.ts';
import { processPayments } from '../../../src/payments/online-payments/process-payments.server.ts';
import {
  cancelPayment,
  checkPayment,
  verifyOrder,
} from '../../../src/payments/online-payments/verify-payment.contract.ts';
import { insertSandboxRefund } from '../../../src/payments/sandbox/sandbox.db.ts';
import { type Proof, paySandbox } from '../../../src/payments/sandbox/sandbox.server.ts';
import type { Deliver } from '../../../src/payments/sandbox/send-sandbox-webhooks.server.ts';
import { sendSandboxWebhooks } from '../../../src/payments/sandbox/send-sandbox-webhooks.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import { siteCodes } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { toReviewedLines } from '../orders.ts';

export const createPaymentContext = (store: TestStore, site: SiteCode = 'nod') => ({
  services: store.server.services,
  site: sites[site],
  database: store.database,
  secret: store.server.secret,
  now: store.now(),
  log: store.server.log,
});

export type StartedPayment = { sessionId: string; url: string; amountMinor: number };

/** Throws the refusal. */
export async function startPayment(
  store: TestStore,
  token: string,
  lines: readonly CartLine[],
  { provider = 'razorpay', site = 'nod', key }: { provider?: GatewayName; site?: SiteCode; key?: string } = {},
): Promise<StartedPayment> {
  const request = { cart_items: toReviewedLines(lines) };
  const options = { site, token, ...(key && { key }) };
  if (provider === 'razorpay') {
    const { body } = await store.call(createOrder, request, options);
    if (!body.success) throw new Error(body.message);
    return { sessionId: body.orderID, url: body.checkout_url, amountMinor: body.amount };
  }
  const { body } = await store.call(nodCreatePayment, request, options);
  if (!body.success) throw new Error(body.message);
  return { sessionId: body.sessionId, url: body.session.url, amountMinor: body.session.amount_total };
}

export type WantedInvoices = { invoices?: readonly (readonly [number: string, amount: number])[]; advance?: number };

export const requestInvoicePayment = (
  store: TestStore,
  token: string,
  { invoices = [], advance = 0 }: WantedInvoices,
  { gateway = 'razorpay', site = 'nod', key }: { gateway?: GatewayName; site?: SiteCode; key?: string } = {},
) =>
  store.call(
    payInvoices,
    { invoices: invoices.map(([number, amount]) => ({ number, amount })), advance, gateway },
    { site, token, ...(key && { key }) },
  );

/** Throws the refusal. */
export async function startInvoicePayment(
  ...request: Parameters<typeof requestInvoicePayment>
): Promise<StartedPayment & { paymentId: string }> {
  const { body } = await requestInvoicePayment(...request);
  if (!body.success) throw new Error(body.message);
  return { paymentId: body.payment_id, sessionId: body.orderID, url: body.checkout_url, amountMinor: body.amount };
}

export async function payInSandbox(store: TestStore, sessionId: string, site: SiteCode = 'nod'): Promise<Proof> {
  const proof = await paySandbox(createPaymentContext(store, site), sessionId);
  if (!proof) throw new Error(`${sessionId} could not be paid`);
  return proof;
}

/** As staff do in the provider's own dashboard; the same refund is made once. */
export const refundInSandboxDashboard = (store: TestStore, captureId: string, refund: string, amountMinor: number) =>
  insertSandboxRefund(store.database, {
    key: `dashboard ${refund}`,
    id: `rfnd_test ${refund}`,
    captureId,
    amountMinor,
    now: store.now(),
  });

export const verifyPayment = (
  store: TestStore,
  token: string,
  sessionId: string,
  { captureId, signature }: Proof,
  site: SiteCode = 'nod',
) =>
  store.call(
    verifyOrder,
    { razorpay_order_id: sessionId, razorpay_payment_id: captureId, razorpay_signature: signature },
    { site, token },
  );

export const pollPayment = (store: TestStore, sessionId: string, token?: string, site: SiteCode = 'nod') =>
  store.call(checkPayment, { sessionId }, { site, ...(token && { token }) });

export const requestCancellation = (store: TestStore, paymentId: string, token: string, site: SiteCode = 'nod') =>
  store.call(cancelPayment, { payment_id: paymentId }, { site, token });

/** Returns the status. */
export async function postWebhook(
  store: TestStore,
  { site, provider, body }: { site: SiteCode; provider: GatewayName; body: string },
  headers: Record<string, string>,
): Promise<number> {
  const init = { method: 'POST', headers: { ...headers, host: `${site}.localhost:3000` }, body };
  return (await store.app.request(`/${gateways[provider].webhookPath}`, init)).status;
}

/** Sends the sandbox's pending webhooks, each `times` times. */
export async function deliverWebhooks(store: TestStore, times = 1): Promise<void> {
  const deliver: Deliver = async (event, headers) => {
    let status = 0;
    for (let i = 0; i < times; i += 1) status = await postWebhook(store, event, headers);
    return status;
  };
  await sendSandboxWebhooks(createPaymentContext(store), deliver);
}

export async function runPaymentJobs(
  store: TestStore,
  gateways: PaymentGateways = store.server.services.gateways,
): Promise<void> {
  for (const code of siteCodes) await processPayments({ ...createPaymentContext(store, code), services: { gateways } });
}

export const advanceClock = (store: TestStore, minutes: number) =>
  store.setClock(new Date(store.now().getTime() + minutes * 60_000));

export async function loadPaymentOutcome({ database }: Pick<TestStore, 'database'>, sessionId: string) {
  const { rows } = await database.$client.query(
    `select m.id, m.state, m.amount_minor as "amountMinor", m.refused_for as "refusedFor", o.number, o.status,
        o.total_minor as "totalMinor",
        coalesce((select sum(r.amount_minor) from payment_refunds r where r.payment_id = m.id), 0)::int as "refundMinor",
        coalesce((select sum(f.amount_minor) from sandbox_refunds f join sandbox_captures c on c.id = f.capture_id
          where c.session_id = m.session_id), 0)::int as "givenMinor",
        (select count(*)::int from stock_holds h where h.reason = 'payment' and h.held_for = m.id and h.ended_at is null) as holds
      from payments m left join orders o on o.payment_id = m.id where m.session_id = $1`,
    [sessionId],
  );
  return rows[0];
}

export async function createPaidOrder(
  store: TestStore,
  token: string,
  lines: readonly CartLine[],
  options: { provider?: GatewayName; site?: SiteCode } = {},
): Promise<{ number: string; sessionId: string; amountMinor: number }> {
  const { sessionId, amountMinor } = await startPayment(store, token, lines, options);
  await payInSandbox(store, sessionId, options.site);
  await deliverWebhooks(store);
  const { number } = await loadPaymentOutcome(store, sessionId);
  return { number, sessionId, amountMinor };
}
