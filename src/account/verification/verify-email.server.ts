import { t, translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { clearCookie } from '../../server/http/cookies.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { lockUserByEmail } from '../users.db.ts';
import { completeEmailVerification } from './complete-email-verification.server.ts';
import { queueVerificationEmail } from './queue-verification-email.server.ts';
import { countMail } from './send-limits.server.ts';
import { lockLink } from './verification.db.ts';
import { linkState } from './verification-lifetimes.rule.ts';
import { resendEmail, resentMessage, verifyEmail } from './verify-email.contract.ts';

export const verifyEmailCall = defineCall(
  verifyEmail,
  { requires: permissionTo('sign-in'), transaction: true },
  async ({ token }, context) => {
    const { db, site, now, caller, headers, secure } = context;
    const [link] = await lockLink(db, { tokenHash: hashToken(token), site: site.code });
    if (!link) return refuse(verifyEmail, 'unknown');
    const state = linkState(link, now);
    if (state !== 'good') return refuse(verifyEmail, state);
    await completeEmailVerification(db, context, link);
    const signed_out = caller?.userId === link.userId;
    if (signed_out) clearCookie(headers, 'auth_key', secure);
    return { success: true as const, message: t`Your e-mail address is verified. Please sign in.`, signed_out };
  },
);

/** Does the same work whether or not there is such an account, so that neither reply nor time reveals it. */
export const resendEmailCall = defineCall(
  resendEmail,
  { requires: permissionTo('sign-in'), transaction: true, roundTrips: 9 },
  async (request, context) => {
    refuseFields(emailErrors('email', request.email));
    const { db, site, now } = context;
    const email = request.email.toLowerCase();
    if (!(await countMail(context, { receiver: email, captcha: request.captcha })))
      return refuse(resendEmail, 'captcha');
    const [user] = await lockUserByEmail(db, { site: site.code, email });
    if (user?.emailVerifiedAt) {
      const mail = { channel: 'mail' as const, receiver: email, template: 'already-verified', data: {} };
      await queueMessages(db, site.code, now, [mail]);
    } else if (user) await queueVerificationEmail(db, context, { userId: user.userId, email });
    await recordBuyerAction(db, context, { action: 'verification mail asked for', email });
    return { success: true as const, message: translate(resentMessage) };
  },
);
