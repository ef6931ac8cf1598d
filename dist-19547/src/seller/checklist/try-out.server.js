import { parseMobile } from '../../account/forms/mobile.rule.js';
import { minutesAfter } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import { GatewayRequestError } from '../../payments/gateways/gateway-request-error.js';
import {
                   
  GatewayUnavailableError,
                      
} from '../../payments/gateways/payment-gateway.js';
                                                                                  
import { gateways } from '../../payments/gateways.data.js';
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
                                                      
                                                               
import { writeTrial } from './opening-checks.db.js';
                                                                   
import { hashTrialSettings } from './trial-settings.server.js';

                                                       
                                                    

/** A trial message that did not go out by then is not sent any more. */
const messageMinutes = 15;

export async function sendTrialMail(
  { env }              ,
  site            ,
  receiver        ,
  context              ,
)                               {
  if (!env.forSite(site.code, 'SMTP_URL'))
    return new Refusal('no_server', t`${site.name} has no mail server. Set SMTP_URL on the server first.`);
  await limitTrials(site, 'mail', context);
  const { by } = context;
  await sendTrial({ env }, site, { channel: 'mail', receiver, template: 'trial-mail', data: { by } }, context);
  return undefined;
}

export async function sendTrialSms(
  { env }              ,
  site            ,
  mobile        ,
  context              ,
)                               {
  if (!env.forSite(site.code, 'SMS_URL'))
    return new Refusal('no_server', t`${site.name} has no SMS gateway. Set SMS_URL on the server first.`);
  const receiver = parseMobile(mobile, site.country);
  if (!receiver) return new Refusal('mobile', t`Please enter a mobile number.`);
  await limitTrials(site, 'sms', context);
  await sendTrial({ env }, site, { channel: 'sms', receiver, template: 'trial-sms', data: {} }, context);
  return undefined;
}

                     
                          
                   
                   
                                
  

async function sendTrial(
  { env }                           ,
  site            ,
  message              ,
  { database, secret, now, by }              ,
)                {
  const { channel: trial, receiver } = message;
  const endsAt = minutesAfter(now, messageMinutes);
  await database.transaction(async (db) => {
    const [messageId = null] = await queueMessages(db, site.code, now, [{ ...message, endsAt }]);
    const settingsHash = hashTrialSettings(env, secret, site, trial);
    const tried = { result: 'waiting'         , sentence: t`It is being sent.` };
    await writeTrial(db, { site: site.code, trial, settingsHash, messageId, ...tried, by, now });
    await recordAudit(db, { ...entryOf(site, trial, { by, now }), details: { receiver } });
  });
}

/** Asks the provider for something harmless with the keys of the settings. */
export async function tryKeys(
  { env, gateways: configured }              ,
  site            ,
  name             ,
  context              ,
)                           {
  const gateway = configured.forPayment(context, site, { provider: name, sandbox: false });
  if (!gateway) return new Refusal('no_keys', t`No keys of ${gateways[name].company} are set on the server.`);
  await limitTrials(site, name, context);
  const { database, secret, by, now } = context;
  const tried = await askProvider(gateway);
  const settingsHash = hashTrialSettings(env, secret, site, name);
  await database.transaction(async (db) => {
    await writeTrial(db, { site: site.code, trial: name, settingsHash, messageId: null, ...tried, by, now });
    await recordAudit(db, { ...entryOf(site, name, { by, now }), details: tried });
  });
  return tried;
}

async function askProvider(gateway                )                 {
  const { company } = gateways[gateway.name];
  try {
    const { isLive } = await gateway.checkKeys();
    if (isLive) return { result: 'accepted', sentence: t`${company} has accepted them, and they are live keys.` };
    return {
      result: 'test keys',
      sentence: t`${company} has accepted them, but they are test keys: no buyer could pay.`,
    };
  } catch (cause) {
    if (cause instanceof GatewayRequestError)
      return { result: 'refused', sentence: t`${company} has refused them (${cause.code}).` };
    if (cause instanceof GatewayUnavailableError)
      return { result: 'refused', sentence: t`${company} was not reached. Please try again.` };
    throw cause;
  }
}

/** Each trial costs money or patience of somebody else's server. */
const limitTrials = ({ code }            , trial       , { database }              ) =>
  consumeRateLimits(database, [{ name: 'opening.trials', max: 10, windowMinutes: 60, key: `${code} ${trial}` }]);

const entryOf = (site            , trial       , { by, now }                           ) => ({
  ...{ site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'settings tried', subject: trial },
});
