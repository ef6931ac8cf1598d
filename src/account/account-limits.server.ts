import type { CallContext } from '../server/calls/define-call.server.ts';
import type { Db } from '../server/database/database.server.ts';
import { ipNetworkOf, ipNetworksOf } from '../server/ip-network.server.ts';
import {
  consumeRateLimits,
  type KeyedRateLimit,
  networkLimits,
  type RateLimit,
  resetRateLimits,
} from '../server/security/rate-limits.server.ts';

type LimitContext = Pick<CallContext, 'database' | 'site' | 'address'>;

const lookups = { max: 30, windowMinutes: 10 };
/** Bounds the widest network, so that nobody goes through a directory of companies to learn who the customers are. */
const lookupsADay = { max: 100, windowMinutes: 24 * 60 };
export type LookupKind =
  | 'exsignup'
  | 'check_user'
  | 'check_gst'
  | 'check_company'
  | 'signup'
  | 'change_email'
  | 'invitation';

export function lookupLimits({ site, address }: Omit<LimitContext, 'database'>, lookup: LookupKind): KeyedRateLimit[] {
  const [widest = ''] = ipNetworksOf(address);
  return [
    ...networkLimits({ ...lookups, name: `lookup_${lookup}` }, address, site.code),
    { ...lookupsADay, name: `lookup_day_${lookup}`, key: `${site.code} ${widest}` },
  ];
}

export async function countLookup(context: LimitContext, lookup: LookupKind): Promise<void> {
  await consumeRateLimits(context.database, lookupLimits(context, lookup));
}

const emailChangesPerAccountAndNetwork: RateLimit = { name: 'change_email', max: 5, windowMinutes: 15 };

/** Apart from those of signing in, which nobody may use up for others without a captcha. */
export function emailChangeLimit({ site, address }: Omit<LimitContext, 'database'>, email: string): KeyedRateLimit {
  return { ...emailChangesPerAccountAndNetwork, key: `${accountKey(site, email)} ${ipNetworkOf(address)}` };
}

/** Wrong passwords typed by a signed-in user; apart from those of signing in, so that nobody is locked out. */
const ownPasswordPerNetwork: RateLimit = { name: 'own_password_both', max: 5, windowMinutes: 15 };
const ownPasswordElsewhere: RateLimit = { name: 'own_password', max: 20, windowMinutes: 24 * 60 };

export function ownPasswordLimits(
  { site, address }: Omit<LimitContext, 'database'>,
  userId: number,
  isKnownNetwork: boolean,
): KeyedRateLimit[] {
  const key = `${site.code} ${userId}`;
  const ofNetwork = { ...ownPasswordPerNetwork, key: `${key} ${ipNetworkOf(address)}` };
  return isKnownNetwork ? [ofNetwork] : [ofNetwork, { ...ownPasswordElsewhere, key }];
}

const emailChangesPerUser: RateLimit = { name: 'own_email', max: 5, windowMinutes: 24 * 60 };

/** Each change of an address mails two. */
export const ownEmailLimit = ({ site }: Pick<LimitContext, 'site'>, userId: number): KeyedRateLimit => ({
  ...emailChangesPerUser,
  key: `${site.code} ${userId}`,
});

/** Failed sign-ins; a wrong captcha counts against the network only. */
const failuresPerAccountAndNetwork: RateLimit = { name: 'login_both', max: 5, windowMinutes: 15 };
const failuresPerNetwork: RateLimit = { name: 'login_address', max: 30, windowMinutes: 15 };
const failuresPerAccount: RateLimit = { name: 'login_account', max: 50, windowMinutes: 15 };

/** Failures with a passkey count with those of passwords from the same network. */
export const myPasskeySignInLimits = ({ site, address }: Omit<LimitContext, 'database'>): KeyedRateLimit[] =>
  networkLimits(failuresPerNetwork, address, site.code);

/** Each challenge is a row until it is used or over. */
export const passkeyChallengeLimits = ({ site, address }: Omit<LimitContext, 'database'>): KeyedRateLimit[] =>
  networkLimits({ name: 'passkey_challenge', max: 60, windowMinutes: 15 }, address, site.code);

const accountKey = (site: LimitContext['site'], email: string) => `${site.code} ${email.toLowerCase()}`;

/**
 * On a known network neither the limit per account nor those of wider networks apply, so that attackers elsewhere cannot
 * lock out the owner.
 */
export function signInLimits(
  { site, address }: Omit<LimitContext, 'database'>,
  email: string,
  isKnownNetwork: boolean,
) {
  const network = ipNetworkOf(address);
  const account = accountKey(site, email);
  const ofNetworks = networkLimits(failuresPerNetwork, address, site.code);
  const ofNetwork = isKnownNetwork ? ofNetworks.slice(0, 1) : ofNetworks;
  const ofAccount: KeyedRateLimit[] = [{ ...failuresPerAccountAndNetwork, key: `${account} ${network}` }];
  if (!isKnownNetwork) ofAccount.push({ ...failuresPerAccount, key: account });
  return { ofNetwork, all: [...ofNetwork, ...ofAccount] };
}

export async function resetSignInFailures(db: Db, site: LimitContext['site'], email: string): Promise<void> {
  const key = accountKey(site, email);
  await resetRateLimits(db, [
    { ...failuresPerAccountAndNetwork, key },
    { ...failuresPerAccount, key },
  ]);
}
