import { formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer, type Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { refuse } from '../server/refuse.ts';
import { countLookup, countSend } from './account-limits.ts';
import { noteBuyer } from './buyer-acts.ts';
import { refuseFields } from './field-refusal.ts';
import { changePassword, checkUser } from './forgot-password.contract.ts';
import { endOtherSessions, setPassword } from './forgot-password.db.ts';
import { sendCode } from './otp.server.ts';
import { hashPassword } from './password.ts';
import { findReset, type ResetRow, useResets } from './proofs.db.ts';
import { tokenHash } from './session-token.ts';
import { passwordErrors } from './sign-up-form.rule.ts';
import { findUserByEmail } from './users.db.ts';

export const checkUserCall = answer(checkUser, { who: 'anyone', transaction: true }, async ({ user_name }, step) => {
  await countLookup(step, 'check_user');
  const email = user_name.toLowerCase();
  const [user] = await findUserByEmail(step.db, { site: step.site.code, email });
  if (!user) return refuse(checkUser, 'unknown');
  await countSend(step, email);
  const key = { purpose: 'password' as const, receiver: email, userId: 0 };
  await sendCode(step.db, step, key, { channel: 'mail', template: 'password-otp' });
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
  const kept = caller?.userId === userId && token ? tokenHash(token) : undefined;
  const sessionsEnded = await endOtherSessions(db, userId, kept);
  const data = { changedAt: formatMoment(now, site.calendar.timeZone) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'password-changed', data }]);
  await noteBuyer(db, step, { action: 'password changed', email, userId, customerId, details: { sessionsEnded } });
}
