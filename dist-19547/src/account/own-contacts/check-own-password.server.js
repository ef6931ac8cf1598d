                                                                                    
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.js';
import { ownPasswordLimits } from '../account-limits.server.js';
import { passwordMatches } from '../password-hash.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { isKnownNetwork } from '../sign-in/known-network.server.js';
                                              

/** Whoever found a session open must not be able to guess the password here. Throws 429. */
export async function isOwnPassword(context                     , user         , password        )                   {
  const { database } = context;
  const limits = ownPasswordLimits(context, user.userId, await isKnownNetwork(context, user.email));
  await consumeRateLimits(database, limits);
  if (!(await passwordMatches(user.passwordHash, password))) {
    const { userId, customerId, email } = user;
    await recordBuyerAction(database, context, { action: 'wrong password', email, userId, customerId });
    return false;
  }
  await releaseRateLimits(database, limits);
  return true;
}
