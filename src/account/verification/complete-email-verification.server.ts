import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { linkListedCustomer, unlinkFromCustomerList } from '../customer-list/listed-customers.db.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { touchDevice } from '../sign-in/devices.db.ts';
import { type DeviceFacts, identifyDevice } from '../sign-in/identify-device.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { markEmailVerified } from '../sign-up/sign-up.db.ts';
import { markLinksUsed } from './verification.db.ts';

type Person = { userId: number; customerId: number; email: string };

/**
 * Counts an e-mail address as proved, spends its links, and links the account to the row of the customer list it was
 * opened for. A row links once: where another account was faster, this one goes on as an ordinary one.
 * Every session ends: whoever signed up and signed in may not be the owner of the mailbox.
 */
export async function completeEmailVerification(
  db: Db,
  context: Pick<CallContext, 'site' | 'now'> & DeviceFacts,
  { userId, customerId, email }: Person,
): Promise<void> {
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
