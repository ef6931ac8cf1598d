import { formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer, type Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { count } from '../server/limits.ts';
import { refuse } from '../server/refuse.ts';
import { endSignInLock, lookupLimit } from './account-limits.ts';
import { noteBuyer } from './buyer-acts.ts';
import { refuseFields } from './field-refusal.ts';
import { changePassword, checkUser } from './forgot-password.contract.ts';
import { setPassword } from './forgot-password.db.ts';
import { refuseGuessablePassword } from './guessable-password.server.ts';
import { isKnownNetwork } from './known-network.ts';
import { sendPasswordOtp } from './otp.server.ts';
import { hashPassword } from './password.ts';
import { findReset, type ResetRow, useResets } from './proofs.db.ts';
import { countMail, mailedOtpLimit } from './send-limits.ts';
import { tokenHash } from './session-token.ts';
import { endSessionsOf } from './sessions.db.ts';
import { passwordErrors } from './sign-up-form.rule.ts';
import { findUserByEmail } from './users.db.ts';

export const checkUserCall = answer(checkUser, { who: 'anyone', transaction: true }, async (request, step) => {
  const email = request.user_name.toLowerCase();
  const lookup = lookupLimit(step, 'check_user');
  const [user] = await findUserByEmail(step.db, { site: step.site.code, email });
  if (!user) {
    await count(step.database, [lookup]);
    return refuse(checkUser, 'unknown');
  }
  const mail = { receiver: email, captcha: request.captcha, isKnownNetwork: await isKnownNetwork(step, email) };
  const besides = [lookup, mailedOtpLimit(step, email)];
  if (!(await countMail(step, { ...mail, besides }))) return refuse(checkUser, 'captcha');
  await sendPasswordOtp(step, email);
  const { userId, customerId } = user;
  await noteBuyer(step.db, step, { action: 'OTP for a new password asked for', email, userId, customerId });
  return { success: true as const, message: say`An OTP was sent to ${email}.` };
});

export const changePasswordCall = answer(changePassword, { who: 'anyone' }, async (request, step) => {
  const { password1, password2, reset_token, user_name } = request;
  refuseFields(passwordErrors(password1, password2, ['password1', 'password2']));
  const proof = { tokenHash: tokenHash(reset_token), site: step.site.code, now: step.now };
  const [reset] = await findReset(step.db, proof);
  if (!reset || reset.email !== user_name.toLowerCase()) return refuse(changePassword, 'unproved');
  await refuseGuessablePassword(step.site, reset, password1, 'password1');
  const passwordHash = await hashPassword(password1);
  const changed = await step.database.transaction(async (db) => {
    const [spent] = await useResets(db, { ...proof, userId: reset.userId });
    if (spent) await change(db, step, reset, passwordHash);
    return spent !== undefined;
  });
  if (!changed) return refuse(changePassword, 'unproved');
  return { success: true as const, message: say`Your password is changed. Please sign in with it.` };
});

/** Whoever else is signed in is out; whoever changed it while signed in stays. */
async function change(db: Db, step: Step, { userId, customerId, email }: ResetRow, passwordHash: string) {
  const { site, now, caller, token } = step;
  await setPassword(db, userId, passwordHash);
  await endSignInLock(db, site, email);
  const kept = caller?.userId === userId && token ? tokenHash(token) : undefined;
  const sessionsEnded = await endSessionsOf(db, userId, kept);
  const data = { changedAt: formatMoment(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'password-changed', data }]);
  await noteBuyer(db, step, { action: 'password changed', email, userId, customerId, details: { sessionsEnded } });
}
