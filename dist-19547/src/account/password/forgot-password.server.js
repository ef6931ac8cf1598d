import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { refuse } from '../../server/refuse.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { lookupLimit, resetSignInFailures } from '../account-limits.server.js';
import { refuseFields } from '../forms/refuse-fields.server.js';
import { passwordErrors } from '../forms/sign-up-form.rule.js';
import { hashPassword } from '../password-hash.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { hashToken } from '../secure-token.server.js';
import { isKnownNetwork } from '../sign-in/known-network.server.js';
import { endUserSessions } from '../sign-in/sessions.db.js';
import { findUserByEmail, lockUser } from '../users.db.js';
import { stopEmailChanges } from '../verification/email-changes.db.js';
import { sendPasswordOtp } from '../verification/otp.server.js';
import { countMail, mailedOtpLimit } from '../verification/send-limits.server.js';
import { consumePasswordReset, findPasswordReset,                       } from '../verification/verification.db.js';
import { changePassword, checkUser } from './forgot-password.contract.js';
import { setPassword } from './forgot-password.db.js';
import { refuseGuessablePassword } from './guessable-password.server.js';

export const checkUserCall = defineCall(
  checkUser,
  { requires: permissionTo('sign-in'), transaction: true },
  async (request, context) => {
    const email = request.user_name.toLowerCase();
    const lookup = lookupLimit(context, 'check_user');
    const [user] = await findUserByEmail(context.db, { site: context.site.code, email });
    if (!user) {
      await consumeRateLimits(context.database, [lookup]);
      return refuse(checkUser, 'unknown');
    }
    const mail = { receiver: email, captcha: request.captcha, isKnownNetwork: await isKnownNetwork(context, email) };
    const extraLimits = [lookup, mailedOtpLimit(context, email)];
    if (!(await countMail(context, { ...mail, extraLimits }))) return refuse(checkUser, 'captcha');
    await sendPasswordOtp(context, email);
    const { userId, customerId } = user;
    await recordBuyerAction(context.db, context, {
      action: 'OTP for a new password asked for',
      email,
      userId,
      customerId,
    });
    return { success: true         , message: t`An OTP was sent to ${email}.` };
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
    await refuseGuessablePassword(context.site, reset, password1, 'password1');
    const passwordHash = await hashPassword(password1);
    const changed = await context.database.transaction(async (db) => {
      await lockUser(db, reset);
      const [consumed] = await consumePasswordReset(db, { ...resetKey, userId: reset.userId });
      if (consumed) await applyPasswordChange(db, context, reset, passwordHash);
      return consumed !== undefined;
    });
    if (!changed) return refuse(changePassword, 'unproved');
    return { success: true         , message: t`Your password is changed. Please sign in with it.` };
  },
);

/** Ends every session but the one that made the change, and a change of the e-mail address that nobody confirmed. */
async function applyPasswordChange(
  db    ,
  context             ,
  { userId, customerId, email }                  ,
  passwordHash        ,
) {
  const { site, now, caller, token } = context;
  await setPassword(db, userId, passwordHash);
  await stopEmailChanges(db, { userId, now });
  await resetSignInFailures(db, site, email);
  const currentTokenHash = caller?.userId === userId && token ? hashToken(token) : undefined;
  const sessionsEnded = await endUserSessions(db, userId, currentTokenHash);
  const data = { changedAt: formatDateTime(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'password-changed', data }]);
  await recordBuyerAction(db, context, {
    action: 'password changed',
    email,
    userId,
    customerId,
    details: { sessionsEnded },
  });
}
