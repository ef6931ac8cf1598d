import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import { checkRateLimits } from '../../server/security/rate-limits.server.ts';
import { ownEmailLimit } from '../account-limits.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { findUserByEmail, findUserById, lockUser, type UserRow } from '../users.db.ts';
import { findHeldEmail, findWaitingEmailChange, insertEmailChange } from '../verification/email-changes.db.ts';
import { countMail } from '../verification/send-limits.server.ts';
import { isOwnPassword } from './check-own-password.server.ts';
import { myEmailChange, startEmailChange } from './email-change.contract.ts';
import { emailChangeEnds } from './email-change.rule.ts';

export const myEmailChangeCall = defineCall(
  myEmailChange,
  { requires: permissionTo('change-contacts') },
  async (_request, { db, caller, now }) => {
    const [waiting] = await findWaitingEmailChange(db, { userId: caller.userId, now });
    const shown = waiting && { email: waiting.after, ends_at: waiting.endsAt.toISOString() };
    return { success: true as const, waiting: shown ?? null };
  },
);

export const startEmailChangeCall = defineCall(
  startEmailChange,
  { requires: permissionTo('change-contacts') },
  async ({ password, captcha, ...request }, context) => {
    refuseFields(emailErrors('email', request.email));
    const { db, database, site, caller, now } = context;
    const after = request.email.toLowerCase();
    const perDay = ownEmailLimit(context, caller.userId);
    await checkRateLimits(database, [perDay]);
    const [user] = await findUserById(db, caller);
    if (!user || !(await isOwnPassword(context, user, password))) return refuse(startEmailChange, 'password');
    if (!user.profileAt) return refuse(startEmailChange, 'unfinished');
    if (user.email === after) return refuse(startEmailChange, 'same');
    const [held] = await findHeldEmail(db, { site: site.code, email: after, now });
    const [owner] = await findUserByEmail(db, { site: site.code, email: after });
    if (owner || (held && held.userId !== caller.userId)) return refuse(startEmailChange, 'exists');
    if (!(await countMail(context, { receiver: after, captcha, extraLimits: [perDay] })))
      return refuse(startEmailChange, 'captcha');
    if (!(await start(context, user, after))) return refuse(startEmailChange, 'meanwhile');
    return { success: true as const, message: t`We have sent a link to ${after}. Open it to change your address.` };
  },
);

/** False when address or password are others by now. */
function start(context: CallContext<Caller>, known: UserRow, after: string): Promise<boolean> {
  const { database, site, now, secret } = context;
  const { userId, customerId, email: before } = known;
  const [confirmToken, objectToken] = [generateToken(), generateToken()];
  const ends = emailChangeEnds(now);
  const hashes = { confirmHash: hashToken(confirmToken), objectHash: hashToken(objectToken) };
  const moment = (at: Date) => formatDateTime(at, site.calendar.timeZone);
  return database.transaction(async (db) => {
    await lockUser(db, { userId });
    const [user] = await findUserById(db, { userId });
    if (user?.email !== before || user.passwordHash !== known.passwordHash) return false;
    await insertEmailChange(db, { site: site.code, userId, before, after, ...hashes, ...ends, now });
    await queueMessages(db, site.code, now, [
      {
        channel: 'mail' as const,
        receiver: after,
        template: 'confirm-new-email',
        data: {},
        endsAt: ends.endsAt,
        sealed: encrypt(secret, 'outbox', { token: confirmToken }),
      },
      {
        channel: 'mail' as const,
        receiver: before,
        template: 'email-change-asked',
        endsAt: ends.objectUntil,
        data: { after, askedAt: moment(now), until: moment(ends.objectUntil) },
        sealed: encrypt(secret, 'outbox', { token: objectToken }),
      },
    ]);
    const action = 'e-mail change begun';
    await recordBuyerAction(db, context, { action, email: before, userId, customerId, details: { before, after } });
    return true;
  });
}
