import { said, say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { seal } from '../messages/seal.ts';
import { answer, type Step } from '../server/call.ts';
import { networkOf } from '../server/network-of.ts';
import { refuse } from '../server/refuse.ts';
import { noteBuyer } from './buyer-acts.ts';
import { wrongFields } from './field-refusal.ts';
import { readMobile } from './mobile.rule.ts';
import { otpTexts, sendMobileOtp, verifyOtp } from './otp.contract.ts';
import { codeHash, newCode, type OtpKey, sameHash } from './otp-code.ts';
import { profileTexts } from './profile-form.rule.ts';
import { minutesAfter, otpMinutes, otpTries, otpTriesElsewhere, resetMinutes } from './proof-life.rule.ts';
import { findOtp, insertReset, proveOtp, putOtp, takeOtpTries } from './proofs.db.ts';
import { proveEmail } from './prove-email.ts';
import { countSms } from './send-limits.ts';
import { newToken, tokenHash } from './session-token.ts';
import { findUserByEmail, findUserById } from './users.db.ts';

/** A forgotten password is asked for without a session. */
const nobody = 0;

export const sendMobileOtpCall = answer(
  sendMobileOtp,
  { who: 'verified', transaction: true },
  async (request, step) => {
    const mobile = readMobile(request.mobile, step.site.country);
    if (!mobile) throw wrongFields([{ field: 'mobile', message: said(profileTexts.mobile) }]);
    await countSms(step, mobile);
    await sendCode(step, { purpose: 'mobile', receiver: mobile, userId: step.caller.userId });
    return { success: true as const, message: say`An OTP was sent to ${mobile}.` };
  },
);

/** Mails an OTP for a new password; it belongs to the network that asks. */
export const sendPasswordOtp = (step: Step, email: string) =>
  sendCode(step, { purpose: 'password', receiver: email, userId: nobody });

const messages = {
  mobile: { channel: 'sms', template: 'mobile-otp' },
  password: { channel: 'mail', template: 'password-otp' },
} as const;

/** Makes the asker's one live code and queues the message with it; a code they were sent before is void. */
async function sendCode(step: Step, who: Omit<OtpKey, 'site'>): Promise<void> {
  const { db, site, now, secret } = step;
  const key = { ...who, site: site.code };
  const code = newCode();
  const endsAt = minutesAfter(now, otpMinutes);
  const tries = { tries: otpTries, triesElsewhere: who.purpose === 'password' ? otpTriesElsewhere : 0 };
  await putOtp(db, { ...askedBy(step, key), ...tries, codeHash: codeHash(secret, key, code), now, endsAt });
  const message = { ...messages[who.purpose], receiver: who.receiver, data: {}, endsAt };
  await queueMessages(db, site.code, now, [{ ...message, sealed: seal(secret, { code }) }]);
}

/** An OTP for a mobile number belongs to an account, wherever it is signed in; one for a password to a network. */
const askedBy = ({ address }: Pick<Step, 'address'>, key: OtpKey) => ({
  ...key,
  askedFrom: key.purpose === 'password' ? networkOf(address) : '',
});

/** A wrong try counts although the call is refused: nothing here is rolled back. */
export const verifyOtpCall = answer(verifyOtp, { who: 'anyone' }, async (request, step) => {
  const profile = request.mobile !== '';
  const flow = profile ? ('profile' as const) : ('password' as const);
  if (request.otp === '') throw wrongFields([{ field: 'otp', message: said(otpTexts[flow]) }]);
  const mobile = readMobile(request.mobile, step.site.country) ?? '';
  const receiver = profile ? mobile : request.email.toLowerCase();
  const purpose = profile ? ('mobile' as const) : ('password' as const);
  const userId = profile ? (step.caller?.userId ?? nobody) : nobody;
  const outcome = await tryCode(step, { purpose, receiver, userId }, request.otp);
  if (outcome === 'old') return refuse(verifyOtp, 'old');
  if (outcome === 'wrong') return refuse(verifyOtp, `wrong_${flow}`);
  if (!profile) return provedEmail(step, receiver);
  const [user] = step.caller ? await findUserById(step.db, step.caller) : [];
  const message = say`Your mobile number is verified.`;
  return { success: true as const, user: user?.email ?? '', message, reset_token: '' };
});

/**
 * Compares a code with the live ones of its receiver, at the price of one of their tries. Only who asked for a code learns
 * that it is no longer valid; for everybody else it is wrong, as it is without any live code.
 */
async function tryCode(step: Step, who: Omit<OtpKey, 'site'>, code: string): Promise<'right' | 'wrong' | 'old'> {
  const { database, site, now, secret } = step;
  const key = { ...who, site: site.code };
  const asker = askedBy(step, key);
  const given = codeHash(secret, key, code);
  // This connection does not wait for the disk, so a wrong try takes as long with a live code as without one.
  const tried = await takeOtpTries(database.counters, { ...asker, now });
  const right = tried.find((otp) => sameHash(given, otp.codeHash));
  if (right) return (await proveOtp(database, { ...key, ...right, now })).length > 0 ? 'right' : 'old';
  const wasAsked = (await findOtp(database, asker)).length > 0;
  return wasAsked && tried.length === 0 ? 'old' : 'wrong';
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
