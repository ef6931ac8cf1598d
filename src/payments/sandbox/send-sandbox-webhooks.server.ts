import { request } from 'node:http';
import type { Env } from '../../server/env.server.ts';
import type { GatewayContext } from '../gateways/payment-gateways.ts';
import { gateways } from '../gateways.data.ts';
import { nextAttemptAt } from '../online-payments/payment-state.rule.ts';
import { claimSandboxEvents, recordSandboxDelivery, type SandboxEventRow } from './sandbox.db.ts';
import { sandboxWebhookHeaders } from './sandbox.server.ts';

/** Returns the HTTP status, 0 without a reply. */
export type Deliver = (event: SandboxEventRow, headers: Record<string, string>) => Promise<number>;

export async function sendSandboxWebhooks(
  context: Pick<GatewayContext, 'database' | 'secret' | 'now'>,
  deliver: Deliver,
): Promise<number> {
  const { database, now } = context;
  const until = new Date(now.getTime() + 30_000);
  const waiting = await claimSandboxEvents(database, { now, until, limit: 50 });
  for (const event of waiting) {
    const status = await deliver(event, sandboxWebhookHeaders(context, event));
    const taken = status >= 200 && status < 300;
    const nextTryAt = taken ? null : (nextAttemptAt('webhook', event.tries, now) ?? null);
    await recordSandboxDelivery(database, { id: event.id, status, sentAt: taken ? now : null, nextTryAt });
  }
  return waiting.length;
}

/** Webhooks go to the store's own port, as the site's host may not resolve on this machine. */
export function deliverToOwnPort({ port, host, siteHosts }: Pick<Env, 'port' | 'host' | 'siteHosts'>): Deliver {
  const to = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return (event, signed) =>
    new Promise((resolve) => {
      const { host: siteHost } = new URL(siteHosts[event.site].address);
      const headers = { ...signed, host: siteHost, 'content-type': 'application/json' };
      const path = `/${gateways[event.provider].webhookPath}`;
      const outgoing = request({ host: to, port, path, method: 'POST', headers, timeout: 5000 }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => resolve(0));
      outgoing.end(event.body);
    });
}
