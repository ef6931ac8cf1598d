import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { type RequestContext, requestContext } from '../../server/http/mount-calls.server.ts';
import type { GatewayName, WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentContext, PaymentGateways } from '../gateways/payment-gateways.ts';
import { webhookPaths } from '../sandbox/send-sandbox-webhooks.server.ts';
import { finishPayment, settlePayment } from './finish-payment.server.ts';
import { findBySession, type PaymentRow } from './payments.db.ts';
import { markSessionEnded } from './reconcile-payment.server.ts';
import { insertWebhookEvent } from './refunds.db.ts';

const maxBytes = 1_000_000;
const reply = (c: Context, status: 200 | 400 | 413 | 500, message: string) =>
  c.json({ success: status === 200, message }, status, { 'cache-control': 'no-store' });
const tooLarge = (c: Context) => reply(c, 413, 'The request is larger than 1 MB.');

/** Mounts the providers' webhooks on every site: raw bytes in, 400 without a signature that holds. */
export function mountWebhooks(app: Hono, env: Env, server: ServerContext, gateways: PaymentGateways): void {
  for (const name of ['razorpay', 'stripe'] as const)
    for (const path of [`/${webhookPaths[name]}`, `/${webhookPaths[name].slice(0, -1)}`]) {
      app.post(path, bodyLimit({ maxSize: maxBytes, onError: tooLarge }), (c) =>
        receive(c, name, requestContext(env, c), server, gateways),
      );
      app.all(path, (c) => c.json({ success: false, message: 'Please use POST.' }, 405, { allow: 'POST' }));
    }
}

async function receive(
  c: Context,
  name: GatewayName,
  where: RequestContext,
  server: ServerContext,
  gateways: PaymentGateways,
) {
  const body = Buffer.from(await c.req.arrayBuffer());
  const context = { database: server.database, secret: server.secret, now: server.clock(), log: server.log };
  const { site } = where;
  const verified = verifyWebhook(gateways, context, where, name, { body, header: (header) => c.req.header(header) });
  if (!verified) {
    server.log.warn({ site: site.code, provider: name }, 'a webhook came without a signature that holds');
    return reply(c, 400, 'The signature does not hold.');
  }
  try {
    return reply(c, 200, await handleEvent(gateways, context, where, name, verified));
  } catch (cause) {
    server.log.error({ site: site.code, provider: name, event: verified.event.id, err: cause }, 'a webhook failed');
    return reply(c, 500, 'Something went wrong on our side. Please send it again.');
  }
}

type Raw = { body: Buffer; header(name: string): string | undefined };
type FromProvider = { event: WebhookEvent; sandbox: boolean };

/** Keys may have come or gone since a payment was opened: the provider is asked first, then its stand-in. */
function verifyWebhook(
  gateways: PaymentGateways,
  context: PaymentContext,
  { site }: RequestContext,
  name: GatewayName,
  raw: Raw,
): FromProvider | undefined {
  for (const sandbox of [false, true]) {
    const gateway = gateways.forPayment(context, site, { provider: name, sandbox });
    const event = gateway?.parseWebhook({ ...raw, now: context.now });
    if (event) return { event, sandbox };
  }
  return undefined;
}

/** The event counts once; what it tells is noted before it is answered, the order may follow by the job. */
async function handleEvent(
  gateways: PaymentGateways,
  context: PaymentContext,
  { site }: RequestContext,
  name: GatewayName,
  { event, sandbox }: FromProvider,
): Promise<string> {
  const { database, now, log } = context;
  const [found] = event.sessionId
    ? await findBySession(database, { site: site.code, provider: name, sessionId: event.sessionId })
    : [];
  const payment = found?.sandbox === sandbox ? found : undefined;
  if (payment) await settlePayment(context, site, payment.id, event.captures);
  const { id: eventId, kind } = event;
  const noted = { site: site.code, provider: name, eventId, kind, paymentId: payment?.id ?? null, now };
  const [fresh] = await insertWebhookEvent(database, noted);
  if (!payment) log.warn({ site: site.code, provider: name, event: eventId, kind }, 'a webhook of no payment of ours');
  else await act(gateways, context, { site, payment, event });
  return fresh ? 'Taken over.' : 'Known already.';
}

type Told = { site: RequestContext['site']; payment: PaymentRow; event: WebhookEvent };

async function act(gateways: PaymentGateways, context: PaymentContext, { site, payment, event }: Told): Promise<void> {
  try {
    if (event.captures.length > 0) await finishPayment(gateways, context, site, payment.id);
    else if (event.kind === 'ended') await markSessionEnded(context, payment.id);
  } catch (cause) {
    // The money is noted; the job tries again.
    context.log.error({ err: cause, payment: payment.receipt }, 'a settled payment could not be finished');
  }
}
