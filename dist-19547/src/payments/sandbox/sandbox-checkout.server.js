import { randomBytes } from 'node:crypto';
                                          
import { t } from '../../lib/i18n.js';
                                                                              
                                                      
import { demoNotice } from '../../server/http/demo-notice.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
                                                
import { gateways } from '../gateways.data.js';
import { findCaptures, findSandboxSession,                     } from './sandbox.db.js';
import { cancelSandbox, failSandbox,             paySandbox,                     } from './sandbox.server.js';
import {                      sandboxPage } from './sandbox-page.server.js';

export function mountSandboxCheckout(app      , env     , server               )       {
  if (!env.demo && !env.allowSandboxPayments) return;
  const checkoutOf = (c         ) => ({
    site: requestContext(env, server.sites, c).site,
    id: c.req.param('id') ?? '',
    notice: demoNotice(env),
    context: { database: server.database, secret: server.secret, now: server.clock() },
  });
  app.get('/sandbox-checkout/:id', async (c) => show(c, checkoutOf(c)));
  app.post('/sandbox-checkout/:id', async (c) => {
    const pressed = (await c.req.parseBody()).do;
    return handleAction(c, checkoutOf(c), typeof pressed === 'string' ? pressed : '');
  });
}

                                                                                                

async function show(c         , { site, id, notice, context }          , outcome                 )                    {
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
  { id, endedAt, expiresAt }                ,
  { database, now }                ,
)                          {
  if ((await findCaptures(database, { sessionId: id })).length > 0) return 'paid';
  return endedAt !== null || expiresAt <= now ? 'over' : undefined;
}

async function handleAction(c         , checkout          , pressed        )                    {
  const { site, id, context } = checkout;
  const [session] = await findSandboxSession(context.database, { site: site.code, id });
  if (!session) return c.text(t`Test payment not found.`, 404);
  if (pressed === 'pay' || pressed === 'close') {
    const proof = await paySandbox(context, site, id);
    if (!proof || pressed === 'close') return show(c, checkout);
    return c.redirect(backFrom(session, proof), 303);
  }
  if (pressed === 'fail') {
    await failSandbox(context, site, session);
    return gateways[session.provider].checkout === 'redirect'
      ? show(c, checkout, 'failed')
      : c.redirect(failedUrl(session), 303);
  }
  if (pressed !== 'cancel') return show(c, checkout);
  await cancelSandbox(context, site, session);
  return c.redirect(session.cancelUrl, 303);
}

const failedUrl = ({ cancelUrl }                ) => cancelUrl.replace('payment=cancelled', 'payment=failed');

/** Page gateways return with their session id, window gateways with a proof. */
function backFrom({ id, provider, successUrl }                , { captureId, signature }       )         {
  if (gateways[provider].checkout === 'redirect') return successUrl.replace('{CHECKOUT_SESSION_ID}', id);
  const proof = { razorpay_payment_id: captureId, razorpay_order_id: id, razorpay_signature: signature };
  return `${successUrl}&${new URLSearchParams(proof)}`;
}
