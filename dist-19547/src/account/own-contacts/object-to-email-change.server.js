import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { refuse } from '../../server/refuse.server.js';
import { hashPassword } from '../password-hash.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { endUserSessions } from '../sign-in/sessions.db.js';
import { findUserByEmail, lockEmail, lockUser } from '../users.db.js';
import {                      findEmailChangeToObject, undoEmailChange } from '../verification/email-changes.db.js';
import { objectToEmailChange } from './email-change.contract.js';
import { objectionState } from './email-change.rule.js';

/** Somebody else knows the password, so it counts no longer. Repeated, it is done once. */
export const objectToEmailChangeCall = defineCall(
  objectToEmailChange,
  { requires: permissionTo('sign-in') },
  async ({ token }, context) => {
    const { database, site, now } = context;
    const key = { site: site.code, hash: hashToken(token) };
    const [found] = await findEmailChangeToObject(context.db, key);
    if (!found) return refuse(objectToEmailChange, 'unknown');
    const passwordHash = await hashPassword(generateToken());
    const outcome = await database.transaction(async (db) => {
      await lockUser(db, found);
      const [change = found] = await findEmailChangeToObject(db, key);
      const state = objectionState(change, now);
      if (state !== 'good') return state;
      return (await giveBack(db, context, change, passwordHash)) ? 'done' : 'taken';
    });
    if (outcome !== 'done') return refuse(objectToEmailChange, outcome, { email: site.contact.email });
    const message = t`The change is stopped, and every device is signed out. Please set a new password now.`;
    return { success: true         , message, email: found.before };
  },
);

/** False when another account has the address by now. */
async function giveBack(db    , context             , change                , passwordHash        )                   {
  const { site, now } = context;
  const { id, userId, customerId, company, email, before, after } = change;
  const wasChanged = email !== before;
  if (wasChanged) {
    await lockEmail(db, site.code, before);
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
    receivers.map((receiver) => ({ channel: 'mail'         , receiver, template: 'email-change-stopped', data })),
  );
  const details = { before, after, wasChanged, sessionsEnded };
  await recordBuyerAction(db, context, { action: 'e-mail change stopped', email: before, userId, customerId, details });
  return true;
}
