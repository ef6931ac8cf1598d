import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { clearCookie } from '../server/cookies.ts';
import { count, refuseUsedUp, uncount } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { refuse } from '../server/refuse.ts';
import { signInLimits } from './account-limits.ts';
import { userType } from './account-status.rule.ts';
import { noteBuyer } from './buyer-acts.ts';
import { callerOf } from './caller-of.server.ts';
import { takeCaptcha } from './captcha.server.ts';
import { challengeOf } from './captcha.ts';
import { isKnownNetwork } from './known-network.ts';
import { noteNetwork } from './known-networks.db.ts';
import { passwordMatches } from './password.ts';
import { endSession } from './sessions.db.ts';
import { captcha, login, logout, tokenCheck } from './sign-in.contract.ts';
import { startSession } from './start-session.server.ts';
import { findUserByEmail, findUserById } from './users.db.ts';

export const captchaCall = answer(captcha, { who: 'anyone' }, async (_request, { secret, now }) => ({
  ...(await challengeOf(secret, now)),
}));

export const loginCall = answer(login, { who: 'anyone' }, async ({ username, password, captcha: field }, step) => {
  const { db, database, site, now } = step;
  if (username === '') return refuse(login, 'username_empty');
  if (password === '') return refuse(login, 'password_empty');
  const limits = signInLimits(step, username, await isKnownNetwork(step, username));
  await refuseUsedUp(database, limits.all);
  if (!(await takeCaptcha(step, field))?.fresh) {
    await count(database, [limits.ofNetwork]);
    return refuse(login, 'captcha_wrong');
  }
  await count(database, limits.all);
  const [user] = await findUserByEmail(db, { site: site.code, email: username });
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    await noteBuyer(db, step, { action: 'sign-in failed', email: username.toLowerCase() });
    return refuse(login, 'wrong');
  }
  await uncount(database, limits.all);
  const { userId, customerId, email } = user;
  await noteBuyer(db, step, { action: 'sign-in', email, userId, customerId });
  if (user.emailVerifiedAt) await noteNetwork(db, { userId, network: networkOf(step.address), now });

  const token = await startSession(step, user);
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
  clearCookie(step.headers, 'auth_key', step.secure);
  return { success: true as const };
});

/** The header decides; tokenkey counts only when there is none. */
export const tokenCheckCall = answer(tokenCheck, { who: 'anyone' }, async ({ tokenkey }, step) => {
  if (step.token) return { success: step.caller !== undefined };
  const token = typeof tokenkey === 'string' ? tokenkey.replace(/^Token\s+/i, '') : '';
  return { success: token !== '' && (await callerOf(step.db, step.site, token, step.now)) !== undefined };
});
