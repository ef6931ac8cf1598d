import { minutesAfter } from '../../lib/dates.js';
import { t, translate } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { refuse } from '../../server/refuse.server.js';
import { encrypt } from '../../server/security/encryption.server.js';
import { parseMobile } from '../forms/mobile.rule.js';
import { profileMessages } from '../forms/profile-form.rule.js';
import { invalidFieldsError } from '../forms/refuse-fields.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { findUserByEmail, findUserById } from '../users.db.js';
import { completeEmailVerification } from './complete-email-verification.server.js';
import { sendMobileOtp, verifyOtp } from './otp.contract.js';
import { areHashesEqual, generateOtp, hashOtp,             } from './otp-code.server.js';
import { otpMessages } from './otp-messages.data.js';
import { countSms } from './send-limits.server.js';
import { consumeOtpAttempt, findOtp, insertPasswordReset, markOtpVerified, upsertOtp } from './verification.db.js';
import {
  maxOtpAttempts,
  maxOtpAttemptsElsewhere,
  otpMinutes,
  passwordResetMinutes,
} from './verification-lifetimes.rule.js';

const noUserId = 0;

export const sendMobileOtpCall = defineCall(
  sendMobileOtp,
  { requires: permissionTo('complete-profile'), transaction: true },
  async (request, context) => {
    const mobile = parseMobile(request.mobile, context.site.country);
    if (!mobile) throw invalidFieldsError([{ field: 'mobile', message: translate(profileMessages.mobile) }]);
    await countSms(context, mobile);
    await sendCode(context, { purpose: 'mobile', receiver: mobile, userId: context.caller.userId });
    return { success: true         , message: t`An OTP was sent to ${mobile}.` };
  },
);

export const sendPasswordOtp = (context             , email        ) =>
  sendCode(context, { purpose: 'password', receiver: email, userId: noUserId });

const messages = {
  mobile: { channel: 'sms', template: 'mobile-otp' },
  password: { channel: 'mail', template: 'password-otp' },
}         ;

/** A new code replaces the one sent before to the same requester. */
async function sendCode(context             , who                      )                {
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
const requesterOf = ({ address }                              , key        ) => ({
  ...key,
  askedFrom: key.purpose === 'password' ? ipNetworkOf(address) : '',
});

/** No transaction: a wrong attempt counts although the call is refused. */
export const verifyOtpCall = defineCall(verifyOtp, { requires: permissionTo('sign-in') }, async (request, context) => {
  const profile = request.mobile !== '';
  const flow = profile ? ('profile'         ) : ('password'         );
  if (request.otp === '') throw invalidFieldsError([{ field: 'otp', message: translate(otpMessages[flow]) }]);
  const mobile = parseMobile(request.mobile, context.site.country) ?? '';
  const receiver = profile ? mobile : request.email.toLowerCase();
  const purpose = profile ? ('mobile'         ) : ('password'         );
  const userId = profile ? (context.caller?.userId ?? noUserId) : noUserId;
  const outcome = await checkOtp(context, { purpose, receiver, userId }, request.otp);
  if (outcome === 'old') return refuse(verifyOtp, 'old');
  if (outcome === 'wrong') return refuse(verifyOtp, `wrong_${flow}`);
  if (!profile) return allowPasswordReset(context, receiver);
  const [user] = context.caller ? await findUserById(context.db, context.caller) : [];
  const message = t`Your mobile number is verified.`;
  return { success: true         , user: user?.email ?? '', message, reset_token: '' };
});

/** Only whoever requested the code is told that it expired; for others it is wrong. */
async function checkOtp(
  context             ,
  who                      ,
  code        ,
)                                     {
  const { database, site, now, secret } = context;
  const key = { ...who, site: site.code };
  const requester = requesterOf(context, key);
  const given = hashOtp(secret, key, code);
  // This connection does not wait for the disk, so a wrong attempt takes as long with a valid code as without one.
  const attempted = await consumeOtpAttempt(database.counters, { ...requester, now });
  const right = attempted.find((otp) => areHashesEqual(given, otp.codeHash));
  if (right) return (await markOtpVerified(database, { ...key, ...right, now })).length > 0 ? 'right' : 'old';
  const wasRequested = (await findOtp(database, requester)).length > 0;
  return wasRequested && attempted.length === 0 ? 'old' : 'wrong';
}

/** A mailed OTP verifies the e-mail address as the link does. */
async function allowPasswordReset(context             , email        ) {
  const { database, site, now } = context;
  const token = generateToken();
  const found = await database.transaction(async (db) => {
    const [user] = await findUserByEmail(db, { site: site.code, email });
    if (!user) return false;
    if (!user.emailVerifiedAt) await completeEmailVerification(db, context, user);
    const endsAt = minutesAfter(now, passwordResetMinutes);
    await insertPasswordReset(db, { tokenHash: hashToken(token), site: site.code, userId: user.userId, now, endsAt });
    const { userId, customerId } = user;
    await recordBuyerAction(db, context, { action: 'OTP for a new password proved', email, userId, customerId });
    return true;
  });
  if (!found) return refuse(verifyOtp, 'old');
  return { success: true         , user: email, message: t`Please set a new password.`, reset_token: token };
}
