import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import { isDatabaseDown } from '../../server/database/database-down.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Capture, GatewayName, WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { gateways as definitions, gatewayNames } from '../gateways.data.ts';
import { askProvider } from './ask-provider.server.ts';
import { recordDashboardRefunds } from './dashboard-refund.server.ts';
import { finishPayment, settlePayment } from './finish-payment.server.ts';
import { findByCapture, findBySession, type PaymentRow } from './payments.db.ts';
import { isUnpaid, markSessionEnded } from './reconcile-payment.server.ts';
import { insertWebhookEvent, recordRefundReturned } from './refunds.db.ts';

const maxBytes = 1_000_000;
/** Providers wait only some seconds for the reply to a webhook. */
const askTimeoutMs = 3_000;
const reply = (c: Context, status: 200 | 400 | 413 | 500, message: string) =>
  c.json({ success: status === 200, message }, status, { 'cache-control': 'no-store' });
const tooLarge = (c: Context) => reply(c, 413, 'The request is larger than 1 MB.');

export function mountWebhooks(app: Hono, env: Env, server: ServerContext): void {
  for (const name of gatewayNames) {
    const { webhookPath } = definitions[name];
    for (const path of [`/${webhookPath}`, `/${webhookPath.slice(0, -1)}`]) {
      app.post(path, bodyLimit({ maxSize: maxBytes, onError: tooLarge }), (c) =>
        receive(c, name, {
          services: server.services,
          site: requestContext(env, server.sites, c).site,
          database: server.database,
          secret: server.secret,
          now: server.clock(),
          log: server.log,
        }),
      );
      app.all(path, (c) => c.json({ success: false, message: 'Please use POST.' }, 405, { allow: 'POST' }));
    }
  }
}

async function receive(c: Context, name: GatewayName, context: PaymentContext) {
  const body = Buffer.from(await c.req.arrayBuffer());
  const { site, log } = context;
  const verified = verifyWebhook(context, name, { body, header: (header) => c.req.header(header) });
  if (!verified) {
    log.warn({ site: site.code, provider: name }, 'webhook with an invalid signature');
    return reply(c, 400, 'Invalid signature.');
  }
  try {
    return reply(c, 200, await handleEvent(context, name, verified));
  } catch (cause) {
    if (isDatabaseDown(cause)) throw cause;
    log.error({ site: site.code, provider: name, event: verified.event.id, err: cause }, 'webhook failed');
    return reply(c, 500, 'Something went wrong on our side. Please send it again.');
  }
}

type Raw = { body: Buffer; header(name: string): string | undefined };
type VerifiedEvent = { event: WebhookEvent; sandbox: boolean };

/** Keys may have changed since the payment was opened, so both the gateway and the sandbox are tried. */
function verifyWebhook(context: PaymentContext, name: GatewayName, raw: Raw): VerifiedEvent | undefined {
  for (const sandbox of [false, true]) {
    const gateway = context.services.gateways.forPayment(context, { provider: name, sandbox });
    const event = gateway?.parseWebhook({ ...raw, now: context.now });
    if (event) return { event, sandbox };
  }
  return undefined;
}

async function handleEvent(
  context: PaymentContext,
  name: GatewayName,
  { event, sandbox }: VerifiedEvent,
): Promise<string> {
  const { site, database, now, log } = context;
  const [found] = await findOfEvent(context, name, event);
  const payment = found?.sandbox === sandbox ? found : undefined;
  const captures = payment ? await stillCaptured(context, payment, event) : [];
  if (event.failedRefund) await reopenRefund(context, name, event.failedRefund);
  if (payment) await settlePayment(context, payment.id, captures);
  if (payment && event.refunded && !isUnpaid(payment)) {
    const { captureId } = event.refunded;
    await recordDashboardRefunds({ ...context, timeoutMs: askTimeoutMs }, payment, captureId);
  }
  const { id: eventId, kind } = event;
  const received = { site: site.code, provider: name, eventId, kind, paymentId: payment?.id ?? null, now };
  const [inserted] = await insertWebhookEvent(database, received);
  if (!payment) log.warn({ site: site.code, provider: name, event: eventId, kind }, 'webhook of an unknown payment');
  else await applyEvent(context, payment, event);
  return inserted ? 'Accepted.' : 'Already received.';
}

/** Stripe names only the payment intent of what was refunded. */
const findOfEvent = (
  { database, site: { code: site } }: PaymentContext,
  provider: GatewayName,
  event: WebhookEvent,
) => {
  if (event.sessionId !== null)
    return findBySession(database, { site, providers: [provider], sessionId: event.sessionId });
  return event.refunded ? findByCapture(database, { site, provider, captureId: event.refunded.captureId }) : [];
};

/**
 * An event says what was captured when it was written. It may come after a refund that staff made in the dashboard, so an
 * unpaid payment is asked for first; where the provider does not answer in time, the event counts, and the job asks later.
 */
async function stillCaptured(
  context: PaymentContext,
  payment: PaymentRow,
  event: WebhookEvent,
): Promise<readonly Capture[]> {
  const { captures } = event;
  if (captures.length === 0 || !isUnpaid(payment)) return captures;
  const reported = await askProvider({ ...context, timeoutMs: askTimeoutMs }, payment);
  if (reported instanceof Refusal || reported.state === 'open') return captures;
  return reported.captures.filter(({ id }) => captures.some((one) => one.id === id));
}

async function reopenRefund(
  { database, site, log }: PaymentContext,
  provider: GatewayName,
  { id: refundId, key }: NonNullable<WebhookEvent['failedRefund']>,
): Promise<void> {
  const error = 'the refund came back from the bank of the buyer';
  const [returned] = await recordRefundReturned(database, { site: site.code, provider, refundId, key, error });
  if (returned) log.error({ site: site.code, provider, refund: refundId }, 'refund came back');
}

async function applyEvent(context: PaymentContext, payment: PaymentRow, event: WebhookEvent): Promise<void> {
  try {
    if (event.captures.length > 0) await finishPayment(context, payment.id);
    else if (event.kind === 'ended') await markSessionEnded(context, payment.id);
  } catch (cause) {
    context.log.error({ err: cause, payment: payment.receipt }, 'settled payment could not be finished');
  }
}
