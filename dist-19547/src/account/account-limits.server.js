                                                                         
                                                                
import { ipNetworkOf } from '../server/ip-network.server.js';
import {
  consumeRateLimits,
                      
                 
  resetRateLimits,
} from '../server/security/rate-limits.server.js';

                                                                       

const lookups = { max: 30, windowMinutes: 10 };
                                                                                                               

export function lookupLimit({ site, address }                                , lookup            )                 {
  return { ...lookups, name: `lookup_${lookup}`, key: `${site.code} ${ipNetworkOf(address)}` };
}

export async function countLookup(context              , lookup            )                {
  await consumeRateLimits(context.database, [lookupLimit(context, lookup)]);
}

const emailChangesPerAccountAndNetwork            = { name: 'change_email', max: 5, windowMinutes: 15 };

/** Apart from those of signing in, which nobody may use up for others without a captcha. */
export function emailChangeLimit({ site, address }                                , email        )                 {
  return { ...emailChangesPerAccountAndNetwork, key: `${accountKey(site, email)} ${ipNetworkOf(address)}` };
}

/** Wrong passwords typed by who is signed in; apart from those of signing in, so that nobody is locked out. */
const ownPasswordPerNetwork            = { name: 'own_password_both', max: 5, windowMinutes: 15 };
const ownPasswordElsewhere            = { name: 'own_password', max: 20, windowMinutes: 24 * 60 };

export function ownPasswordLimits(
  { site, address }                                ,
  userId        ,
  isKnownNetwork         ,
)                   {
  const key = `${site.code} ${userId}`;
  const ofNetwork = { ...ownPasswordPerNetwork, key: `${key} ${ipNetworkOf(address)}` };
  return isKnownNetwork ? [ofNetwork] : [ofNetwork, { ...ownPasswordElsewhere, key }];
}

const emailChangesPerUser            = { name: 'own_email', max: 5, windowMinutes: 24 * 60 };

/** Each mails two addresses. */
export const ownEmailLimit = ({ site }                            , userId        )                 => ({
  ...emailChangesPerUser,
  key: `${site.code} ${userId}`,
});

/** Failed sign-ins; a wrong captcha counts against the network only. */
const failuresPerAccountAndNetwork            = { name: 'login_both', max: 5, windowMinutes: 15 };
const failuresPerNetwork            = { name: 'login_address', max: 30, windowMinutes: 15 };
const failuresPerAccount            = { name: 'login_account', max: 50, windowMinutes: 15 };

const accountKey = (site                      , email        ) => `${site.code} ${email.toLowerCase()}`;

/** The limit per account does not apply on a known network, so that attackers elsewhere cannot lock out the owner. */
export function signInLimits(
  { site, address }                                ,
  email        ,
  isKnownNetwork         ,
) {
  const network = ipNetworkOf(address);
  const account = accountKey(site, email);
  const ofNetwork                 = { ...failuresPerNetwork, key: `${site.code} ${network}` };
  const ofAccount                   = [{ ...failuresPerAccountAndNetwork, key: `${account} ${network}` }];
  if (!isKnownNetwork) ofAccount.push({ ...failuresPerAccount, key: account });
  return { ofNetwork, all: [ofNetwork, ...ofAccount] };
}

export async function resetSignInFailures(db    , site                      , email        )                {
  const key = accountKey(site, email);
  await resetRateLimits(db, [
    { ...failuresPerAccountAndNetwork, key },
    { ...failuresPerAccount, key },
  ]);
}
