import { createHmac } from 'node:crypto';
import { gateways } from '../../payments/gateways.data.js';
                                                      
                                                
                                                     

/** Changes whenever a setting changes that the trial tried out; keyed, as passwords are among them. */
export function hashTrialSettings(env     , secret        , site      , trial       )         {
  const values = namesOf(trial).map((name) => env.forSite(site.code, name) ?? '');
  const sender = trial === 'mail' ? site.contact.email : '';
  return createHmac('sha256', secret)
    .update(JSON.stringify([trial, values, sender]))
    .digest('base64url');
}

function namesOf(trial       )                    {
  if (trial === 'mail') return ['SMTP_URL', 'MAIL_FROM'];
  return trial === 'sms' ? ['SMS_URL', 'SMS_TOKEN'] : gateways[trial].settings;
}
