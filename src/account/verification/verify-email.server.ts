import { t, translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { clearCookie } from '../../server/http/cookies.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { identifyDevice } from '../sign-in/identify-device.server.ts';
import { signIn } from '../sign-in/start-session.server.ts';
import { findUserById, lockUserByEmail } from '../users.db.ts';
import { completeEmailVerification } from './complete-email-verification.server.ts';
import { openEmailLink, queueVerificationEmail } from './email-links.server.ts';
import { countMail } from './send-limits.server.ts';
import { resendEmail, resentMessage, verifyEmail } from './verify-email.contract.ts';

/** The browser that signed up is signed in; elsewhere somebody else may know the password, so the user signs in. */
export const verifyEmailCall = defineCall(
  verifyEmail,
  { requires: permissionTo('sign-in') },
  async ({ token }, context) => {
    const { caller, headers, secure } = context;
    const opened = await openEmailLink(context, { token, purpose: 'verify' }, (db, link) =>
      completeEmailVerification(db, context, link),
    );
    if (opened.state !== 'good') return refuse(verifyEmail, opened.state);
    const { userId, signedUpOn } = opened.link;
    const [user] = signedUpOn?.equals(identifyDevice(context).tokenHash)
      ? await findUserById(context.db, { userId })
      : [];
    const signed_in = user && (await signIn(context, user));
    if (signed_in) {
      const message = t`Your e-mail address is verified.`;
      return { success: true as const, message, signed_out: false, signed_in };
    }
    const signed_out = caller?.userId === userId;
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
