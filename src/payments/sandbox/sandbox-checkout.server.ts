import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { demoNotice } from '../../server/http/demo-notice.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import type { GatewayContext } from '../gateways/payment-gateways.ts';
import { gateways } from '../gateways.data.ts';
import { findCaptures, findSandboxSession, type SandboxSession } from './sandbox.db.ts';
import { cancelSandbox, failSandbox, type Proof, paySandbox } from './sandbox.server.ts';
import { type SandboxOutcome, sandboxPage } from './sandbox-page.server.ts';

export function mountSandboxCheckout(app: Hono, env: Env, server: ServerContext): void {
  if (!env.demo && !env.allowSandboxPayments) return;
  const checkoutOf = (c: Context) => ({
    id: c.req.param('id') ?? '',
    notice: demoNotice(env),
    context: {
      site: requestContext(env, server.sites, c).site,
      database: server.database,
      secret: server.secret,
      now: server.clock(),
    },
  });
  app.get('/sandbox-checkout/:id', async (c) => show(c, checkoutOf(c)));
  app.post('/sandbox-checkout/:id', async (c) => {
    const pressed = (await c.req.parseBody()).do;
    return handleAction(c, checkoutOf(c), typeof pressed === 'string' ? pressed : '');
  });
}

type Checkout = { id: string; notice: string | undefined; context: GatewayContext };

async function show(c: Context, { id, notice, context }: Checkout, outcome?: SandboxOutcome): Promise<Response> {
  const { site } = context;
  const [session] = await findSandboxSession(context.database, { site: site.code, id });
  if (!session) return c.text(t`Test payment not found.`, 404);
  const nonce = randomBytes(16).toString('base64');
  return c.html(sandboxPage(site, session, outcome ?? (await outcomeOf(session, context)), nonce, notice), 200, {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
  });
}

async function outcomeOf(
  { id, endedAt, expiresAt }: SandboxSession,
  { database, now }: GatewayContext,
): Promise<SandboxOutcome> {
  if ((await findCaptures(database, { sessionId: id })).length > 0) return 'paid';
  return endedAt !== null || expiresAt <= now ? 'over' : undefined;
}

async function handleAction(c: Context, checkout: Checkout, pressed: string): Promise<Response> {
  const { id, context } = checkout;
  const [session] = await findSandboxSession(context.database, { site: context.site.code, id });
  if (!session) return c.text(t`Test payment not found.`, 404);
  if (pressed === 'pay' || pressed === 'close') {
    const proof = await paySandbox(context, id);
    if (!proof || pressed === 'close') return show(c, checkout);
    return c.redirect(backFrom(session, proof), 303);
  }
  if (pressed === 'fail') {
    await failSandbox(context, session);
    return gateways[session.provider].checkout === 'redirect'
      ? show(c, checkout, 'failed')
      : c.redirect(failedUrl(session), 303);
  }
  if (pressed !== 'cancel') return show(c, checkout);
  await cancelSandbox(context, session);
  return c.redirect(session.cancelUrl, 303);
}

const failedUrl = ({ cancelUrl }: SandboxSession) => cancelUrl.replace('payment=cancelled', 'payment=failed');

/** Page gateways return with their session id, window gateways with a proof. */
function backFrom({ id, provider, successUrl }: SandboxSession, { captureId, signature }: Proof): string {
  if (gateways[provider].checkout === 'redirect') return successUrl.replace('{CHECKOUT_SESSION_ID}', id);
  const proof = { razorpay_payment_id: captureId, razorpay_order_id: id, razorpay_signature: signature };
  return `${successUrl}&${new URLSearchParams(proof)}`;
}
