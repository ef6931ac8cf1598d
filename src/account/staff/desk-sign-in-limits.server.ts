import { t } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { retryLater } from '../../server/refuse.server.ts';
import {
  type KeyedRateLimit,
  networkLimits,
  type RateLimit,
  resetRateLimits,
} from '../../server/security/rate-limits.server.ts';

const failuresPerNetwork: RateLimit = { name: 'desk_login_address', max: 30, windowMinutes: 15 };

/** After more failures each try needs a captcha, so that guessing is work for the guesser too. */
export const failuresWithoutCaptcha = 3;

/** Failures; the limit per person is wide, so that strangers cannot easily lock somebody out. */
export function deskSignInLimits(address: string, email: string): KeyedRateLimit[] {
  const network = ipNetworkOf(address);
  const person = email.toLowerCase();
  return [
    { name: 'desk_login_both', max: 5, windowMinutes: 15, key: `${person} ${network}` },
    ...networkLimits(failuresPerNetwork, address),
    { name: 'desk_login_person', max: 50, windowMinutes: 15, key: person },
  ];
}

/** Wrong codes behind the right password, from anywhere: without it nobody can use them up for the person. */
export const deskCodeLimit = (email: string): KeyedRateLimit => ({
  name: 'desk_login_code',
  max: 20,
  windowMinutes: 24 * 60,
  key: email.toLowerCase(),
  createError: (waitMs) => retryLater(429, waitMs, tooManyCodes()),
});

const tooManyCodes = () =>
  t`Too many wrong codes in a day. Please sign in with a passkey, or ask an administrator for a new sign-in.`;

/** Whoever knew the old password gets no further. */
export const resetWrongCodes = (db: Db, email: string): Promise<void> => resetRateLimits(db, [deskCodeLimit(email)]);

/** Failures with a passkey count with those of passwords from the same network. */
export const passkeySignInLimits = (address: string): KeyedRateLimit[] => networkLimits(failuresPerNetwork, address);

/** Wrong or old links of the set-up. */
export const setUpLimits = (address: string): KeyedRateLimit[] =>
  networkLimits({ name: 'desk_set_up', max: 30, windowMinutes: 15 }, address);

/** Each challenge is a row until it is used or over. */
export const challengeLimits = (address: string): KeyedRateLimit[] =>
  networkLimits({ name: 'desk_challenge', max: 60, windowMinutes: 15 }, address);
