                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                                        
                                                
import {                          lockAccount } from './decide-account.db.js';

/** One transaction that begins with the lock of the account; refused when the site has no such account. */
export function withLockedAccount        (
  database          ,
  site      ,
  email        ,
  change                                                                    ,
)                            {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    return account ? change(db, account) : new Refusal('unknown_account', `${site.name} has no account ${email}.`);
  });
}

                                                         

export const staffEntryOf = (
  site      ,
  { customerId, userId, email }                                                             ,
  { by, now }                           ,
)             => ({
  site: site.code,
  at: now,
  actor: 'staff',
  actorName: by,
  customerId,
  userId,
  subject: email,
});
