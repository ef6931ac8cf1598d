import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import {
  type FakeGatewayServer,
  type GatewayRequest,
  type GatewayResponse,
  startFakeGatewayServer,
  type Webhook,
} from './fake-gateway-server.ts';
import { listRefunds, newRefund, newSession, readForm, retrieveSession } from './stripe-api-schema.ts';
import { chargeOf, entityOf, entityOfIntent, type Intent, type StripeSession } from './stripe-entities.ts';

export const stripeKeys = {
  secretKey: 'sk_test_51StripeSecretKey0123456789',
  publishableKey: 'pk_test_51StripePublishableKey',
  webhookSecret: 'whsec_StripeWebhookSecret0123456789',
};

type Refund = { id: string; payment_intent: string; amount: number; metadata: object; status: 'succeeded' | 'failed' };
type Signing = { secret?: string; at?: Date; id?: string; secrets?: readonly string[] };

export type FakeStripe = FakeGatewayServer & {
  sessions: ReadonlyMap<string, StripeSession>;
  refunds: readonly Refund[];
  pay(sessionId: string, other?: { amount?: number; currency?: string }): Webhook[];
  /** Completed at once, but the money takes days; `succeed` or `fail` ends it. */
  payLater(sessionId: string): { completed: Webhook; succeed(): Webhook; fail(): Webhook };
  expireSession(sessionId: string): Webhook[];
  /** In the dashboard: what is left, or a part of it in minor units. */
  refundByHand(paymentIntent: string, amount?: number): Webhook[];
  /** The webhook of what is refunded so far. */
  reportRefunds(paymentIntent: string): Webhook[];
  /** The bank did not take the last refund of the payment, days later; the seller has the money again. */
  failRefund(paymentIntent: string): Webhook[];
  /** `secrets` signs with several, as during a rotation. */
  sign(type: string, object: object, how?: Signing): Webhook;
};

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const fine = (body: unknown): GatewayResponse => ({ status: 200, body });
const refused = (message: string, more: { code?: string; param?: string; type?: string; status?: number } = {}) => {
  const { status = 400, type = 'invalid_request_error', ...also } = more;
  return { status, body: { error: { message, type, ...also } } };
};

function invalidRequest(error: z.ZodError): GatewayResponse {
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? String(issue.keys[0]) : undefined;
  const [first = '', ...rest] = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])].map(String);
  const param = [first, ...rest.map((part) => `[${part}]`)].join('');
  if (unknown) return refused(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue?.code === 'too_small' && param.endsWith('[unit_amount]'))
    return refused('The amount is too small', { code: 'amount_too_small', param });
  return refused(issue?.message ?? '', { code: 'parameter_invalid', param });
}

const halfHour = 30 * 60;

