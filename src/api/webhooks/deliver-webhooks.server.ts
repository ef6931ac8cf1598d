import { formatDateTime, hoursAfter } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Sender, type SendOutcome, sendToEach } from '../../server/jobs/send-to-each.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { decrypt } from '../../server/security/encryption.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { endpointRefusals } from '../api-refusals.ts';
import {
  deleteOldDeliveries,
  findEndpointsToCall,
  type LeasedDelivery,
  leaseDelivery,
  leaseNextDelivery,
  recordArrival,
  recordAttempt,
  recordFailure,
  switchOffFailing,
} from './deliveries.db.ts';
import { failingSinceAtMost, nextDeliveryAt } from './delivery-retry.rule.ts';
import type { EndpointRules } from './endpoint-address.server.ts';
import { type PostResult, postWebhook } from './post-webhook.server.ts';
import { signWebhook } from './sign-webhook.server.ts';

export type DeliveryContext = {
  database: Database;
  secret: string;
  clock: () => Date;
  rules: EndpointRules;
  /** The site with the seller's facts as they are now. */
  siteOf: (code: SiteCode) => Site;
};

/** Longer than a delivery can take, so that no other process begins the same one. */
const leaseMs = 60_000;

export const createWebhookSender = (context: DeliveryContext): Sender =>
  sendToEach({
    findReceivers: async () =>
      (await findEndpointsToCall(context.database, { now: context.clock() })).map(({ id }) => id),
    sendNext: (endpointId) => deliverNext(context, Number(endpointId)),
  });

async function deliverNext(context: DeliveryContext, endpointId: number): Promise<SendOutcome> {
  const now = context.clock();
  const [leased] = await leaseNextDelivery(context.database, { endpointId, now, until: leaseEnd(now) });
  if (!leased) return 'nothing to send';
  const { problem } = await deliver(context, leased, false);
  return problem === '' ? 'arrived' : 'failed';
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseMs);

/** The event is sent at once, which counts as a try. */
export async function redeliverNow(
  context: DeliveryContext,
  site: Site,
  { id, by }: { id: number; by: string },
): Promise<PostResult | Refusal<'not_now'>> {
  const now = context.clock();
  const [delivery] = await leaseDelivery(context.database, { site: site.code, id, now, until: leaseEnd(now) });
  if (!delivery) return refuse(endpointRefusals, 'not_now');
  const result = await deliver(context, delivery, true);
  const details = { message: delivery.messageId, url: delivery.url, status: result.status, problem: result.problem };
  await recordAudit(context.database, {
    ...byStaff(site, { by, now }),
    subject: delivery.url,
    action: 'webhook sent again',
    details,
  });
  return result;
}

async function deliver(context: DeliveryContext, delivery: LeasedDelivery, byHand: boolean): Promise<PostResult> {
  const { database, secret, clock, rules } = context;
  const { id, site, endpointId, messageId, body, tries } = delivery;
  const key = decrypt(secret, 'webhooks', delivery.sealedSecret)?.key;
  const result =
    key === undefined
      ? { ...noReply, problem: 'The secret of this endpoint was stored under another secret of the store.' }
      : await postWebhook(
          delivery.url,
          { headers: signWebhook(key, { id: messageId, body, at: clock() }), body },
          rules,
        );
  const now = clock();
  const hasArrived = result.problem === '';
  const nextTryAt = hasArrived ? null : (nextDeliveryAt(tries + 1, now) ?? null);
  const attempt = { deliveryId: id, site, byHand, now, nextTryAt, deliveredAt: hasArrived ? now : null };
  if (hasArrived) await recordArrival(database, { id: endpointId });
  else await noteFailure(database, context.siteOf(site), endpointId, now);
  await recordAttempt(database, { ...attempt, ...result });
  return result;
}

const noReply: PostResult = { status: null, problem: '', reply: '', tookMs: 0 };

async function noteFailure(database: Database, site: Site, endpointId: number, now: Date): Promise<void> {
  await recordFailure(database, { id: endpointId, now });
  await database.transaction(async (db) => {
    const [off] = await switchOffFailing(db, { id: endpointId, now, since: failingSinceAtMost(now) });
    if (!off) return;
    const since = formatDateTime(off.failingSince, site.calendar.timeZone);
    const who = { site: site.code, at: now, actor: 'system' as const, actorName: 'store', subject: off.url };
    await recordAudit(db, { ...who, action: 'webhook endpoint switched off', details: { failingSince: since } });
    const data = { url: off.url, since };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: site.contact.email, template: 'webhook-switched-off', data },
    ]);
  });
}

export const deleteOldWebhooks = (database: Database, webhookDays: number, now: Date): Promise<void> =>
  deleteOldDeliveries(database, hoursAfter(now, -24 * webhookDays));
