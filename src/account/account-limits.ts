import type { Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { type Counted, count, forgetCounts, type Limit } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';

type Where = Pick<Step, 'database' | 'site' | 'address'>;

const lookups = { most: 30, minutes: 10 };
export type Lookup = 'exsignup' | 'check_user' | 'check_gst' | 'check_company' | 'signup';

/** A question about what the seller knows, by kind and network. */
export function lookupLimit({ site, address }: Omit<Where, 'database'>, lookup: Lookup): Counted {
  return { ...lookups, name: `lookup_${lookup}`, key: `${site.code} ${networkOf(address)}` };
}

/** Counts a lookup; refuses with 429. */
export async function countLookup(where: Where, lookup: Lookup): Promise<void> {
  await count(where.database, [lookupLimit(where, lookup)]);
}

/** Failed sign-ins, each counted within 15 minutes; a wrong captcha counts against the network only. */
const failuresHere: Limit = { name: 'login_both', most: 5, minutes: 15 };
const failuresOfNetwork: Limit = { name: 'login_address', most: 30, minutes: 15 };
const failuresEverywhere: Limit = { name: 'login_account', most: 50, minutes: 15 };

const accountKey = (site: Where['site'], email: string) => `${site.code} ${email.toLowerCase()}`;

/**
 * What a failed sign-in counts against. The limit of the account as a whole stops guesses that come from everywhere; whoever
 * comes from a network the account knows is not one of them and must not be locked out by them.
 */
export function signInLimits({ site, address }: Omit<Where, 'database'>, email: string, isKnownNetwork: boolean) {
  const network = networkOf(address);
  const account = accountKey(site, email);
  const ofNetwork: Counted = { ...failuresOfNetwork, key: `${site.code} ${network}` };
  const ofAccount: Counted[] = [{ ...failuresHere, key: `${account} ${network}` }];
  if (!isKnownNetwork) ofAccount.push({ ...failuresEverywhere, key: account });
  return { ofNetwork, all: [ofNetwork, ...ofAccount] };
}

/** Ends the sign-in lock of an account: its owner has just proved to be it. */
export async function endSignInLock(db: Db, site: Where['site'], email: string): Promise<void> {
  const key = accountKey(site, email);
  await forgetCounts(db, [
    { ...failuresHere, key },
    { ...failuresEverywhere, key },
  ]);
}
