import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NewSession, PaymentGateway, SessionState } from '../gateways/payment-gateway.ts';
import { isSignedWith } from '../gateways/signature.server.ts';
import {
  createRazorpayRequester,
  postWithHeader,
  type RazorpayAccount,
  type RazorpayRequester,
} from './razorpay-client.server.ts';
import { captureOf, razorpayPayment, readRazorpayEvent } from './razorpay-event.ts';

/**
 * Razorpay as a payment provider; a session is one of its orders. Two secrets sign: the key's the buyer's proof, the
 * webhook's own one its body. Both are checked here, because the package compares with `===` and reads bytes as text.
 */
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
    // Its orders never end. What is paid late is captured all the same, so the store orders it or gives it back.
    endSession: async () => {},
    refund: (refund) => refundOnce(request, refund),
    isValidProof: ({ sessionId, captureId, signature }) =>
      isSignedWith(account.keySecret, `${sessionId}|${captureId}`, signature),
    parseWebhook: ({ body, header }) =>
      isSignedWith(webhookSecret, body, header('x-razorpay-signature') ?? '')
        ? readRazorpayEvent(header('x-razorpay-event-id') ?? digest(body), body.toString())
        : undefined,
  };
}

/** Longest reach of both settings. A bank may still say yes for three days. */
const threeDaysInMinutes = 3 * 24 * 60;

/**
 * What the order says of capturing wins over the account's own setting: Razorpay takes every payment that a bank
 * allows, late ones too, and tells us. Left to the account, a late one could lie at the bank for days before it is
 * given back, and each would need a call of ours at the right time.
 */
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
  // With `unique_receipt` the same receipt answers with the order it made before.
  const orderRequest = {
    amount: amountMinor,
    currency,
    receipt,
    unique_receipt: true,
    notes: { receipt, description: description.slice(0, 256) },
    payment: captureAll,
  };
  const { id, amount } = await request(order, (client) => client.orders.create(orderRequest));
  if (amount !== amountMinor) throw new Error(`receipt ${receipt} is taken by an order of another amount`);
  return id;
}

const payments = z.object({ items: z.array(razorpayPayment) });

/** An order is paid while money of it is ours; one that was paid and given back can't be paid again. */
async function stateOf(request: RazorpayRequester, orderId: string): Promise<SessionState> {
  const { status } = await request(order, (client) => client.orders.fetch(orderId));
  if (status === 'created') return { state: 'open', captures: [] };
  const { items } = await request(payments, (client) => client.orders.fetchPayments(orderId));
  const captures = items.filter((one) => one.status === 'captured').map((one) => captureOf(one, orderId));
  if (captures.length > 0) return { state: 'paid', captures };
  return { state: status === 'paid' ? 'ended' : 'open', captures };
}

const refunds = z.object({
  items: z.array(z.object({ id: z.string(), notes: z.union([z.record(z.string(), z.unknown()), z.array(z.never())]) })),
});

/**
 * The header keeps two at once apart. How long Razorpay remembers it is not said, so the refunds that are there are
 * read first: each carries its key in a note. What staff gave back in full in the dashboard needs no second refund.
 */
async function refundOnce(
  request: RazorpayRequester,
  { captureId, amountMinor, key }: Parameters<PaymentGateway['refund']>[0],
) {
  const { items } = await request(refunds, (client) => client.payments.fetchMultipleRefund(captureId));
  const before = items.find(({ notes }) => 'key' in notes && notes.key === key);
  if (before) return { id: before.id };
  const [latest] = items;
  if (latest && (await request(razorpayPayment, (client) => client.payments.fetch(captureId))).status === 'refunded')
    return { id: latest.id };
  const body = { amount: amountMinor, speed: 'normal', notes: { key } };
  const path = `/v1/payments/${encodeURIComponent(captureId)}/refund`;
  return request(z.object({ id: z.string() }), (client) =>
    postWithHeader(client, path, body, { 'X-Refund-Idempotency': digest(`${captureId} ${key}`) }),
  );
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
