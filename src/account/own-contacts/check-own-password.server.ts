import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { ownPasswordLimits } from '../account-limits.server.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { isKnownNetwork } from '../sign-in/known-network.server.ts';
import type { UserRow } from '../users.db.ts';

/** Whoever found a session open must not be able to guess the password here. Throws 429. */
export async function isOwnPassword(context: CallContext<Caller>, user: UserRow, password: string): Promise<boolean> {
  const { database } = context;
  const limits = ownPasswordLimits(context, user.userId, await isKnownNetwork(context, user.email));
  await consumeRateLimits(database, limits);
  if (!(await passwordMatches(user.passwordHash, password, context))) {
    const { userId, customerId, email } = user;
    await recordBuyerAction(database, context, { action: 'wrong password', email, userId, customerId });
    return false;
  }
  await releaseRateLimits(database, limits);
  return true;
}
