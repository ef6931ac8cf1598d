import type { Context } from 'hono';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { type CallContext, defineCall, type ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { signLink, verifyLink } from '../../server/security/signed-link.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { removeAlertsOfUser } from './stock-alerts.db.ts';
import { stopStockAlerts } from './stop-stock-alerts.contract.ts';

/** Mail programs offer the link as long as the mail is kept. */
const linkMinutes = 365 * 24 * 60;

/** Providers of mailboxes press the button for many of their users from a few addresses. */
const stopsAnHour = { name: 'stop_stock_alerts', max: 300, windowMinutes: 60 };

const linkParts = (site: SiteCode, user: string) => ['stop-stock-alerts', site, user] as const;

/** Opened, it asks; posted to, it ends the alerts at once (RFC 8058). */
export function signStopLink(secret: string, site: SiteCode, userId: number, now: Date): string {
  const user = String(userId);
  return `/stop-stock-alerts?${new URLSearchParams({ user, ...signLink(secret, linkParts(site, user), now, linkMinutes) })}`;
}

type StopContext = Pick<CallContext, 'database' | 'secret' | 'site' | 'address' | 'now'>;

/** Done again, it has no other effect: what the user asks for later begins anew. */
async function stopAlerts(
  { database, secret, site, address, now }: StopContext,
  query: Readonly<Record<string, string>>,
): Promise<{ success: true; message: string } | Refusal<'unknown_link' | 'expired'>> {
  await consumeRateLimits(database, networkLimits(stopsAnHour, address));
  const { user = '' } = query;
  const state = verifyLink(secret, linkParts(site.code, user), query, now);
  if (state !== 'valid') return refuse(stopStockAlerts, state === 'ended' ? 'expired' : 'unknown_link');
  await removeAlertsOfUser(database, { site: site.code, userId: Number(user) });
  const message = t`Your stock alerts have ended. We send you no more of these mails, unless you ask for one on the page of an item.`;
  return { success: true as const, message };
}

export const stopStockAlertsCall = defineCall(
  stopStockAlerts,
  { requires: permissionTo('stop-stock-alerts') },
  (link, context) => stopAlerts(context, link),
);

/** Answers what a mail program sends when its reader unsubscribes; its body says nothing more. */
export function serveOneClickStop(env: Env, { database, secret, sites, clock }: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site, address } = requestContext(env, sites, c);
    const outcome = await stopAlerts({ database, secret, site, address, now: clock() }, c.req.query());
    const isStopped = 'success' in outcome;
    return c.text(outcome.message, isStopped ? 200 : 400, { 'cache-control': 'no-store' });
  };
}
