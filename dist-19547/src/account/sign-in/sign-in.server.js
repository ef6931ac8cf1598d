import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { clearCookie } from '../../server/http/cookies.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { refuse } from '../../server/refuse.server.js';
import { checkRateLimits, consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.js';
import { signInLimits } from '../account-limits.server.js';
import { captchaChallenge } from '../captcha/captcha.contract.js';
import { createCaptchaChallenge } from '../captcha/captcha-challenge.server.js';
import { consumeCaptcha } from '../captcha/consume-captcha.server.js';
import { passwordMatches } from '../password-hash.server.js';
import { userType } from '../permissions/account-status.rule.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction, recordViewing } from '../record-buyer-action.server.js';
import { findUserByEmail, findUserById } from '../users.db.js';
import { findCaller } from './find-caller.server.js';
import { isKnownNetwork } from './known-network.server.js';
import { recordKnownNetwork } from './known-networks.db.js';
import { endSession } from './sessions.db.js';
import { login, logout, tokenCheck } from './sign-in.contract.js';
import { startSession } from './start-session.server.js';

export const captchaCall = defineCall(
  captchaChallenge,
  { requires: permissionTo('sign-in') },
  async (_request, { secret, now }) => ({
    ...(await createCaptchaChallenge(secret, now)),
  }),
);

export const loginCall = defineCall(
  login,
  { requires: permissionTo('sign-in') },
  async ({ username, password, captcha: field }, context) => {
    const { db, database, site, now } = context;
    if (username === '') return refuse(login, 'username_empty');
    if (password === '') return refuse(login, 'password_empty');
    const limits = signInLimits(context, username, await isKnownNetwork(context, username));
    await checkRateLimits(database, limits.all);
    if (!(await consumeCaptcha(context, field))?.fresh) {
      await consumeRateLimits(database, [limits.ofNetwork]);
      return refuse(login, 'captcha_wrong');
    }
    await consumeRateLimits(database, limits.all);
    const [user] = await findUserByEmail(db, { site: site.code, email: username });
    if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
      await recordBuyerAction(db, context, { action: 'sign-in failed', email: username.toLowerCase() });
      return refuse(login, 'wrong');
    }
    await releaseRateLimits(database, limits.all);
    const { userId, customerId, email } = user;
    await recordBuyerAction(db, context, { action: 'sign-in', email, userId, customerId });
    if (user.emailVerifiedAt) await recordKnownNetwork(db, { userId, network: ipNetworkOf(context.address), now });

    const token = await startSession(context, user);
    return {
      success: true         ,
      message: t`Signed in.`,
      username: user.company,
      auth_key: token,
      email_status: user.emailVerifiedAt ? ('verified'         ) : ('not verifed'         ),
      login_user_type: userType({ profileDone: user.profileAt !== null, fromCustomerList: user.fromCustomerList }),
    };
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
    return { success: true          };
  },
);

/** tokenkey counts only without the header. */
export const tokenCheckCall = defineCall(
  tokenCheck,
  { requires: permissionTo('sign-in') },
  async ({ tokenkey }, context) => {
    if (context.token) return { success: context.caller !== undefined };
    const token = typeof tokenkey === 'string' ? tokenkey.replace(/^Token\s+/i, '') : '';
    return { success: token !== '' && (await findCaller(context.db, context.site, token, context.now)) !== undefined };
  },
);
