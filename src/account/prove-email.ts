import type { Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { noteBuyer } from './buyer-acts.ts';
import { currentDevice, type DeviceFacts } from './current-device.ts';
import { touchDevice } from './devices.db.ts';
import { linkListed, unlinkedNow } from './listed-customers.db.ts';
import { useLinks } from './proofs.db.ts';
import { endSessionsOf } from './sessions.db.ts';
import { noteEmailProved } from './sign-up.db.ts';

type Person = { userId: number; customerId: number; email: string };

/**
 * Counts an e-mail address as proved, spends its links, and links the account to the row of the customer list it was
 * opened for. A row links once: where another account was faster, this one goes on as an ordinary one.
 * Every session ends: whoever signed up and signed in may not be the owner of the mailbox.
 */
export async function proveEmail(
  db: Db,
  step: Pick<Step, 'site' | 'now'> & DeviceFacts,
  { userId, customerId, email }: Person,
): Promise<void> {
  const { now } = step;
  await noteEmailProved(db, { userId, now });
  await useLinks(db, { userId, now });
  const [linked] = await linkListed(db, { customerId, now });
  if (!linked) await unlinkedNow(db, { customerId });
  const { tokenHash, name, network } = currentDevice(step);
  await touchDevice(db, { tokenHash, name, network, userId, now });
  const sessionsEnded = await endSessionsOf(db, userId);
  const details = { sessionsEnded, ...(linked && { customerCode: linked.customerCode }) };
  await noteBuyer(db, step, { action: 'e-mail verified', email, userId, customerId, details });
}
