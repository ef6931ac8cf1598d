import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { clearCookie } from '../../server/http/cookies.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { decrypt } from '../../server/security/encryption.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { createCaptchaChallenge } from '../captcha/captcha-challenge.server.ts';
import { consumeCaptcha } from '../captcha/consume-captcha.server.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { anybody, anyStaff } from '../permissions/permission-to.server.ts';
import { numberToWriteDown } from '../refused-sign-ins.server.ts';
import { deskCodeLimit, deskSignInLimits, failuresWithoutCaptcha } from './desk-sign-in-limits.server.ts';
import { hasSignIn, openDeskSession, type SignInContext } from './open-desk-session.server.ts';
import { recordOwnAudit, recordStaffAudit } from './record-staff-audit.server.ts';
import { deskCaptcha, signInAtDesk, signOutOfDesk } from './staff.contract.ts';
import { consumeTotpStep, endStaffSessionByToken, endViewings, findStaffByEmail, type StaffRow } from './staff.db.ts';
import { currentTotpCode, matchTotpStep } from './totp.server.ts';

/**
 * Every try counts until it is known to be right, so that many guesses at once are too many. In a demo the code is
 * shown in the outbox, because nobody has set up an authenticator app.
 */
export const signInAtDeskCall = defineDeskCall(
  signInAtDesk,
  { requires: anybody, roundTrips: 11 },
  async (request, context) => {
    const { email, password, code, captcha } = request;
    const { database } = context;
    const codeLimits = code === '' ? [] : [deskCodeLimit(email)];
    const failureLimits = deskSignInLimits(context.address, email);
    const limits = [...failureLimits, ...codeLimits];
    const counts = await consumeRateLimits(database, limits);
    const needsCaptcha = counts.slice(0, failureLimits.length).some((count) => count > failuresWithoutCaptcha);
    if (needsCaptcha && !(await consumeCaptcha(context, captcha))?.fresh) {
      await releaseRateLimits(database, limits);
      return refuse(signInAtDesk, 'captcha');
    }
    const [person] = await findStaffByEmail(database, { email });
    if (!(await passwordMatches(person?.passwordHash, password, context)) || !person) {
      await releaseRateLimits(database, codeLimits);
      await recordRefusal(context, person ?? somebodyUnknown(email), person ? 'password' : 'unknown address');
      return refuse(signInAtDesk, 'wrong');
    }
    const secret = totpSecretOf(person, context.secret);
    if (code === '') {
      await releaseRateLimits(database, limits);
      if (context.services.env.demo) await showCode(context, person, secret);
      return refuse(signInAtDesk, 'code_needed');
    }
    const step = matchTotpStep(secret, code.replaceAll(' ', ''), context.now);
    if (step === undefined || !(await consumeTotpStep(database, person.id, step))) {
      await recordRefusal(context, person, 'code');
      return refuse(signInAtDesk, 'code_wrong');
    }
    const isUnchanged = (db: Db) => hasSignIn(db, person);
    if (!(await openDeskSession(context, person, 'password and code', isUnchanged)))
      return refuse(signInAtDesk, 'wrong');
    await releaseRateLimits(database, limits);
    return { success: true as const };
  },
);

/** The same as in the shops, which another host than the desk's may serve. */
export const deskCaptchaCall = defineDeskCall(
  deskCaptcha,
  { requires: anybody },
  async (_request, { secret, now, services }) => ({
    ...(await createCaptchaChallenge(secret, now, services.captchaWork)),
  }),
);

function totpSecretOf({ totpSecret }: StaffRow, secret: string): string {
  const opened = decrypt(secret, 'staff', totpSecret);
  if (opened?.totp === undefined) throw new Error('the authenticator secret was encrypted with another SECRET_KEY');
  return opened.totp;
}

async function showCode({ db, site, now }: SignInContext, { email, name }: StaffRow, secret: string): Promise<void> {
  const data = { name, code: currentTotpCode(secret, now) };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'desk-code', data }]);
}

export const signOutOfDeskCall = defineDeskCall(signOutOfDesk, { requires: anyStaff }, async (_request, context) => {
  const { db, staff, token, headers, secure } = context;
  if (token) await endStaffSessionByToken(db, token);
  await endViewings(db, { staffId: staff.staffId, site: null });
  await recordOwnAudit(context, 'sign-out of the desk');
  clearCookie(headers, 'desk', secure);
  return { success: true as const };
});

type Person = Pick<StaffRow, 'id' | 'name' | 'email'>;

const somebodyUnknown = (email: string): Person => ({ id: 0, name: email.toLowerCase(), email: email.toLowerCase() });

/** A refusal is recorded so that guesses are seen. */
async function recordRefusal(context: SignInContext, person: Person, reason: string): Promise<void> {
  const { db, database, site, now, address } = context;
  const tries = await numberToWriteDown(database, 'desk', address);
  if (tries === undefined) return;
  await recordStaffAudit(db, {
    site,
    person,
    by: person.name,
    now,
    address,
    action: 'sign-in at the desk refused',
    details: { reason, tries },
  });
}
