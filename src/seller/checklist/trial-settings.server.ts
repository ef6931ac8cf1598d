import { createHmac } from 'node:crypto';
import { gateways } from '../../payments/gateways.data.ts';
import type { Env } from '../../server/env.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Trial } from './opening-facts.data.ts';

/** Changes whenever a setting changes that the trial tried out; keyed, as passwords are among them. */
export function hashTrialSettings(env: Env, secret: string, site: Site, trial: Trial): string {
  const values = namesOf(trial).map((name) => env.forSite(site.code, name) ?? '');
  const sender = trial === 'mail' ? site.contact.email : '';
  return createHmac('sha256', secret)
    .update(JSON.stringify([trial, values, sender]))
    .digest('base64url');
}

function namesOf(trial: Trial): readonly string[] {
  if (trial === 'mail') return ['SMTP_URL', 'MAIL_FROM'];
  return trial === 'sms' ? ['SMS_URL', 'SMS_TOKEN'] : gateways[trial].settings;
}
