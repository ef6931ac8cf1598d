import { BlockList, isIP } from 'node:net';
import { sites } from '../../sites/resolve-site.ts';
import { type Site, type SiteCode, type Sites, siteCodes } from '../../sites/site.ts';
import type { Env } from '../env.server.ts';
import { findSecretWeakness } from '../security/weak-secret.server.ts';

export type PreflightCheck = { passed: boolean; message: string };

export type PreflightSubject = 'demo' | 'address' | 'mail' | 'sms' | 'papers' | 'desk' | 'key' | 'proxies';
export type SettingsCheck = PreflightCheck & { about: PreflightSubject };

const passed = (message: string): PreflightCheck => ({ passed: true, message });
const failed = (message: string): PreflightCheck => ({ passed: false, message });

/** Checks what a process needs to serve these open sites, by the names that they have; while none is open, only the desk is used. */
export function checkSettings(env: Env, open: readonly SiteCode[], named: Sites = sites): SettingsCheck[] {
  if (env.demo) return [about('demo', checkDemoHost(env))];
  const served = open.filter((code) => env.brand === undefined || env.brand === code);
  return [
    ...served.flatMap((code) => checkSite(env, named[code])),
    ...(served.length > 0 ? [about('desk', checkDeskAddress(env))] : []),
    about('key', checkSecret(env)),
    about('proxies', checkProxies(env)),
  ];
}

/** What no check of the settings can tell: whether the other side takes what is sent to it. */
export function untried(env: Env): string[] {
  if (env.demo) return [];
  const served = siteCodes.filter((code) => env.brand === undefined || env.brand === code);
  const isSet = (name: string) => served.some((code) => env.forSite(code, name));
  return [
    isSet('SMTP_URL')
      ? 'No mail was sent: under Opening at the desk a trial mail shows whether the mail server takes it.'
      : 'No mail server is set (SMTP_URL): a shop needs one to open.',
    ...(served.some((code) => sites[code].requires.otp)
      ? [
          isSet('SMS_URL')
            ? 'No SMS was sent: under Opening at the desk a trial SMS shows whether the gateway takes it.'
            : 'No SMS gateway is set (SMS_URL): a shop that asks for OTPs needs one to open.',
        ]
      : []),
    'No key of a payment provider was tried: Opening at the desk does that.',
    ...(env.allowHttp
      ? ['ALLOW_HTTP=1: shops and desk may be reached without https, where passwords can be read.']
      : []),
  ];
}

const about = (subject: PreflightSubject, check: PreflightCheck): SettingsCheck => ({ ...check, about: subject });

const checkSite = (env: Env, site: Site): SettingsCheck[] => [
  about('address', checkAddress(env, site)),
  about('mail', checkMail(env, site)),
  ...(site.requires.otp ? [about('sms', checkSms(env, site))] : []),
  about('papers', checkPaperStore(env, site)),
];

function checkDemoHost({ host, publicDemo }: Env): PreflightCheck {
  if (publicDemo)
    return passed('This is a public demonstration (DEMO=1, ALLOW_PUBLIC_DEMO=1), and every page says so.');
  if (isLoopback(host)) return passed('This is a demonstration (DEMO=1) that only this machine can reach.');
  return failed(
    `HOST=${host} would show the demo data, whose passwords and messages are public, to other machines: ` +
      'leave HOST empty, set ALLOW_PUBLIC_DEMO=1 to show it to everybody, or DEMO=0 for a real store.',
  );
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  return loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

function checkAddress({ siteHosts, allowHttp }: Env, { code, name }: Site): PreflightCheck {
  const { address } = siteHosts[code];
  if (address.startsWith('https:')) return passed(`${name} is reached at ${address}.`);
  if (allowHttp) return passed(`${name} is reached at ${address}, without https, as ALLOW_HTTP=1 allows.`);
  return failed(
    `${name} is reached at ${address}, without https: give its https address in SITE_HOSTS ` +
      `(${code}=https://…), or set ALLOW_HTTP=1 on a trusted network.`,
  );
}

function checkDeskAddress({ deskAddress, allowHttp }: Env): PreflightCheck {
  if (deskAddress === undefined) return passed('The desk is reached at /desk of each shop.');
  if (deskAddress.startsWith('https:') || allowHttp) return passed(`The desk is reached at ${deskAddress} only.`);
  return failed(
    `The desk is reached at ${deskAddress}, without https: give its https address in DESK_HOST, ` +
      'or set ALLOW_HTTP=1 on a trusted network.',
  );
}

function checkMail({ forSite }: Env, { code, name }: Site): PreflightCheck {
  if (forSite(code, 'SMTP_URL')) return passed(`${name} has a mail server.`);
  return failed(
    `${name} has no mail server, and signing up needs mail: set SMTP_URL or ${siteVariable('SMTP_URL', code)}.`,
  );
}

function checkSms({ forSite }: Env, { code, name }: Site): PreflightCheck {
  if (forSite(code, 'SMS_URL')) return passed(`${name} has an SMS gateway.`);
  return failed(`${name} has no SMS gateway, and it asks for OTPs: set SMS_URL or ${siteVariable('SMS_URL', code)}.`);
}

function checkPaperStore({ forSite }: Env, { code, name }: Site): PreflightCheck {
  const endpoint = forSite(code, 'S3_ENDPOINT');
  if (!endpoint) return passed(`${name} keeps its customers' papers in the database.`);
  if (endpoint.startsWith('https:')) return passed(`${name} keeps its customers' papers at ${endpoint}.`);
  return failed(`${name} would send its customers' papers to ${endpoint} unencrypted: use an https address.`);
}

const siteVariable = (name: string, code: string) => `${name}_${code.toUpperCase()}`;

function checkSecret({ secretKey }: Env): PreflightCheck {
  if (secretKey === undefined) return passed('The key that signs links is random and stored in the database.');
  const weakness = findSecretWeakness(secretKey);
  return weakness ? failed(`${weakness}.`) : passed('SECRET_KEY cannot be guessed.');
}

function checkProxies({ trustedProxies: { count } }: Env): PreflightCheck {
  if (count === 0) return passed('No proxy is trusted: the client address is that of the connection.');
  return passed(`TRUSTED_PROXIES names ${count === 1 ? 'one address or network' : `${count} addresses or networks`}.`);
}
