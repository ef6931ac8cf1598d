import { formatDateTime } from '../../lib/dates.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { decrypt } from '../../server/security/encryption.server.js';
                                                          
import {
  deleteOldDeliveries,
                      
  leaseDeliveries,
  leaseDelivery,
  recordArrival,
  recordAttempt,
  recordFailure,
  switchOffFailing,
} from './deliveries.db.js';
import { failingSinceAtMost, nextDeliveryAt } from './delivery-retry.rule.js';
                                                                  
import {                  postWebhook } from './post-webhook.server.js';
import { signWebhook } from './sign-webhook.server.js';

                               
                     
                 
                    
                       
                                                 
                                   
  

/** Longer than a delivery can take, so that no other process begins the same one. */
const leaseMs = 60_000;
const atOnce = 8;
/** A store that shuts down does not deliver a long queue first. */
const roundsPerRun = 10;

export async function deliverWebhooks(context                 )                  {
  let tried = 0;
  for (let round = 0; round < roundsPerRun; round += 1) {
    const now = context.clock();
    const leased = await leaseDeliveries(context.database, { now, until: leaseEnd(now), limit: atOnce });
    await Promise.all(leased.map((delivery) => deliver(context, delivery, false)));
    tried += leased.length;
    if (leased.length < atOnce) break;
  }
  return tried;
}

const leaseEnd = (now      ) => new Date(now.getTime() + leaseMs);

/** At once; it counts as a try. */
export async function deliverByHand(
  context                 ,
  site      ,
  { id, by }                            ,
)                                {
  const now = context.clock();
  const [delivery] = await leaseDelivery(context.database, { site: site.code, id, now, until: leaseEnd(now) });
  if (!delivery) return new Refusal('not_now', 'This message is being sent, or its endpoint is gone.');
  const result = await deliver(context, delivery, true);
  const details = { message: delivery.messageId, url: delivery.url, status: result.status, problem: result.problem };
  const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: delivery.url };
  await recordAudit(context.database, { ...who, action: 'webhook sent again', details });
  return result;
}

async function deliver(context                 , delivery                , byHand         )                      {
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
  await recordAttempt(database, { ...attempt, ...result });
  if (hasArrived) await recordArrival(database, { id: endpointId });
  else await noteFailure(database, context.siteOf(site), endpointId, now);
  return result;
}

const noReply             = { status: null, problem: '', reply: '', tookMs: 0 };

async function noteFailure(database          , site      , endpointId        , now      )                {
  await recordFailure(database, { id: endpointId, now });
  await database.transaction(async (db) => {
    const [off] = await switchOffFailing(db, { id: endpointId, now, since: failingSinceAtMost(now) });
    if (!off) return;
    const since = formatDateTime(off.failingSince, site.calendar.timeZone);
    const who = { site: site.code, at: now, actor: 'system'         , actorName: 'store', subject: off.url };
    await recordAudit(db, { ...who, action: 'webhook endpoint switched off', details: { failingSince: since } });
    const data = { url: off.url, since };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: site.contact.email, template: 'webhook-switched-off', data },
    ]);
  });
}

const keptMs = 30 * 24 * 3_600_000;

export const deleteOldWebhooks = ({ database, clock }                                             ) =>
  deleteOldDeliveries(database, { before: new Date(clock().getTime() - keptMs) });
