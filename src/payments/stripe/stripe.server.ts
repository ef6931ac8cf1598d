import type { GatewayAdapter } from '../gateways/gateway-adapter.ts';
import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import { findKnownRefund } from '../gateways/known-refunds.ts';
import type {
  GatewayRefund,
  NewSession,
  PaymentGateway,
  SessionState,
  WebhookEvent,
} from '../gateways/payment-gateway.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';
import { isSignedWith, signatureOf } from '../gateways/signature.server.ts';
import {
  createStripeRequester,
  type StripeAccount,
  type StripeRequester,
  stripeLibrary,
} from './stripe-client.server.ts';
import { capturesOf, checkoutSession, hasComeBack, readStripeEvent } from './stripe-event.ts';
import type { stripe } from './stripe-gateway.ts';

const toleranceSeconds = 300;

const adapter: GatewayAdapter<(typeof stripe.settings)[number]> = {
  create: (settings) =>
    createStripe({
      secretKey: settings.STRIPE_SECRET_KEY,
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    }),
  signWebhook({ body, secret, now }) {
    const at = Math.floor(now.getTime() / 1000);
    return { 'stripe-signature': `t=${at},v1=${signatureOf(secret, `${at}.${body}`)}` };
  },
  isWebhookSigned({ body, header, secret, now }) {
    const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]+)$/.exec(header('stripe-signature') ?? '') ?? [];
    if (Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return false;
    return isSignedWith(secret, Buffer.concat([Buffer.from(`${at}.`), body]), given);
  },
};
export default adapter;

type Keys = { publishableKey: string; webhookSecret: string };

/** A session is a Checkout Session, a capture its payment intent. */
export function createStripe({ publishableKey, webhookSecret, ...account }: StripeAccount & Keys): PaymentGateway {
  const request = createStripeRequester(account);
  return {
    name: 'stripe',
    sandbox: false,
    publicKey: publishableKey,
    openSession: async (session) => ({ ...(await openSession(request, session)), publicKey: publishableKey }),
    getSessionState: (sessionId) => stateOf(request, sessionId),
    endSession: (sessionId) => endSession(request, sessionId),
    refund: (refund) => refundOnce(request, refund),
    listRefunds: (captureId) => listRefunds(request, captureId),
    checkKeys: () => checkKeys(request, publishableKey),
    isValidProof: () => false,
    parseWebhook: (webhook) => eventOf(webhookSecret, webhook),
  };
}

/** Cards only, as bank debits take days; no currency conversion, so that the paid amount equals ours. */
async function openSession(request: StripeRequester, session: NewSession) {
  const { receipt, amountMinor, currency, description, email, successUrl, cancelUrl, expiresAt } = session;
  const { id, url, amount_total } = await request((client) =>
    client.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        adaptive_pricing: { enabled: false },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amountMinor,
              product_data: { name: description },
            },
          },
        ],
        success_url: successUrl,
        cancel_url: cancelUrl,
        client_reference_id: receipt,
        customer_email: email,
        metadata: { receipt },
        payment_intent_data: { description, metadata: { receipt } },
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      },
      { idempotencyKey: receipt },
    ),
  );
  if (amount_total !== amountMinor) throw new Error(`stripe returned another amount for receipt ${receipt}`);
  return { id, url };
}

/** The charge is needed because a refunded session still reads as paid. */
async function stateOf(request: StripeRequester, sessionId: string): Promise<SessionState> {
  const session = await request((client) =>
    client.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  );
  const read = checkoutSession.safeParse(session);
  if (!read.success) throw new GatewayUnavailableError('unexpected reply from stripe');
  const charge = chargeOf(session.payment_intent);
  const refundedMinor = charge?.amount_refunded || undefined;
  const captures = capturesOf(read.data).map((one) => ({ ...one, ...(refundedMinor && { refundedMinor }) }));
  if (captures.length > 0 && charge?.refunded !== true) return { state: 'paid', captures };
  const canBePaid = read.data.status === 'open' || (read.data.status === 'complete' && captures.length === 0);
  return { state: canBePaid ? 'open' : 'ended', captures: [] };
}

type Charge = { refunded: boolean; amount_refunded: number };

function chargeOf(intent: string | { latest_charge: string | Charge | null } | null): Charge | undefined {
  if (intent === null || typeof intent === 'string' || typeof intent.latest_charge === 'string') return undefined;
  return intent.latest_charge ?? undefined;
}

async function endSession(request: StripeRequester, sessionId: string): Promise<void> {
  try {
    await request((client) => client.checkout.sessions.expire(sessionId));
  } catch (cause) {
    if (!(cause instanceof GatewayRequestError)) throw cause;
    const { status } = await request((client) => client.checkout.sessions.retrieve(sessionId));
    if (status === 'open') throw cause;
  }
}

/** The page of the checkout uses the other key, which must be of the same mode. */
async function checkKeys(request: StripeRequester, publishableKey: string): Promise<{ isLive: boolean }> {
  const { livemode } = await request((client) => client.balance.retrieve());
  return { isLive: livemode && publishableKey.startsWith('pk_live_') };
}

async function listRefunds(request: StripeRequester, captureId: string): Promise<GatewayRefund[]> {
  const found = await request((client) =>
    client.refunds.list({ payment_intent: captureId, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  );
  return found.map(({ id, metadata, amount, status }) => ({
    id,
    key: metadata?.key ?? null,
    amountMinor: amount,
    cameBack: hasComeBack(status),
  }));
}

/**
 * Stripe forgets an idempotency key after a day, so refunds are read first, those of staff included. It repeats a refusal,
 * too, so that another amount, once a part was refunded in the dashboard, is another request.
 */
async function refundOnce(
  request: StripeRequester,
  { captureId, amountMinor, key }: Parameters<PaymentGateway['refund']>[0],
) {
  const { before, latest, requestKey } = findKnownRefund(await listRefunds(request, captureId), key);
  if (before) return { id: before.id };
  const wanted = { payment_intent: captureId, amount: amountMinor, metadata: { key } };
  try {
    const { id } = await request((client) =>
      client.refunds.create(wanted, { idempotencyKey: `${captureId}-${requestKey}-${amountMinor}` }),
    );
    return { id };
  } catch (cause) {
    if (latest && cause instanceof GatewayRequestError && cause.code === 'charge_already_refunded')
      return { id: latest.id };
    throw cause;
  }
}

function eventOf(
  secret: string,
  { body, header, now }: Parameters<PaymentGateway['parseWebhook']>[0],
): WebhookEvent | undefined {
  const signature = header('stripe-signature') ?? '';
  const { webhooks } = stripeLibrary();
  try {
    // The body is passed as text, because the package drops a leading byte order mark from bytes.
    const verified = webhooks.constructEvent(
      body.toString(),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return readStripeEvent(verified);
  } catch {
    return undefined;
  }
}
