import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GatewayAdapter } from '../gateways/gateway-adapter.ts';
import { findKnownRefund, sentKey } from '../gateways/known-refunds.ts';
import type { GatewayRefund, NewSession, PaymentGateway, SessionState } from '../gateways/payment-gateway.ts';
import { isSignedWith, signatureOf } from '../gateways/signature.server.ts';
import {
  createRazorpayRequester,
  postWithHeader,
  type RazorpayAccount,
  type RazorpayRequester,
} from './razorpay-client.server.ts';
import { captureOf, razorpayPayment, readRazorpayEvent } from './razorpay-event.ts';
import type { razorpay } from './razorpay-gateway.ts';

const adapter: GatewayAdapter<(typeof razorpay.settings)[number]> = {
  create: (settings) =>
    createRazorpay({
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    }),
  signWebhook: ({ id, body, secret }) => ({
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signatureOf(secret, body),
  }),
  isWebhookSigned: ({ body, header, secret }) => isSignedWith(secret, body, header('x-razorpay-signature') ?? ''),
};
export default adapter;

/** A session is a Razorpay order. Signatures are verified here, as the package compares with `===`. */
export function createRazorpay({
  webhookSecret,
  ...account
}: RazorpayAccount & { webhookSecret: string }): PaymentGateway {
  const request = createRazorpayRequester(account);
  return {
    name: 'razorpay',
    sandbox: false,
    publicKey: account.keyId,
    openSession: async (session) => ({ id: await openOrder(request, session), url: null, publicKey: account.keyId }),
    getSessionState: (orderId) => stateOf(request, orderId),
    // Razorpay orders never end; late money is captured and then ordered or refunded.
    endSession: async () => {},
    refund: (refund) => refundOnce(request, refund),
    listRefunds: (captureId) => listRefunds(request, captureId),
    checkKeys: () => checkKeys(request, account.keyId),
    isValidProof: ({ sessionId, captureId, signature }) =>
      isSignedWith(account.keySecret, `${sessionId}|${captureId}`, signature),
    parseWebhook: ({ body, header, now }) =>
      adapter.isWebhookSigned({ body, header, now, secret: webhookSecret })
        ? readRazorpayEvent(header('x-razorpay-event-id') ?? digest(body), body.toString())
        : undefined,
  };
}

/** The maximum of both settings; banks may confirm for three days. */
const threeDaysInMinutes = 3 * 24 * 60;

/** Overrides the account, so that late payments are captured too instead of waiting at the bank. */
const captureAll = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: threeDaysInMinutes,
    manual_expiry_period: threeDaysInMinutes,
    refund_speed: 'normal',
  },
} as const;

const order = z.object({ id: z.string(), amount: z.coerce.number(), currency: z.string(), status: z.string() });

async function openOrder(request: RazorpayRequester, { receipt, amountMinor, currency, description }: NewSession) {
  // Returns the existing order for the same receipt.
  const orderRequest = {
    amount: amountMinor,
    currency,
    receipt,
    unique_receipt: true,
    notes: { receipt, description: description.slice(0, 256) },
    payment: captureAll,
  };
  const { id, amount } = await request(order, (client) => client.orders.create(orderRequest));
  if (amount !== amountMinor) throw new Error(`receipt ${receipt} already has an order with another amount`);
  return id;
}

const payments = z.object({ items: z.array(razorpayPayment) });

async function stateOf(request: RazorpayRequester, orderId: string): Promise<SessionState> {
  const { status } = await request(order, (client) => client.orders.fetch(orderId));
  if (status === 'created') return { state: 'open', captures: [] };
  const { items } = await request(payments, (client) => client.orders.fetchPayments(orderId));
  const captures = items.filter((one) => one.status === 'captured').map((one) => captureOf(one, orderId));
  if (captures.length > 0) return { state: 'paid', captures };
  return { state: status === 'paid' ? 'ended' : 'open', captures };
}

async function checkKeys(request: RazorpayRequester, keyId: string): Promise<{ isLive: boolean }> {
  await request(z.object({ items: z.array(z.unknown()) }), (client) => client.payments.all({ count: 1 }));
  return { isLive: keyId.startsWith('rzp_live_') };
}

const refunds = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount: z.coerce.number().int(),
      created_at: z.coerce.number(),
      notes: sentKey,
    }),
  ),
});

const pageSize = 100;

/** Razorpay gives ten of them unless asked for more, and does not say in which order. */
async function listRefunds(request: RazorpayRequester, captureId: string): Promise<GatewayRefund[]> {
  const found: z.output<typeof refunds>['items'] = [];
  let isLast = false;
  while (!isLast) {
    const page = { count: pageSize, skip: found.length };
    const { items } = await request(refunds, (client) => client.payments.fetchMultipleRefund(captureId, page));
    found.push(...items);
    isLast = items.length < pageSize;
  }
  const newestFirst = found.toSorted((a, b) => b.created_at - a.created_at);
  return newestFirst.map(({ id, notes: key, amount: amountMinor, status }) => ({
    id,
    key,
    amountMinor,
    cameBack: status === 'failed',
  }));
}

/** How long Razorpay remembers the header is undocumented, so refunds are read first, those of staff included. */
async function refundOnce(
  request: RazorpayRequester,
  { captureId, amountMinor, key }: Parameters<PaymentGateway['refund']>[0],
) {
  const { before, latest, requestKey } = findKnownRefund(await listRefunds(request, captureId), key);
  if (before) return { id: before.id };
  if (latest && (await request(razorpayPayment, (client) => client.payments.fetch(captureId))).status === 'refunded')
    return { id: latest.id };
  const body = { amount: amountMinor, speed: 'normal', notes: { key } };
  const path = `/v1/payments/${encodeURIComponent(captureId)}/refund`;
  return request(z.object({ id: z.string() }), (client) =>
    postWithHeader(client, path, body, { 'X-Refund-Idempotency': digest(`${captureId} ${requestKey} ${amountMinor}`) }),
  );
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
