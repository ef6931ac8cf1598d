import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { linkListedCustomer, unlinkFromCustomerList } from '../customer-list/listed-customers.db.ts';
import { userPasskeyKind } from '../passkeys/user-passkeys.db.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { touchDevice } from '../sign-in/devices.db.ts';
import { type DeviceFacts, identifyDevice } from '../sign-in/identify-device.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { markEmailVerified } from '../users.db.ts';
import { markLinksUsed } from './verification.db.ts';

type Person = { userId: number; customerId: number; email: string };

/**
 * All sessions end and passkeys are removed, because whoever signed in so far may not own the mailbox. If another account was linked to the
 * customer list row first, this one continues as an ordinary account.
 */
export async function completeEmailVerification(
  db: Db,
  context: Pick<CallContext, 'site' | 'now'> & DeviceFacts,
  { userId, customerId, email }: Person,
): Promise<void> {
  const { now } = context;
  await markEmailVerified(db, { userId, now });
  await markLinksUsed(db, { userId, purpose: 'verify', now });
  const [linked] = await linkListedCustomer(db, { customerId, now });
  if (!linked) await unlinkFromCustomerList(db, { customerId });
  const { tokenHash, name, network } = identifyDevice(context);
  await touchDevice(db, { tokenHash, name, network, userId, now });
  await userPasskeyKind.statements.deletePasskeysOf(db, { ownerId: userId });
  const sessionsEnded = await endUserSessions(db, userId);
  const details = { sessionsEnded, ...(linked && { customerCode: linked.customerCode }) };
  await recordBuyerAction(db, context, { action: 'e-mail verified', email, userId, customerId, details });
}
