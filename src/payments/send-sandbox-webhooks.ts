import { request } from 'node:http';
import type { Env } from '../server/env.ts';
import { sites } from '../sites/which-site.ts';
import type { Ground } from './paying.ts';
import { nextTry } from './payment-state.rule.ts';
import { claimSandboxEvents, noteSandboxEvent, type SandboxEventRow } from './sandbox.db.ts';
import { sandboxHeaders } from './sandbox.server.ts';

/** Delivers a webhook; answers the status, 0 when nobody answered. */
export type Deliver = (event: SandboxEventRow, headers: Record<string, string>) => Promise<number>;

export const webhookPaths = { razorpay: 'payment/webhook/', stripe: 'stripepayment/webhook/' } as const;

/** Sends the stand-in's webhooks that wait, each until the store has taken it over. */
export async function sendSandboxWebhooks(ground: Ground, deliver: Deliver): Promise<number> {
  const { database, now } = ground;
  const until = new Date(now.getTime() + 30_000);
  const waiting = await claimSandboxEvents(database, { now, until, most: 50 });
  for (const event of waiting) {
    const status = await deliver(event, sandboxHeaders(ground, sites[event.site], event));
    const taken = status >= 200 && status < 300;
    const nextTryAt = taken ? null : (nextTry('webhook', event.tries, now) ?? null);
    await noteSandboxEvent(database, { id: event.id, status, sentAt: taken ? now : null, nextTryAt });
  }
  return waiting.length;
}

/** Over HTTP to the store's own port; its hosts need not be known to this machine's resolver. */
export function deliverHere({ port, host, siteHosts }: Pick<Env, 'port' | 'host' | 'siteHosts'>): Deliver {
  const to = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return (event, signed) =>
    new Promise((resolve) => {
      const { host: siteHost } = new URL(siteHosts[event.site].address);
      const headers = { ...signed, host: siteHost, 'content-type': 'application/json' };
      const path = `/${webhookPaths[event.provider]}`;
      const outgoing = request({ host: to, port, path, method: 'POST', headers, timeout: 5000 }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => resolve(0));
      outgoing.end(event.body);
    });
}
