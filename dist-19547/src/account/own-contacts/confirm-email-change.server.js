import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { refuse } from '../../server/refuse.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { hashToken } from '../secure-token.server.js';
import { endUserSessions } from '../sign-in/sessions.db.js';
import { findUserByEmail, lockEmail, lockUser } from '../users.db.js';
import {
  confirmEmailChange as confirmInDatabase,
                      
  findEmailChangeToConfirm,
  findHeldEmail,
} from '../verification/email-changes.db.js';
import { confirmEmailChange } from './email-change.contract.js';
import { confirmationState } from './email-change.rule.js';

/** The mailbox alone is not enough: a mistyped address may be a stranger's. */
export const confirmEmailChangeCall = defineCall(
  confirmEmailChange,
  { requires: permissionTo('change-contacts'), transaction: true },
  async ({ token }, context) => {
    const { db, site, caller, now } = context;
    const key = { site: site.code, hash: hashToken(token) };
    const [found] = await findEmailChangeToConfirm(db, key);
    if (!found) return refuse(confirmEmailChange, 'unknown');
    if (found.userId !== caller.userId) return refuse(confirmEmailChange, 'other');
    await lockUser(db, found);
    await lockEmail(db, site.code, found.after);
    const [change = found] = await findEmailChangeToConfirm(db, key);
    const state = confirmationState(change, now);
    if (state !== 'good') return refuse(confirmEmailChange, state);
    if (await isTaken(db, context, change)) return refuse(confirmEmailChange, 'exists');
    await takeEffect(db, context, change);
    const message = t`Your e-mail address is ${change.after} now. Please sign in with it from now on.`;
    return { success: true         , message, email: change.after };
  },
);

async function isTaken(db    , { site, now }                                   , { userId, after }                ) {
  const [held] = await findHeldEmail(db, { site: site.code, email: after, now });
  const [owner] = await findUserByEmail(db, { site: site.code, email: after });
  return owner !== undefined || (held !== undefined && held.userId !== userId);
}

/** Ends every session but the one that opened the link. */
async function takeEffect(
  db    ,
  context                     ,
  { id, userId, customerId, before, after }                ,
) {
  const { site, now, token } = context;
  await confirmInDatabase(db, { id, userId, email: after, now });
  const currentTokenHash = token === undefined ? undefined : hashToken(token);
  const sessionsEnded = await endUserSessions(db, userId, currentTokenHash);
  const data = { before, after, changedAt: formatDateTime(now, site.calendar.timeZone) };
  await queueMessages(
    db,
    site.code,
    now,
    [before, after].map((receiver) => ({ channel: 'mail'         , receiver, template: 'email-changed', data })),
  );
  const details = { before, after, sessionsEnded };
  await recordBuyerAction(db, context, { action: 'e-mail changed', email: after, userId, customerId, details });
}
