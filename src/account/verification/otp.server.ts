import { minutesAfter } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { refuse, signInFirst } from '../../server/refuse.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import { parseMobile } from '../forms/mobile.rule.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { findUserById, lockUserByEmail } from '../users.db.ts';
import { completeEmailVerification } from './complete-email-verification.server.ts';
import { sendMobileOtp, verifyOtp } from './otp.contract.ts';
import {
  type AttemptedOtp,
  areHashesEqual,
  generateOtp,
  hashOtp,
  type OtpKey,
  resetTokenOf,
} from './otp-code.server.ts';
import { otpMessages } from './otp-messages.data.ts';
import { countSms } from './send-limits.server.ts';
import { consumeOtpAttempt, findOtp, insertPasswordReset, markOtpVerified, upsertOtp } from './verification.db.ts';
import {
  maxOtpAttempts,
  maxOtpAttemptsElsewhere,
  otpMinutes,
  passwordResetMinutes,
} from './verification-lifetimes.rule.ts';

const noUserId = 0;

export const sendMobileOtpCall = defineCall(
  sendMobileOtp,
  { requires: permissionTo('complete-profile'), transaction: true },
  async (request, context) => {
    const mobile = parseMobile(request.mobile, context.site.country);
    if (!mobile) throw invalidFieldsError([{ field: 'mobile', message: translate(profileMessages.mobile) }]);
    await countSms(context, mobile);
    await sendCode(context, { purpose: 'mobile', receiver: mobile, userId: context.caller.userId });
    return { success: true as const, message: t`An OTP was sent to ${mobile}.` };
  },
);

export const sendPasswordOtp = (context: CallContext, email: string) =>
  sendCode(context, { purpose: 'password', receiver: email, userId: noUserId });

const messages = {
  mobile: { channel: 'sms', template: 'mobile-otp' },
  password: { channel: 'mail', template: 'password-otp' },
} as const;

/** A new code replaces the one sent before to the same requester. */
async function sendCode(context: CallContext, who: Omit<OtpKey, 'site'>): Promise<void> {
  const { db, site, now, secret } = context;
  const key = { ...who, site: site.code };
  const code = generateOtp();
  const endsAt = minutesAfter(now, otpMinutes);
  const tries = { tries: maxOtpAttempts, triesElsewhere: who.purpose === 'password' ? maxOtpAttemptsElsewhere : 0 };
  await upsertOtp(db, { ...requesterOf(context, key), ...tries, codeHash: hashOtp(secret, key, code), now, endsAt });
  const message = { ...messages[who.purpose], receiver: who.receiver, data: {}, endsAt };
  await queueMessages(db, site.code, now, [{ ...message, sealed: encrypt(secret, 'outbox', { code }) }]);
}

/** A mobile OTP belongs to an account, a password OTP to a network. */
const requesterOf = ({ address }: Pick<CallContext, 'address'>, key: OtpKey) => ({
  ...key,
  askedFrom: key.purpose === 'password' ? ipNetworkOf(address) : '',
});

/** No transaction: a wrong attempt counts although the call is refused. */
export const verifyOtpCall = defineCall(verifyOtp, { requires: permissionTo('sign-in') }, async (request, context) => {
  const profile = request.mobile !== '';
  if (profile && !context.caller) throw signInFirst();
  const flow = profile ? ('profile' as const) : ('password' as const);
  if (request.otp === '') throw invalidFieldsError([{ field: 'otp', message: translate(otpMessages[flow]) }]);
  const mobile = parseMobile(request.mobile, context.site.country) ?? '';
  const receiver = profile ? mobile : request.email.toLowerCase();
  const purpose = profile ? ('mobile' as const) : ('password' as const);
  const userId = profile ? (context.caller?.userId ?? noUserId) : noUserId;
  const outcome = await checkOtp(context, { purpose, receiver, userId }, request.otp);
  if (outcome === 'expired' || outcome === 'old') return refuse(verifyOtp, outcome);
  if (outcome === 'wrong') return refuse(verifyOtp, `wrong_${flow}`);
  if (!profile) return allowPasswordReset(context, receiver, resetTokenOf(context.secret, outcome));
  const [user] = context.caller ? await findUserById(context.db, context.caller) : [];
  const message = t`Your mobile number is verified.`;
  return { success: true as const, user: user?.email ?? '', message, reset_token: '' };
});

/** Only whoever requested the code is told that it has expired or is void; for others it is wrong. */
async function checkOtp(
  context: CallContext,
  who: Omit<OtpKey, 'site'>,
  code: string,
): Promise<AttemptedOtp | 'wrong' | 'expired' | 'old'> {
  const { database, site, now, secret } = context;
  const key = { ...who, site: site.code };
  const requester = requesterOf(context, key);
  const given = hashOtp(secret, key, code);
  // This connection does not wait for the disk, so a wrong attempt takes as long with a valid code as without one.
  const attempted = await consumeOtpAttempt(database.counters, { ...requester, now });
  const right = attempted.find((otp) => areHashesEqual(given, otp.codeHash));
  if (right) return (await markOtpVerified(database, { ...requester, ...right, now })).length > 0 ? right : 'old';
  const [requested] = await findOtp(database, requester);
  if (!requested || attempted.length > 0) return 'wrong';
  return requested.endsAt <= now ? 'expired' : 'old';
}

/** A mailed OTP verifies the e-mail address as the link does. */
async function allowPasswordReset(context: CallContext, email: string, token: string) {
  const { database, site, now } = context;
  const found = await database.transaction(async (db) => {
    const [user] = await lockUserByEmail(db, { site: site.code, email });
    if (!user) return false;
    if (!user.emailVerifiedAt) await completeEmailVerification(db, context, user);
    const endsAt = minutesAfter(now, passwordResetMinutes);
    const { userId, customerId } = user;
    const reset = { tokenHash: hashToken(token), site: site.code, userId, now, endsAt };
    const [isNew] = await insertPasswordReset(db, reset);
    if (isNew)
      await recordBuyerAction(db, context, { action: 'OTP for a new password proved', email, userId, customerId });
    return true;
  });
  if (!found) return refuse(verifyOtp, 'old');
  return { success: true as const, user: email, message: t`Please set a new password.`, reset_token: token };
}
