import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { clearCookie } from '../../server/http/cookies.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { checkRateLimits, consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { signInLimits } from '../account-limits.server.ts';
import { captchaChallenge } from '../captcha/captcha.contract.ts';
import { createCaptchaChallenge } from '../captcha/captcha-challenge.server.ts';
import { consumeCaptcha } from '../captcha/consume-captcha.server.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction, recordViewing } from '../record-buyer-action.server.ts';
import { numberToWriteDown } from '../refused-sign-ins.server.ts';
import { findUserByEmail, findUserById } from '../users.db.ts';
import { findCallerByToken } from './find-caller.server.ts';
import { isKnownNetwork } from './known-network.server.ts';
import { endSession } from './sessions.db.ts';
import { login, logout, tokenCheck } from './sign-in.contract.ts';
import { signIn } from './start-session.server.ts';

export const captchaCall = defineCall(
  captchaChallenge,
  { requires: permissionTo('sign-in') },
  async (_request, { secret, now, services }) => ({
    ...(await createCaptchaChallenge(secret, now, services.captchaWork)),
  }),
);

export const loginCall = defineCall(
  login,
  { requires: permissionTo('sign-in') },
  async ({ username, password, captcha: field }, context) => {
    const { db, database, site } = context;
    if (username === '') return refuse(login, 'username_empty');
    if (password === '') return refuse(login, 'password_empty');
    const limits = signInLimits(context, username, await isKnownNetwork(context, username));
    await checkRateLimits(database, limits.all);
    if (!(await consumeCaptcha(context, field))?.fresh) {
      await consumeRateLimits(database, limits.ofNetwork);
      return refuse(login, 'captcha_wrong');
    }
    await consumeRateLimits(database, limits.all);
    const [user] = await findUserByEmail(db, { site: site.code, email: username });
    const isRight = await passwordMatches(user?.passwordHash, password, context);
    const signedIn = user && isRight ? await signIn(context, user) : undefined;
    if (!signedIn) {
      const tries = await numberToWriteDown(database, site.code, context.address);
      const failure = { action: 'sign-in failed', email: username.toLowerCase(), details: { tries } };
      if (tries !== undefined) await recordBuyerAction(db, context, failure);
      return refuse(login, 'wrong');
    }
    await releaseRateLimits(database, limits.all);
    return { success: true as const, message: t`Signed in.`, ...signedIn };
  },
);

export const logoutCall = defineCall(
  logout,
  { requires: permissionTo('sign-out'), acceptsCookie: true },
  async (_request, context) => {
    const [user] = await findUserById(context.db, context.caller);
    const { userId, customerId } = context.caller;
    if (context.token) await endSession(context.db, context.token);
    const { viewedBy } = context.caller;
    const done = { email: user?.email ?? '', userId, customerId };
    if (viewedBy === undefined) await recordBuyerAction(context.db, context, { action: 'sign-out', ...done });
    else await recordViewing(context.db, context, viewedBy, { action: 'shop no longer seen as customer', ...done });
    clearCookie(context.headers, 'auth_key', context.secure);
    return { success: true as const };
  },
);

/** tokenkey counts only without the header. */
export const tokenCheckCall = defineCall(
  tokenCheck,
  { requires: permissionTo('sign-in'), reads: 'primary' },
  async ({ tokenkey }, context) => {
    if (context.token) return { success: context.caller !== undefined };
    const token = typeof tokenkey === 'string' ? tokenkey.replace(/^Token\s+/i, '') : '';
    return {
      success: token !== '' && (await findCallerByToken(context.db, context.site, token, context.now)) !== undefined,
    };
  },
);
