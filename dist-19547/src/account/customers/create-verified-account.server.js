                                                                   
import { hashPassword } from '../password-hash.server.js';
import {                  insertAccount,                      } from './create-verified-account.db.js';

                                                                              

/** E-mail and mobile count as verified. */
                                                                    
                                                                             
  

export async function createVerifiedAccount(db    , account                      , now      )                      {
  const { password, ...user } = account.user;
  return insertAccount(db, { ...account, user: { ...user, passwordHash: await hashPassword(password) } }, now);
}