/** Validates requests and remembers every idempotency key. */
export async function startFakeStripe({
  keys = stripeKeys,
  clock = () => new Date(),
}: {
  keys?: typeof stripeKeys;
  clock?: () => Date;
} = {}): Promise<FakeStripe> {
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const remembered = new Map<string, { asked: string; answered: GatewayResponse }>();
  const seconds = () => Math.floor(clock().getTime() / 1000);

  function createSession(form: object): GatewayResponse {
    const read = newSession.safeParse(form);
    if (!read.success) return invalidRequest(read.error);
    const { line_items, expires_at = seconds() + 24 * 60 * 60, ...request } = read.data;
    if (expires_at < seconds() + halfHour || expires_at > seconds() + 24 * 60 * 60)
      return refused('expires_at must be between 30 minutes and 24 hours from now', { param: 'expires_at' });
    const id = newId('cs_test');
    const session: StripeSession = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: line_items.reduce((sum, one) => sum + one.quantity * one.price_data.unit_amount, 0),
      currency: line_items[0]?.price_data.currency ?? '',
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: request.client_reference_id ?? null,
      customer_email: request.customer_email ?? null,
      metadata: request.metadata ?? {},
      expires_at,
      success_url: request.success_url,
    };
    sessions.set(id, session);
    return fine(entityOf(session));
  }

  function expire(session: StripeSession): GatewayResponse {
    if (session.status !== 'open') return refused('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    return fine(entityOf(session));
  }

  function createRefund(form: object): GatewayResponse {
    const read = newRefund.safeParse(form);
    if (!read.success) return invalidRequest(read.error);
    const intent = intents.get(read.data.payment_intent);
    if (!intent) return missing('payment_intent', read.data.payment_intent);
    const left = intent.amount - intent.amount_refunded;
    if (left === 0) return refused('Charge has already been refunded.', { code: 'charge_already_refunded' });
    const { amount = left, metadata = {} } = read.data;
    if (amount > left) return refused('Refund amount is greater than unrefunded amount', { param: 'amount' });
    return fine({ object: 'refund', ...addRefund(intent, amount, metadata) });
  }

  function addRefund(intent: Intent, amount: number, metadata: object): Refund {
    const refund: Refund = { id: newId('re'), payment_intent: intent.id, amount, metadata, status: 'succeeded' };
    refunds.push(refund);
    intent.amount_refunded += amount;
    return refund;
  }

  function listOfRefunds(query: object): GatewayResponse {
    const read = listRefunds.safeParse(query);
    if (!read.success) return invalidRequest(read.error);
    const { payment_intent, limit = 10, starting_after } = read.data;
    const found = refunds.filter((one) => one.payment_intent === payment_intent).reverse();
    const from = found.findIndex(({ id }) => id === starting_after) + 1;
    const data = found.slice(from, from + limit);
    return fine({ object: 'list', has_more: from + limit < found.length, url: '/v1/refunds', data });
  }

  function retrieve(session: StripeSession, query: object): GatewayResponse {
    const read = retrieveSession.safeParse(query);
    if (!read.success) return invalidRequest(read.error);
    const intent = intents.get(session.payment_intent ?? '');
    const wide = read.data.expand?.includes('payment_intent.latest_charge') && intent;
    return fine({ ...entityOf(session), ...(wide && { payment_intent: entityOfIntent(intent) }) });
  }

  /** Replays the reply for the same key and parameters; refuses other parameters. */
  function idempotent(request: GatewayRequest, carryOut: () => GatewayResponse): GatewayResponse {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length > 255) return refused('Idempotency-Key is missing or too long');
    const fingerprint = `${request.path}?${request.body}`;
    const before = remembered.get(key);
    if (before && before.asked !== fingerprint)
      return refused('Keys for idempotent requests can only be used with the same parameters', {
        type: 'idempotency_error',
      });
    const answered = before?.answered ?? carryOut();
    remembered.set(key, { asked: fingerprint, answered });
    return answered;
  }

  function answer(request: GatewayRequest): GatewayResponse {
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
      return refused('Invalid API Key provided', { status: 401 });
    if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(request.headers['stripe-version'])))
      return refused('Stripe-Version is missing');
    if (request.method === 'POST' && request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refused('POST takes application/x-www-form-urlencoded');
    const { pathname, search } = new URL(request.path, 'http://stripe');
    if (request.method === 'GET' && pathname === '/v1/balance')
      return fine({ object: 'balance', available: [], livemode: keys.secretKey.startsWith('sk_live_'), pending: [] });
    const [body, query] = [readForm(request.body), readForm(search)];
    const [, id = '', part] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(pathname) ?? [];
    const session = sessions.get(id);
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions')
      return idempotent(request, () => createSession(body));
    if (request.method === 'POST' && pathname === '/v1/refunds') return idempotent(request, () => createRefund(body));
    if (request.method === 'GET' && pathname === '/v1/refunds') return listOfRefunds(query);
    if (request.method === 'POST' && session && part) return idempotent(request, () => expire(session));
    if (request.method === 'GET' && session && !part) return retrieve(session, query);
    return missing('checkout.session', id);
  }

  function sign(
    type: string,
    object: object,
    { secret = keys.webhookSecret, secrets, at = clock(), id }: Signing = {},
  ) {
    const created = Math.floor(at.getTime() / 1000);
    const body = JSON.stringify({
      id: id ?? newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      type,
      data: { object },
    });
    const signatures = (secrets ?? [secret]).map((one) => `v1=${hmac(one, `${created}.${body}`)}`);
    return {
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': [`t=${created}`, ...signatures].join(','),
      },
    };
  }
  const webhook = (type: string, session: StripeSession) => sign(`checkout.session.${type}`, entityOf(session));

  function intentOf(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) throw new Error(`no payment intent ${id}`);
    return intent;
  }

  function sessionOf(id: string): StripeSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    if (session.status !== 'open') throw new Error(`session ${id} is ${session.status}: its page takes no money`);
    return session;
  }

  function complete(session: StripeSession, payment_status: 'paid' | 'unpaid', other: Partial<Intent> = {}) {
    const { amount = session.amount_total, currency = session.currency } = other;
    const intent = { id: newId('pi'), amount, currency, charge: newId('ch'), amount_refunded: 0 };
    intents.set(intent.id, intent);
    Object.assign(session, { status: 'complete', payment_status, payment_intent: intent.id, url: null });
    Object.assign(session, { amount_total: amount, currency });
  }

  return Object.assign(await startFakeGatewayServer(answer), {
    sessions,
    refunds,
    sign,
    pay(sessionId: string, other: { amount?: number; currency?: string } = {}) {
      const session = sessionOf(sessionId);
      complete(session, 'paid', other);
      return [webhook('completed', session)];
    },
    payLater(sessionId: string) {
      const session = sessionOf(sessionId);
      complete(session, 'unpaid');
      return {
        completed: webhook('completed', session),
        succeed: () => {
          session.payment_status = 'paid';
          return webhook('async_payment_succeeded', session);
        },
        fail: () => webhook('async_payment_failed', session),
      };
    },
    expireSession(sessionId: string) {
      const session = sessionOf(sessionId);
      expire(session);
      return [webhook('expired', session)];
    },
    refundByHand(paymentIntent: string, amount?: number) {
      const intent = intentOf(paymentIntent);
      addRefund(intent, amount ?? intent.amount - intent.amount_refunded, {});
      return this.reportRefunds(paymentIntent);
    },
    reportRefunds: (paymentIntent: string) => [sign('charge.refunded', chargeOf(intentOf(paymentIntent)))],
    failRefund(paymentIntent: string) {
      const intent = intentOf(paymentIntent);
      const refund = refunds.findLast((one) => one.payment_intent === paymentIntent);
      if (!refund) throw new Error(`no refund of ${paymentIntent}`);
      refund.status = 'failed';
      intent.amount_refunded -= refund.amount;
      return [sign('refund.failed', { object: 'refund', ...refund })];
    },
  });
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const missing = (param: string, id: string) =>
  refused(`No such ${param}: '${id}'`, { status: 404, code: 'resource_missing', param });
