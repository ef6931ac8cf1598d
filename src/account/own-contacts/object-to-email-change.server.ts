import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { hashPassword } from '../password-hash.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { findUserByEmail, lockEmail, lockUser } from '../users.db.ts';
import { type EmailChangeRow, findEmailChangeToObject, undoEmailChange } from '../verification/email-changes.db.ts';
import { objectToEmailChange } from './email-change.contract.ts';
import { objectionState } from './email-change.rule.ts';

/** Somebody else knows the password, so it counts no longer. Repeated, it is done once. */
export const objectToEmailChangeCall = defineCall(
  objectToEmailChange,
  { requires: permissionTo('sign-in') },
  async ({ token }, context) => {
    const { database, site, now } = context;
    const key = { site: site.code, hash: hashToken(token) };
    const [found] = await findEmailChangeToObject(context.db, key);
    if (!found) return refuse(objectToEmailChange, 'unknown');
    const passwordHash = await hashPassword(generateToken(), context);
    const outcome = await database.transaction(async (db) => {
      await lockUser(db, found);
      const [change = found] = await findEmailChangeToObject(db, key);
      const state = objectionState(change, now);
      if (state !== 'good') return state;
      return (await giveBack(db, context, change, passwordHash)) ? 'done' : 'taken';
    });
    if (outcome !== 'done') return refuse(objectToEmailChange, outcome, { email: site.contact.email });
    const message = t`The change is stopped, and every device is signed out. Please set a new password now.`;
    return { success: true as const, message, email: found.before };
  },
);

/** False when another account has the address by now. */
async function giveBack(db: Db, context: CallContext, change: EmailChangeRow, passwordHash: string): Promise<boolean> {
  const { site, now } = context;
  const { id, userId, customerId, company, email, before, after } = change;
  const wasChanged = email !== before;
  if (wasChanged) {
    await lockEmail(db, { site: site.code, email: before });
    if ((await findUserByEmail(db, { site: site.code, email: before })).length > 0) return false;
  }
  await undoEmailChange(db, { id, userId, email: before, passwordHash, now });
  const sessionsEnded = await endUserSessions(db, userId);
  const data = { company, before, after, wasChanged };
  const receivers = [site.contact.email, ...(wasChanged ? [email] : [])];
  await queueMessages(
    db,
    site.code,
    now,
    receivers.map((receiver) => ({ channel: 'mail' as const, receiver, template: 'email-change-stopped', data })),
  );
  const details = { before, after, wasChanged, sessionsEnded };
  await recordBuyerAction(db, context, { action: 'e-mail change stopped', email: before, userId, customerId, details });
  return true;
}
