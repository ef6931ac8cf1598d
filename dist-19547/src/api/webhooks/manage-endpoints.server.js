                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { encrypt } from '../../server/security/encryption.server.js';
                                                
                                                            
import {                     findEndpointAddress, urlProblem } from './endpoint-address.server.js';
import { insertEndpoint, setEndpointEnded, setEndpointOn } from './endpoints.db.js';
import { createWebhookSecret } from './sign-webhook.server.js';

export {                   findAttempts, findDeliveries, findDelivery, findEndpoints } from './endpoints.db.js';

                                                                                                 

/** The secret is returned once, for the receiver to check signatures with; it is stored encrypted. */
export async function createEndpoint(
  database          ,
  site      ,
  { secret, rules }                                          ,
  { url, events, by, now }             ,
)                                        {
  const problem = urlProblem(url, rules) ?? (await addressProblem(url, rules));
  if (problem) return new Refusal('url', problem);
  const key = createWebhookSecret();
  const row = {
    site: site.code,
    url,
    events: JSON.stringify(events),
    sealedSecret: encrypt(secret, 'webhooks', { key }),
  };
  return database.transaction(async (db) => {
    await insertEndpoint(db, { ...row, now, by });
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: url };
    await recordAudit(db, { ...who, action: 'webhook endpoint created', details: { events: [...events] } });
    return { secret: key };
  });
}

const addressProblem = (url        , rules               ) =>
  findEndpointAddress(new URL(url), rules).then(
    () => undefined,
    (cause       ) => `${cause.message}.`,
  );

                                                                   

export function endEndpoint(database          , site      , { id, by, now }                ) {
  return database.transaction(async (db) => {
    const [ended] = await setEndpointEnded(db, { site: site.code, id, now, by });
    if (!ended) return new Refusal('unknown', 'This endpoint was removed already.');
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: ended.url };
    await recordAudit(db, { ...who, action: 'webhook endpoint removed', details: { events: ended.events } });
    return { url: ended.url };
  });
}

/** What waited while it was off is sent. */
export function switchEndpointOn(database          , site      , { id, by, now }                ) {
  return database.transaction(async (db) => {
    const [on] = await setEndpointOn(db, { site: site.code, id });
    if (!on) return new Refusal('not_off', 'This endpoint is not switched off.');
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: on.url };
    await recordAudit(db, { ...who, action: 'webhook endpoint switched on' });
    return { url: on.url };
  });
}
