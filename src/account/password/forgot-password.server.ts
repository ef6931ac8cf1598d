import { formatDateTime } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { lookupLimits, resetSignInFailures } from '../account-limits.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { passwordErrors } from '../forms/sign-up-form.rule.ts';
import { userPasskeyKind } from '../passkeys/user-passkeys.db.ts';
import { hashPassword, passwordMatches } from '../password-hash.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { isKnownNetwork } from '../sign-in/known-network.server.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { findUserByEmail, lockUser } from '../users.db.ts';
import { stopEmailChanges } from '../verification/email-changes.db.ts';
import { sendPasswordOtp } from '../verification/otp.server.ts';
import { countMail, mailedOtpLimit } from '../verification/send-limits.server.ts';
import { consumePasswordReset, findPasswordReset, type PasswordResetRow } from '../verification/verification.db.ts';
import { changePassword, checkUser } from './forgot-password.contract.ts';
import { setPassword } from './forgot-password.db.ts';
import { refuseGuessablePassword } from './guessable-password.server.ts';

export const checkUserCall = defineCall(
  checkUser,
  { requires: permissionTo('sign-in'), transaction: true, roundTrips: 10 },
  async (request, context) => {
    const email = request.user_name.toLowerCase();
    const lookup = lookupLimits(context, 'check_user');
    const [user] = await findUserByEmail(context.db, { site: context.site.code, email });
    if (!user) {
      await consumeRateLimits(context.database, lookup);
      return refuse(checkUser, 'unknown');
    }
    const mail = { receiver: email, captcha: request.captcha, isKnownNetwork: await isKnownNetwork(context, email) };
    const extraLimits = [...lookup, mailedOtpLimit(context, email)];
    if (!(await countMail(context, { ...mail, extraLimits }))) return refuse(checkUser, 'captcha');
    await sendPasswordOtp(context, email);
    const { userId, customerId } = user;
    await recordBuyerAction(context.db, context, {
      action: 'OTP for a new password asked for',
      email,
      userId,
      customerId,
    });
    return { success: true as const, message: t`An OTP was sent to ${email}.` };
  },
);

export const changePasswordCall = defineCall(
  changePassword,
  { requires: permissionTo('sign-in') },
  async (request, context) => {
    const { password1, password2, reset_token, user_name } = request;
    refuseFields(passwordErrors(password1, password2, ['password1', 'password2']));
    const resetKey = { tokenHash: hashToken(reset_token), site: context.site.code, now: context.now };
    const [reset] = await findPasswordReset(context.db, resetKey);
    if (!reset || reset.email !== user_name.toLowerCase()) return refuse(changePassword, 'unproved');
    const done = { success: true as const, message: t`Your password is changed. Please sign in with it.` };
    if (reset.isUsed) return (await isChangedTo(password1, reset, context)) ? done : refuse(changePassword, 'unproved');
    await refuseGuessablePassword(context.site, reset, password1, 'password1');
    const passwordHash = await hashPassword(password1, context);
    const changed = await context.database.transaction(async (db) => {
      await lockUser(db, reset);
      const [consumed] = await consumePasswordReset(db, { ...resetKey, userId: reset.userId });
      if (consumed) await applyPasswordChange(db, context, reset, passwordHash);
      return consumed !== undefined;
    });
    if (changed) return done;
    const [meanwhile] = await findPasswordReset(context.db, resetKey);
    return (await isChangedTo(password1, meanwhile, context)) ? done : refuse(changePassword, 'unproved');
  },
);

/** The reply to the change may have been lost, and the change sent again. */
const isChangedTo = async (password: string, reset: PasswordResetRow | undefined, context: CallContext) =>
  reset?.isUsed === true && passwordMatches(reset.passwordHash, password, context);

/**
 * Ends every session but the one that made the change, and a change of the e-mail address that nobody confirmed. Removes
 * passkeys too: somebody else may have added one.
 */
async function applyPasswordChange(
  db: Db,
  context: CallContext,
  { userId, customerId, email }: PasswordResetRow,
  passwordHash: string,
) {
  const { site, now, caller, token } = context;
  await setPassword(db, { userId, passwordHash });
  await stopEmailChanges(db, { userId, now });
  const passkeysRemoved = (await userPasskeyKind.statements.deletePasskeysOf(db, { ownerId: userId })).length;
  await resetSignInFailures(db, site, email);
  const currentTokenHash = caller?.userId === userId && token ? hashToken(token) : undefined;
  const sessionsEnded = await endUserSessions(db, userId, currentTokenHash);
  const data = { changedAt: formatDateTime(now, site.calendar.timeZone), passkeysRemoved };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'password-changed', data }]);
  await recordBuyerAction(db, context, {
    action: 'password changed',
    email,
    userId,
    customerId,
    details: { sessionsEnded, ...(passkeysRemoved > 0 && { passkeysRemoved }) },
  });
}
