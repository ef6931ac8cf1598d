import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type FakeGatewayServer,
  type GatewayRequest,
  type GatewayResponse,
  startFakeGatewayServer,
  type Webhook,
} from './fake-gateway-server.ts';

export const razorpayKeys = {
  keyId: 'rzp_test_A1b2C3d4E5f6G7',
  keySecret: 'razorpay-key-secret-0123456789',
  webhookSecret: 'razorpay-webhook-secret-9876543210',
};

export type RazorpayOrder = {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: object;
  amount_paid: number;
};
export type RazorpayPayment = {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amount_refunded: number;
};
type Refund = { id: string; payment_id: string; amount: number; notes: object; status: 'processed' | 'failed' };

/** What the checkout script passes to the page after payment. */
export type RazorpayProof = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
type Paid = { payment: RazorpayPayment; proof: RazorpayProof; webhooks: Webhook[] };

export type FakeRazorpay = FakeGatewayServer & {
  orders: ReadonlyMap<string, RazorpayOrder>;
  payments: ReadonlyMap<string, RazorpayPayment>;
  refunds: readonly Refund[];
  pay(orderId: string, other?: { amount?: number; currency?: string }): Paid;
  fail(orderId: string): { payment: RazorpayPayment; webhooks: Webhook[] };
  /** The bank approves a payment that had timed out; nothing is captured yet. */
  authoriseLate(paymentId: string): Webhook[];
  captureLate(paymentId: string): Paid;
  /** In the dashboard: what is left, or a part of it in minor units. */
  refundByHand(paymentId: string, amount?: number): Webhook[];
  /** The webhook of what is refunded so far. */
  reportRefunds(paymentId: string): Webhook[];
  /** The bank did not take the last refund of the payment, days later; the seller has the money again. */
  failRefund(paymentId: string): Webhook[];
  sign(event: object, how?: { secret?: string; id?: string }): Webhook;
};

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const newId = (kind: string) => `${kind}_${randomBytes(10).toString('base64url').replace(/[-_]/g, 'x')}`;

const notes = z
  .record(z.string(), z.union([z.string().max(256), z.number()]))
  .refine((one) => Object.keys(one).length <= 15, 'at most 15 notes');
const minutes = z.number().int().min(12).max(4320);

/** As in Razorpay's documentation (docs/api/orders/create); unknown fields are refused. */
const newOrder = z.strictObject({
  amount: z.number().int().min(100, 'The amount must be at least INR 1.00'),
  currency: z
    .string()
    .length(3)
    .regex(/^[A-Z]+$/),
  receipt: z.string().min(1).max(40).optional(),
  unique_receipt: z.boolean().optional(),
  notes: notes.optional(),
  partial_payment: z.boolean().optional(),
  payment: z
    .strictObject({
      capture: z.enum(['automatic', 'manual']),
      capture_options: z
        .strictObject({
          automatic_expiry_period: minutes,
          manual_expiry_period: minutes,
          refund_speed: z.enum(['normal', 'optimum']),
        })
        .refine((one) => one.manual_expiry_period >= one.automatic_expiry_period, 'manual_expiry_period is too short'),
    })
    .optional(),
});
const newRefund = z.strictObject({
  amount: z.number().int().min(100).optional(),
  speed: z.enum(['normal', 'optimum']).optional(),
  notes: notes.optional(),
  receipt: z.string().max(40).optional(),
});
const refundKey = /^[A-Za-z0-9_-]{10,}$/;

const fine = (body: unknown): GatewayResponse => ({ status: 200, body });
const refused = (description: string, field?: string, status = 400): GatewayResponse => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason: 'NA', field } },
});
const badRequest = (error: z.ZodError) =>
  refused(error.issues[0]?.message ?? '', error.issues[0]?.path.join('.') || undefined);

