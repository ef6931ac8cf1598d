import { said, say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { seal } from '../messages/seal.ts';
import { answer, type Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { refuse } from '../server/refuse.ts';
import { countOtpTry, countSend, uncountOtpTry } from './account-limits.ts';
import { noteBuyer } from './buyer-acts.ts';
import { wrongFields } from './field-refusal.ts';
import { readMobile } from './mobile.rule.ts';
import { otpTexts, sendMobileOtp, verifyOtp } from './otp.contract.ts';
import { codeHash, newCode, type OtpKey, sameHash } from './otp-code.ts';
import { profileTexts } from './profile-form.rule.ts';
import { minutesAfter, otpMinutes, otpTries, resetMinutes } from './proof-life.rule.ts';
import { findOtp, insertReset, proveOtp, putOtp, takeOtpTry } from './proofs.db.ts';
import { proveEmail } from './prove-email.ts';
import { newToken, tokenHash } from './session-token.ts';
import { findUserByEmail, findUserById } from './users.db.ts';

const nobody = 0;

export const sendMobileOtpCall = answer(sendMobileOtp, { who: 'anyone', transaction: true }, async (request, step) => {
  const mobile = readMobile(request.mobile, step.site.country);
  if (!mobile) throw wrongFields([{ field: 'mobile', message: said(profileTexts.mobile) }]);
  await countSend(step, mobile);
  const key = { purpose: 'mobile' as const, receiver: mobile, userId: step.caller?.userId ?? nobody };
  await sendCode(step.db, step, key, { channel: 'sms', template: 'mobile-otp' });
  return { success: true as const, message: say`An OTP was sent to ${mobile}.` };
});

/** Makes the receiver's one live code and queues the message with it; a code that was there before is void. */
export async function sendCode(
  db: Db,
  { site, now, secret }: Pick<Step, 'site' | 'now' | 'secret'>,
  who: Omit<OtpKey, 'site'>,
  message: { channel: 'mail' | 'sms'; template: string },
): Promise<void> {
  const key = { ...who, site: site.code };
  const code = newCode();
  const endsAt = minutesAfter(now, otpMinutes);
  await putOtp(db, { ...key, codeHash: codeHash(secret, key, code), tries: otpTries, now, endsAt });
  const sealed = seal(secret, { code });
  await queueMessages(db, site.code, now, [{ ...message, receiver: who.receiver, data: {}, sealed, endsAt }]);
}

/** A wrong try counts although the call is refused: nothing here is rolled back. */
export const verifyOtpCall = answer(verifyOtp, { who: 'anyone' }, async (request, step) => {
  const profile = request.mobile !== '';
  const flow = profile ? ('profile' as const) : ('password' as const);
  if (request.otp === '') throw wrongFields([{ field: 'otp', message: said(otpTexts[flow]) }]);
  const mobile = readMobile(request.mobile, step.site.country) ?? '';
  const receiver = profile ? mobile : request.email.toLowerCase();
  const purpose = profile ? ('mobile' as const) : ('password' as const);
  const outcome = await tryCode(step, { purpose, receiver, userId: step.caller?.userId ?? nobody }, request.otp);
  if (outcome === 'old') return refuse(verifyOtp, 'old');
  if (outcome === 'wrong') return refuse(verifyOtp, `wrong_${flow}`);
  if (!profile) return provedEmail(step, receiver);
  const [user] = step.caller ? await findUserById(step.db, step.caller) : [];
  const message = say`Your mobile number is verified.`;
  return { success: true as const, user: user?.email ?? '', message, reset_token: '' };
});

/** Compares a code with the live one of its receiver, at the price of one of its tries. */
async function tryCode(step: Step, who: Omit<OtpKey, 'site'>, code: string): Promise<'right' | 'wrong' | 'old'> {
  const { database, site, now, secret } = step;
  await countOtpTry(step, who.receiver);
  const key = { ...who, site: site.code };
  const userIds = who.purpose === 'mobile' ? [who.userId, nobody] : [nobody];
  const [tried] = await takeOtpTry(database, { ...key, userIds, now });
  const given = codeHash(secret, { ...key, userId: tried?.userId ?? nobody }, code);
  if (!tried) return (await findOtp(database, key)).length > 0 ? 'old' : 'wrong';
  if (!sameHash(given, tried.codeHash)) return 'wrong';
  const owner = who.purpose === 'mobile' ? who.userId : nobody;
  const proved = await proveOtp(database, { id: tried.id, codeHash: tried.codeHash, userId: owner, now });
  if (proved.length === 0) return 'old';
  await uncountOtpTry(step, who.receiver);
  return 'right';
}

/** An OTP that came by mail proves the address as the link does, and allows one new password. */
async function provedEmail(step: Step, email: string) {
  const { database, site, now } = step;
  const token = newToken();
  const found = await database.transaction(async (db) => {
    const [user] = await findUserByEmail(db, { site: site.code, email });
    if (!user) return false;
    if (!user.emailVerifiedAt) await proveEmail(db, step, user);
    const endsAt = minutesAfter(now, resetMinutes);
    await insertReset(db, { tokenHash: tokenHash(token), site: site.code, userId: user.userId, now, endsAt });
    const { userId, customerId } = user;
    await noteBuyer(db, step, { action: 'OTP for a new password proved', email, userId, customerId });
    return true;
  });
  if (!found) return refuse(verifyOtp, 'old');
  return { success: true as const, user: email, message: say`Please set a new password.`, reset_token: token };
}
