import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Server } from '../server/call.ts';
import type { Env } from '../server/env.ts';
import { type Reached, reached } from '../server/http.ts';
import { finishPayment, settlePayment } from './finish-payment.server.ts';
import { endReported } from './look-up.ts';
import type { Ground, Paying } from './paying.ts';
import { findOfSession, type PaymentRow } from './payments.db.ts';
import type { ProviderEvent, ProviderName } from './provider.ts';
import { insertEvent } from './refunds.db.ts';
import { webhookPaths } from './send-sandbox-webhooks.ts';

const mostBytes = 1_000_000;
const answered = (c: Context, status: 200 | 400 | 413 | 500, message: string) =>
  c.json({ success: status === 200, message }, status, { 'cache-control': 'no-store' });
const tooLarge = (c: Context) => answered(c, 413, 'The request is larger than 1 MB.');

/** Mounts the providers' webhooks on every site: raw bytes in, 400 without a signature that holds. */
export function mountWebhooks(app: Hono, env: Env, server: Server, paying: Paying): void {
  for (const name of ['razorpay', 'stripe'] as const)
    for (const path of [`/${webhookPaths[name]}`, `/${webhookPaths[name].slice(0, -1)}`]) {
      app.post(path, bodyLimit({ maxSize: mostBytes, onError: tooLarge }), (c) =>
        receive(c, name, reached(env, c), server, paying),
      );
      app.all(path, (c) => c.json({ success: false, message: 'Please use POST.' }, 405, { allow: 'POST' }));
    }
}

async function receive(c: Context, name: ProviderName, where: Reached, server: Server, paying: Paying) {
  const body = Buffer.from(await c.req.arrayBuffer());
  const ground = { database: server.database, secret: server.secret, now: server.clock(), log: server.log };
  const { site } = where;
  const told = toldBy(paying, ground, where, name, { body, header: (header) => c.req.header(header) });
  if (!told) {
    server.log.warn({ site: site.code, provider: name }, 'a webhook came without a signature that holds');
    return answered(c, 400, 'The signature does not hold.');
  }
  try {
    return answered(c, 200, await takeOver(paying, ground, where, name, told));
  } catch (cause) {
    server.log.error({ site: site.code, provider: name, event: told.event.id, err: cause }, 'a webhook failed');
    return answered(c, 500, 'Something went wrong on our side. Please send it again.');
  }
}

type Raw = { body: Buffer; header(name: string): string | undefined };
type FromProvider = { event: ProviderEvent; sandbox: boolean };

/** Keys may have come or gone since a payment was opened: the provider is asked first, then its stand-in. */
function toldBy(
  paying: Paying,
  ground: Ground,
  { site }: Reached,
  name: ProviderName,
  raw: Raw,
): FromProvider | undefined {
  for (const sandbox of [false, true]) {
    const provider = paying.providerOf(ground, site, { provider: name, sandbox });
    const event = provider?.eventOf({ ...raw, now: ground.now });
    if (event) return { event, sandbox };
  }
  return undefined;
}

/** The event counts once; what it tells is noted before it is answered, the order may follow by the job. */
async function takeOver(
  paying: Paying,
  ground: Ground,
  { site }: Reached,
  name: ProviderName,
  { event, sandbox }: FromProvider,
): Promise<string> {
  const { database, now, log } = ground;
  const [found] = event.sessionId
    ? await findOfSession(database, { site: site.code, provider: name, sessionId: event.sessionId })
    : [];
  const payment = found?.sandbox === sandbox ? found : undefined;
  if (payment) await settlePayment(ground, site, payment.id, event.captures);
  const { id: eventId, kind } = event;
  const noted = { site: site.code, provider: name, eventId, kind, paymentId: payment?.id ?? null, now };
  const [fresh] = await insertEvent(database, noted);
  if (!payment) log.warn({ site: site.code, provider: name, event: eventId, kind }, 'a webhook of no payment of ours');
  else await act(paying, ground, { site, payment, event });
  return fresh ? 'Taken over.' : 'Known already.';
}

type Told = { site: Reached['site']; payment: PaymentRow; event: ProviderEvent };

async function act(paying: Paying, ground: Ground, { site, payment, event }: Told): Promise<void> {
  try {
    if (event.captures.length > 0) await finishPayment(paying, ground, site, payment.id);
    else if (event.kind === 'ended') await endReported(ground, payment.id);
  } catch (cause) {
    // The money is noted; the job tries again.
    ground.log.error({ err: cause, payment: payment.receipt }, 'a settled payment could not be finished');
  }
}
