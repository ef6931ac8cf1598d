                                                   
import {                            siteCodes } from '../sites/site.js';
import { createMailTransport } from './mail-transport.server.js';
import { createSmsTransport } from './sms-transport.server.js';
                                                

/** By site and channel, as 'nod mail'. Without a transport, messages stay in the outbox. */
export function createTransports(env     , sites       )                                 {
  const transports = new Map                   ();
  for (const code of siteCodes) {
    const mail = mailOf(env, sites, code);
    const sms = smsOf(env, code);
    if (mail) transports.set(`${code} mail`, mail);
    if (sms) transports.set(`${code} sms`, sms);
  }
  return transports;
}

function mailOf(env     , sites       , code          )                        {
  const url = env.forSite(code, 'SMTP_URL');
  const sender = () => {
    const { name, contact } = sites[code];
    const from = env.forSite(code, 'MAIL_FROM') ?? { name, address: contact.email };
    return { from, replyTo: contact.email };
  };
  return url ? createMailTransport({ url, sender, host: new URL(env.siteHosts[code].address).hostname }) : undefined;
}

function smsOf(env     , code          )                        {
  const url = env.forSite(code, 'SMS_URL');
  return url ? createSmsTransport({ url, token: env.forSite(code, 'SMS_TOKEN') }) : undefined;
}
