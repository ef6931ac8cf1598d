import { say } from '../lib/say.ts';
import { answer, type Step } from '../server/call.ts';
import { sessionCookie } from '../server/http.ts';
import { count, type Limit, uncount } from '../server/limits.ts';
import { refuse } from '../server/refuse.ts';
import { userType } from './account-status.rule.ts';
import { noteBuyer } from './buyer-acts.ts';
import { callerOf } from './caller-of.server.ts';
import { takeCaptcha } from './captcha.server.ts';
import { challengeOf } from './captcha.ts';
import { passwordMatches } from './password.ts';
import { lifeDays } from './session-life.rule.ts';
import { beginSession, endSession } from './sessions.db.ts';
import { captcha, login, logout, tokenCheck } from './sign-in.contract.ts';
import { findUserByEmail, findUserById } from './users.db.ts';

/** Failed sign-ins, each counted within 15 minutes (behaviour §9); a wrong captcha counts against the address only. */
const perAccountAndAddress: Limit = { name: 'login_both', most: 5, minutes: 15 };
const perAddress: Limit = { name: 'login_address', most: 30, minutes: 15 };
const perAccount: Limit = { name: 'login_account', most: 50, minutes: 15 };

export const captchaCall = answer(captcha, { who: 'anyone' }, async (_request, { secret, now }) => ({
  ...(await challengeOf(secret, now)),
}));

export const loginCall = answer(login, { who: 'anyone' }, async ({ username, password, captcha: field }, step) => {
  const { db, site, now, address } = step;
  if (username === '') return refuse(login, 'username_empty');
  if (password === '') return refuse(login, 'password_empty');
  const here = { ...perAddress, key: `${site.code} ${address}` };
  await count(step.database, [here]);
  if (!(await takeCaptcha(step, field))?.fresh) return refuse(login, 'captcha_wrong');

  const account = `${site.code} ${username.toLowerCase()}`;
  const counted = [
    { ...perAccountAndAddress, key: `${account} ${address}` },
    { ...perAccount, key: account },
  ];
  await count(step.database, counted);
  const [user] = await findUserByEmail(db, { site: site.code, email: username });
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    await noteBuyer(db, step, { action: 'sign-in failed', email: username.toLowerCase() });
    return refuse(login, 'wrong');
  }
  await uncount(step.database, [here, ...counted]);
  const { userId, customerId, email } = user;
  await noteBuyer(db, step, { action: 'sign-in', email, userId, customerId });

  const token = await beginSession(db, site.code, userId, now);
  setPageCookie(step, token, lifeDays * 86_400);
  return {
    success: true as const,
    message: say`Signed in.`,
    username: user.company,
    auth_key: token,
    email_status: user.emailVerifiedAt ? ('verified' as const) : ('not verifed' as const),
    login_user_type: userType({ profileDone: user.profileAt !== null, fromCustomerList: user.fromCustomerList }),
  };
});

export const logoutCall = answer(logout, { who: 'signed-in', readsCookie: true }, async (_request, step) => {
  const [user] = await findUserById(step.db, step.caller);
  const { userId, customerId } = step.caller;
  if (step.token) await endSession(step.db, step.token);
  await noteBuyer(step.db, step, { action: 'sign-out', email: user?.email ?? '', userId, customerId });
  setPageCookie(step, '', 0);
  return { success: true as const };
});

/** The header decides; tokenkey counts only when there is none. */
export const tokenCheckCall = answer(tokenCheck, { who: 'anyone' }, async ({ tokenkey }, step) => {
  if (step.token) return { success: step.caller !== undefined };
  const token = typeof tokenkey === 'string' ? tokenkey.replace(/^Token\s+/i, '') : '';
  return { success: token !== '' && (await callerOf(step.db, step.site, token, step.now)) !== undefined };
});

/** Only page loads read it, so that pages come rendered for their reader; scripts never see it. */
function setPageCookie({ headers, secure }: Step, token: string, maxAgeSeconds: number): void {
  const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${maxAgeSeconds}`, ...(secure ? ['Secure'] : [])];
  headers.append('set-cookie', [`${sessionCookie}=${token}`, ...attributes].join('; '));
}
