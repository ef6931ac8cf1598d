import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { findUserByEmail, lockEmail, lockUser } from '../users.db.ts';
import {
  writeConfirmedEmail as confirmInDatabase,
  type EmailChangeRow,
  findEmailChangeToConfirm,
  findHeldEmail,
} from '../verification/email-changes.db.ts';
import { confirmEmailChange } from './email-change.contract.ts';
import { confirmationState } from './email-change.rule.ts';

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
    await lockEmail(db, { site: site.code, email: found.after });
    const [change = found] = await findEmailChangeToConfirm(db, key);
    const state = confirmationState(change, now);
    if (state !== 'good') return refuse(confirmEmailChange, state);
    if (await isTaken(db, context, change)) return refuse(confirmEmailChange, 'exists');
    await takeEffect(db, context, change);
    const message = t`Your e-mail address is ${change.after} now. Please sign in with it from now on.`;
    return { success: true as const, message, email: change.after };
  },
);

async function isTaken(db: Db, { site, now }: Pick<CallContext, 'site' | 'now'>, { userId, after }: EmailChangeRow) {
  const [held] = await findHeldEmail(db, { site: site.code, email: after, now });
  const [owner] = await findUserByEmail(db, { site: site.code, email: after });
  return owner !== undefined || (held !== undefined && held.userId !== userId);
}

/** Ends every session but the one that opened the link. */
async function takeEffect(
  db: Db,
  context: CallContext<Caller>,
  { id, userId, customerId, before, after }: EmailChangeRow,
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
    [before, after].map((receiver) => ({ channel: 'mail' as const, receiver, template: 'email-changed', data })),
  );
  const details = { before, after, sessionsEnded };
  await recordBuyerAction(db, context, { action: 'e-mail changed', email: after, userId, customerId, details });
}
