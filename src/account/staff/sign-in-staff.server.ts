import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { clearCookie, setCookie } from '../../server/http/cookies.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { decrypt } from '../../server/security/encryption.server.ts';
import {
  checkRateLimits,
  consumeRateLimits,
  type KeyedRateLimit,
  releaseRateLimits,
} from '../../server/security/rate-limits.server.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { anybody, anyStaff } from '../permissions/permission-to.server.ts';
import { signInAtDesk, signOutOfDesk } from './staff.contract.ts';
import {
  consumeTotpStep,
  createStaffSession,
  endStaffSessionByToken,
  findStaffByEmail,
  type StaffRow,
} from './staff.db.ts';
import { staffSessionHours } from './staff-session.rule.ts';
import { currentTotpCode, matchTotpStep } from './totp.server.ts';

type SignInContext = Omit<StaffContext, 'staff' | 'by'>;

/** Failures; the limit per person is wide, so that strangers cannot easily lock somebody out. */
function limitsOf({ address }: SignInContext, email: string): KeyedRateLimit[] {
  const network = ipNetworkOf(address);
  const person = email.toLowerCase();
  return [
    { name: 'desk_login_both', max: 5, windowMinutes: 15, key: `${person} ${network}` },
    { name: 'desk_login_address', max: 30, windowMinutes: 15, key: network },
    { name: 'desk_login_person', max: 50, windowMinutes: 15, key: person },
  ];
}

/** In a demo the code is shown in the outbox, because nobody has set up an authenticator app. */
export const signInAtDeskCall = (demo: boolean) =>
  defineDeskCall(signInAtDesk, { requires: anybody }, async ({ email, password, code }, context) => {
    const { database, headers, secure } = context;
    const limits = limitsOf(context, email);
    await checkRateLimits(database, limits);
    const [person] = await findStaffByEmail(database, { email });
    if (!(await passwordMatches(person?.passwordHash, password)) || !person) {
      await consumeRateLimits(database, limits);
      return refuse(signInAtDesk, 'wrong');
    }
    const secret = totpSecretOf(person, context.secret);
    if (code === '') {
      if (demo) await showCode(context, person, secret);
      return refuse(signInAtDesk, 'code_needed');
    }
    const step = matchTotpStep(secret, code.replaceAll(' ', ''), context.now);
    if (step === undefined || !(await consumeTotpStep(database, person.id, step))) {
      await consumeRateLimits(database, limits);
      return refuse(signInAtDesk, 'code_wrong');
    }
    await releaseRateLimits(database, limits);
    const { userAgent, address, now } = context;
    const token = await createStaffSession(database, person.id, now, { userAgent, address });
    await recordSignIn(context, 'sign-in at the desk', person.name, person.email);
    setCookie(headers, 'desk', token, staffSessionHours * 3600, secure);
    return { success: true as const };
  });

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
  const { db, token, headers, secure, staff } = context;
  if (token) await endStaffSessionByToken(db, token);
  await recordSignIn(context, 'sign-out of the desk', staff.name, staff.email);
  clearCookie(headers, 'desk', secure);
  return { success: true as const };
});

const recordSignIn = ({ db, site, now, address }: SignInContext, action: string, actorName: string, subject: string) =>
  recordAudit(db, { site: site.code, at: now, actor: 'staff', actorName, action, subject, address });
