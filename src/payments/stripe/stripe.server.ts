import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import type { NewSession, PaymentGateway, SessionState, WebhookEvent } from '../gateways/payment-gateway.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';
import {
  createStripeRequester,
  type StripeAccount,
  type StripeRequester,
  stripeLibrary,
} from './stripe-client.server.ts';
import { capturesOf, checkoutSession, readStripeEvent } from './stripe-event.ts';

type Keys = { publishableKey: string; webhookSecret: string };

/** Stripe Checkout as a payment provider; a session is a Checkout Session, a capture its payment intent. */
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
    // It signs nothing that a browser brings; what a return is worth says `stateOf`.
    isValidProof: () => false,
    parseWebhook: (webhook) => eventOf(webhookSecret, webhook),
  };
}

/**
 * One line with our amount: prices of items live in the store alone. Cards only, because the stock is held for as long
 * as a session lives and a debit by the bank takes days; and in our currency only, so that what is paid can equal what
 * was asked.
 */
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
  if (amount_total !== amountMinor) throw new Error(`stripe asks another amount for receipt ${receipt}`);
  return { id, url };
}

/** The charge comes along, because a session that was paid and given back still says it is paid. */
async function stateOf(request: StripeRequester, sessionId: string): Promise<SessionState> {
  const session = await request((client) =>
    client.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  );
  const read = checkoutSession.safeParse(session);
  if (!read.success) throw new GatewayUnavailableError('stripe answered something else than its description says');
  const captures = capturesOf(read.data);
  if (captures.length > 0 && !isRefunded(session.payment_intent)) return { state: 'paid', captures };
  const canBePaid = read.data.status === 'open' || (read.data.status === 'complete' && captures.length === 0);
  return { state: canBePaid ? 'open' : 'ended', captures: [] };
}

function isRefunded(intent: string | { latest_charge: string | { refunded: boolean } | null } | null): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return typeof intent.latest_charge === 'object' && intent.latest_charge?.refunded === true;
}

async function endSession(request: StripeRequester, sessionId: string): Promise<void> {
  try {
    await request((client) => client.checkout.sessions.expire(sessionId));
  } catch (cause) {
    // Only an open session can be ended; one that is paid or over already is as it should be.
    if (!(cause instanceof GatewayRequestError)) throw cause;
    const { status } = await request((client) => client.checkout.sessions.retrieve(sessionId));
    if (status === 'open') throw cause;
  }
}

/**
 * Stripe forgets an idempotency key after a day, so the refunds that are there are read first. What staff gave back in
 * full in the dashboard needs no second refund.
 */
async function refundOnce(
  request: StripeRequester,
  { captureId, amountMinor, key }: Parameters<PaymentGateway['refund']>[0],
) {
  const { data } = await request((client) => client.refunds.list({ payment_intent: captureId, limit: 100 }));
  const before = data.find(({ metadata }) => metadata?.key === key);
  if (before) return { id: before.id };
  const wanted = { payment_intent: captureId, amount: amountMinor, metadata: { key } };
  try {
    const { id } = await request((client) => client.refunds.create(wanted, { idempotencyKey: `${captureId}-${key}` }));
    return { id };
  } catch (cause) {
    const [latest] = data;
    if (latest && cause instanceof GatewayRequestError && cause.code === 'charge_already_refunded')
      return { id: latest.id };
    throw cause;
  }
}

const toleranceSeconds = 300;

/** What the package does not accept is not believed, for whatever reason. */
function eventOf(
  secret: string,
  { body, header, now }: Parameters<PaymentGateway['parseWebhook']>[0],
): WebhookEvent | undefined {
  const signature = header('stripe-signature') ?? '';
  const { webhooks } = stripeLibrary();
  try {
    // As text: of bytes the package drops a leading byte order mark before it checks them.
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
