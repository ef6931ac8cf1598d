import type { Env } from '../server/env.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { mailWay } from './mail-way.ts';
import { smsWay } from './sms-way.ts';
import type { Way } from './way.ts';

/** The ways that are configured, as 'nod mail'; where none is, messages stay in the outbox. */
export function waysOf(env: Env): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const code of siteCodes) {
    const mail = mailOf(env, code);
    const sms = smsOf(env, code);
    if (mail) ways.set(`${code} mail`, mail);
    if (sms) ways.set(`${code} sms`, sms);
  }
  return ways;
}

function mailOf(env: Env, code: SiteCode): Way | undefined {
  const url = env.of(code, 'SMTP_URL');
  const { name, contact } = sites[code];
  const from = env.of(code, 'MAIL_FROM') ?? { name, address: contact.email };
  return url
    ? mailWay({ url, from, replyTo: contact.email, host: new URL(env.siteHosts[code].address).hostname })
    : undefined;
}

function smsOf(env: Env, code: SiteCode): Way | undefined {
  const url = env.of(code, 'SMS_URL');
  return url ? smsWay({ url, token: env.of(code, 'SMS_TOKEN') }) : undefined;
}
