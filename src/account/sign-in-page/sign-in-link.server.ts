import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { signIn } from '../sign-in/start-session.server.ts';
import { findUserById, lockUserByEmail } from '../users.db.ts';
import { openEmailLink, queueEmailLink, queueVerificationEmail } from '../verification/email-links.server.ts';
import { countMail } from '../verification/send-limits.server.ts';
import { markLinksUsed } from '../verification/verification.db.ts';
import { mailSignInLink, signInWithLink } from './sign-in-link.contract.ts';

/** An address that is not verified yet gets the link that verifies it. */
export const mailSignInLinkCall = defineCall(
  mailSignInLink,
  { requires: permissionTo('sign-in'), transaction: true, roundTrips: 10 },
  async (request, context) => {
    refuseFields(emailErrors('email', request.email));
    const { db, site } = context;
    const email = request.email.toLowerCase();
    if (!(await countMail(context, { receiver: email, captcha: request.captcha })))
      return refuse(mailSignInLink, 'captcha');
    const [user] = await lockUserByEmail(db, { site: site.code, email });
    if (user?.emailVerifiedAt) await queueEmailLink(db, context, user, 'sign-in');
    else if (user) await queueVerificationEmail(db, context, user);
    await recordBuyerAction(db, context, { action: 'sign-in link asked for', email });
    return {
      success: true as const,
      message: t`If there is an account with this address, we have mailed a link to it.`,
    };
  },
);

export const signInWithLinkCall = defineCall(
  signInWithLink,
  { requires: permissionTo('sign-in') },
  async ({ token }, context) => {
    const opened = await openEmailLink(context, { token, purpose: 'sign-in' }, (db, { userId }) =>
      markLinksUsed(db, { userId, purpose: 'sign-in', now: context.now }),
    );
    if (opened.state !== 'good') return refuse(signInWithLink, opened.state);
    const [user] = await findUserById(context.db, opened.link);
    const signedIn = user && (await signIn(context, user));
    if (!signedIn) return refuse(signInWithLink, 'unknown');
    return { success: true as const, message: t`Signed in.`, ...signedIn };
  },
);
