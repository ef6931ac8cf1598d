                                                                            
                                                                   
import { linkListedCustomer, unlinkFromCustomerList } from '../customer-list/listed-customers.db.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { touchDevice } from '../sign-in/devices.db.js';
import {                   identifyDevice } from '../sign-in/identify-device.server.js';
import { endUserSessions } from '../sign-in/sessions.db.js';
import { markEmailVerified } from '../users.db.js';
import { markLinksUsed } from './verification.db.js';

                                                                    

/**
 * All sessions end, because whoever signed in so far may not own the mailbox. If another account was linked to the
 * customer list row first, this one continues as an ordinary account.
 */
export async function completeEmailVerification(
  db    ,
  context                                                 ,
  { userId, customerId, email }        ,
)                {
  const { now } = context;
  await markEmailVerified(db, { userId, now });
  await markLinksUsed(db, { userId, now });
  const [linked] = await linkListedCustomer(db, { customerId, now });
  if (!linked) await unlinkFromCustomerList(db, { customerId });
  const { tokenHash, name, network } = identifyDevice(context);
  await touchDevice(db, { tokenHash, name, network, userId, now });
  const sessionsEnded = await endUserSessions(db, userId);
  const details = { sessionsEnded, ...(linked && { customerCode: linked.customerCode }) };
  await recordBuyerAction(db, context, { action: 'e-mail verified', email, userId, customerId, details });
}