/** Validates requests and never moves an order back from paid. */
export async function startFakeRazorpay(keys = razorpayKeys): Promise<FakeRazorpay> {
  const orders = new Map<string, RazorpayOrder>();
  const payments = new Map<string, RazorpayPayment>();
  const refunds: Refund[] = [];
  const refundsByKey = new Map<string, { body: string; path: string; refund: Refund }>();

  function createOrder({ body }: GatewayRequest): GatewayResponse {
    const read = newOrder.safeParse(JSON.parse(body));
    if (!read.success) return badRequest(read.error);
    const { receipt = null, unique_receipt, amount, currency, notes = {} } = read.data;
    const before = [...orders.values()].find((one) => one.receipt === receipt);
    if (unique_receipt && receipt !== null && before) return fine(entityOf(before));
    const order = { id: newId('order'), amount, currency, receipt, notes, status: 'created' as const, amount_paid: 0 };
    orders.set(order.id, order);
    return fine(entityOf(order));
  }

  function createRefund({ body, headers, path }: GatewayRequest, payment: RazorpayPayment): GatewayResponse {
    const key = String(headers['x-refund-idempotency'] ?? '');
    if (key !== '' && !refundKey.test(key)) return refused('The idempotency key must be at least 10 characters.');
    const same = refundsByKey.get(key);
    if (same && (same.body !== body || same.path !== path))
      return refused('Different request with the same idempotency key has already been processed.');
    if (same) return fine({ entity: 'refund', ...same.refund });
    const read = newRefund.safeParse(JSON.parse(body));
    if (!read.success) return badRequest(read.error);
    const { amount = payment.amount - payment.amount_refunded, notes = {} } = read.data;
    if (payment.status === 'refunded') return refused('The payment has been fully refunded already');
    if (payment.status !== 'captured') return refused('The payment has not been captured');
    if (amount > payment.amount - payment.amount_refunded)
      return refused('The total refund amount is greater than the refund payment amount', 'amount');
    const refund = addRefund(payment, amount, notes);
    if (key !== '') refundsByKey.set(key, { body, path, refund });
    return fine({ entity: 'refund', ...refund });
  }

  function addRefund(payment: RazorpayPayment, amount: number, notes: object): Refund {
    const refund: Refund = { id: newId('rfnd'), payment_id: payment.id, amount, notes, status: 'processed' };
    refunds.push(refund);
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    return refund;
  }

  const listOfRefunds = (paymentId: string) =>
    refunds
      .map((one, at) => ({ ...one, created_at: 1_790_000_000 + at }))
      .filter((one) => one.payment_id === paymentId);

  function respond(request: GatewayRequest): GatewayResponse {
    const basic = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) return refused('Authentication failed', undefined, 401);
    if (request.method === 'POST' && !request.headers['content-type']?.startsWith('application/json'))
      return refused('The content type must be application/json');
    const { pathname, searchParams } = new URL(request.path, 'http://razorpay');
    const [, version, what = '', id = '', part = ''] = pathname.split('/');
    const [order, payment] = [orders.get(id), payments.get(id)];
    const endpoint = `${request.method} ${version} ${what} ${part}`;
    if (endpoint === 'POST v1 orders ' && id === '') return createOrder(request);
    if (endpoint === 'GET v1 orders ' && order) return fine(entityOf(order));
    if (endpoint === 'GET v1 orders payments' && order)
      return collection([...payments.values()].filter((one) => one.order_id === id).map(entityOfPayment));
    if (endpoint === 'GET v1 payments ' && id === '')
      return newestOf([...payments.values()].map(entityOfPayment), searchParams);
    if (endpoint === 'GET v1 payments ' && payment) return fine(entityOfPayment(payment));
    if (endpoint === 'POST v1 payments refund' && payment) return createRefund(request, payment);
    if (endpoint === 'GET v1 payments refunds' && payment) return newestOf(listOfRefunds(id), searchParams);
    return refused('The id provided does not exist');
  }

  function sign(event: object, { secret = keys.webhookSecret, id = newId('evt') } = {}): Webhook {
    const body = JSON.stringify({ entity: 'event', account_id: 'acc_test', created_at: 1_790_000_000, ...event });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(secret, body),
        'x-razorpay-event-id': id,
      },
    };
  }
  const webhookFor = (event: string, payment: RazorpayPayment, also: Record<string, object> = {}) =>
    sign({ event, payload: { payment: { entity: entityOfPayment(payment) }, ...also } });

  function findOrder(orderId: string): RazorpayOrder {
    const order = orders.get(orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    return order;
  }

  function attempt(orderId: string, status: RazorpayPayment['status'], { amount, currency }: Partial<RazorpayOrder>) {
    const order = findOrder(orderId);
    const payment: RazorpayPayment = {
      id: newId('pay'),
      order_id: orderId,
      amount: amount ?? order.amount,
      currency: currency ?? order.currency,
      status,
      amount_refunded: 0,
    };
    payments.set(payment.id, payment);
    if (order.status === 'created') order.status = 'attempted';
    return payment;
  }

  function capture(payment: RazorpayPayment): Paid {
    const order = findOrder(payment.order_id);
    payment.status = 'captured';
    order.status = 'paid';
    order.amount_paid += payment.amount;
    return {
      payment,
      proof: {
        razorpay_payment_id: payment.id,
        razorpay_order_id: order.id,
        razorpay_signature: hmac(keys.keySecret, `${order.id}|${payment.id}`),
      },
      webhooks: [
        webhookFor('payment.captured', payment),
        webhookFor('order.paid', payment, { order: { entity: entityOf(order) } }),
      ],
    };
  }

  function findPayment(paymentId: string): RazorpayPayment {
    const payment = payments.get(paymentId);
    if (!payment) throw new Error(`no payment ${paymentId}`);
    return payment;
  }

  return Object.assign(await startFakeGatewayServer(respond), {
    orders,
    payments,
    refunds,
    sign,
    pay(orderId: string, other: { amount?: number; currency?: string } = {}) {
      const payment = attempt(orderId, 'authorized', other);
      const authorised = webhookFor('payment.authorized', payment);
      const paid = capture(payment);
      return { ...paid, webhooks: [authorised, ...paid.webhooks] };
    },
    fail(orderId: string) {
      const payment = attempt(orderId, 'failed', {});
      return { payment, webhooks: [webhookFor('payment.failed', payment)] };
    },
    authoriseLate(paymentId: string) {
      const payment = findPayment(paymentId);
      payment.status = 'authorized';
      return [webhookFor('payment.authorized', payment)];
    },
    captureLate: (paymentId: string) => capture(findPayment(paymentId)),
    refundByHand(paymentId: string, amount?: number) {
      const payment = findPayment(paymentId);
      addRefund(payment, amount ?? payment.amount - payment.amount_refunded, []);
      return this.reportRefunds(paymentId);
    },
    reportRefunds(paymentId: string) {
      const refund = { entity: 'refund', ...refunds.findLast((one) => one.payment_id === paymentId) };
      return [webhookFor('refund.processed', findPayment(paymentId), { refund: { entity: refund } })];
    },
    failRefund(paymentId: string) {
      const payment = findPayment(paymentId);
      const refund = refunds.findLast((one) => one.payment_id === paymentId);
      if (!refund) throw new Error(`no refund of ${paymentId}`);
      refund.status = 'failed';
      payment.amount_refunded -= refund.amount;
      payment.status = 'captured';
      return [webhookFor('refund.failed', payment, { refund: { entity: { entity: 'refund', ...refund } } })];
    },
  });
}

const collection = (items: object[]) => fine({ entity: 'collection', count: items.length, items });

const newestOf = (items: object[], asked: URLSearchParams) =>
  collection(items.reverse().splice(Number(asked.get('skip') ?? 0), Math.min(100, Number(asked.get('count') ?? 10))));

const entityOf = (order: RazorpayOrder) => ({
  entity: 'order',
  ...order,
  amount_due: Math.max(0, order.amount - order.amount_paid),
  attempts: 0,
  offer_id: null,
  created_at: 1_790_000_000,
});

const entityOfPayment = (payment: RazorpayPayment) => ({
  entity: 'payment',
  ...payment,
  captured: payment.status === 'captured' || payment.status === 'refunded',
  method: 'upi',
  refund_status: payment.amount_refunded === 0 ? null : payment.status === 'refunded' ? 'full' : 'partial',
  created_at: 1_790_000_000,
});
