import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { demoNotice } from '../../server/http/demo-notice.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import type { Site } from '../../sites/site.ts';
import { gateways } from '../gateways.data.ts';
import { findCaptures, findSession, type SandboxSession } from './sandbox.db.ts';
import { cancelSandbox, failSandbox, type Proof, paySandbox, type SandboxContext } from './sandbox.server.ts';
import { type SandboxOutcome, sandboxPage } from './sandbox-page.server.ts';

export function mountSandboxCheckout(app: Hono, env: Env, server: ServerContext): void {
  if (!env.demo && !env.allowSandboxPayments) return;
  const at = (c: Context) => ({
    site: requestContext(env, c).site,
    id: c.req.param('id') ?? '',
    notice: demoNotice(env),
    ground: { database: server.database, secret: server.secret, now: server.clock() },
  });
  app.get('/sandbox-checkout/:id', async (c) => show(c, at(c)));
  app.post('/sandbox-checkout/:id', async (c) => {
    const pressed = (await c.req.parseBody()).do;
    return act(c, at(c), typeof pressed === 'string' ? pressed : '');
  });
}

type At = { site: Site; id: string; notice: string | undefined; ground: SandboxContext };

async function show(c: Context, { site, id, notice, ground }: At, outcome?: SandboxOutcome): Promise<Response> {
  const [session] = await findSession(ground.database, { site: site.code, id });
  if (!session) return c.text(t`Test payment not found.`, 404);
  const nonce = randomBytes(16).toString('base64');
  return c.html(sandboxPage(site, session, outcome ?? (await outcomeOf(session, ground)), nonce, notice), 200, {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
  });
}

async function outcomeOf(
  { id, endedAt, expiresAt }: SandboxSession,
  { database, now }: SandboxContext,
): Promise<SandboxOutcome> {
  if ((await findCaptures(database, { sessionId: id })).length > 0) return 'paid';
  return endedAt !== null || expiresAt <= now ? 'over' : undefined;
}

async function act(c: Context, at: At, pressed: string): Promise<Response> {
  const { site, id, ground } = at;
  const [session] = await findSession(ground.database, { site: site.code, id });
  if (!session) return c.text(t`Test payment not found.`, 404);
  if (pressed === 'pay' || pressed === 'close') {
    const proof = await paySandbox(ground, site, id);
    if (!proof || pressed === 'close') return show(c, at);
    return c.redirect(backFrom(session, proof), 303);
  }
  if (pressed === 'fail') {
    await failSandbox(ground, site, session);
    return gateways[session.provider].checkout === 'page' ? show(c, at, 'failed') : c.redirect(failedUrl(session), 303);
  }
  if (pressed !== 'cancel') return show(c, at);
  await cancelSandbox(ground, site, session);
  return c.redirect(session.cancelUrl, 303);
}

const failedUrl = ({ cancelUrl }: SandboxSession) => cancelUrl.replace('payment=cancelled', 'payment=failed');

/** Page gateways return with their session id, window gateways with a proof. */
function backFrom({ id, provider, successUrl }: SandboxSession, { captureId, signature }: Proof): string {
  if (gateways[provider].checkout === 'page') return successUrl.replace('{CHECKOUT_SESSION_ID}', id);
  const proof = { razorpay_payment_id: captureId, razorpay_order_id: id, razorpay_signature: signature };
  return `${successUrl}&${new URLSearchParams(proof)}`;
}
