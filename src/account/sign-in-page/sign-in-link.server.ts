import { t } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { signIn } from '../sign-in/start-session.server.ts';
import { findUserById, lockUserByEmail } from '../users.db.ts';
import { queueVerificationEmail } from '../verification/queue-verification-email.server.ts';
import { countMail } from '../verification/send-limits.server.ts';
import { insertLink, lockLink, markLinksUsed } from '../verification/verification.db.ts';
import { linkState, signInLinkEnds } from '../verification/verification-lifetimes.rule.ts';
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
    if (user?.emailVerifiedAt) await queueSignInLink(db, context, user);
    else if (user) await queueVerificationEmail(db, context, user);
    await recordBuyerAction(db, context, { action: 'sign-in link asked for', email });
    return {
      success: true as const,
      message: t`If there is an account with this address, we have mailed a link to it.`,
    };
  },
);

async function queueSignInLink(
  db: Db,
  { site, now, secret }: CallContext,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = generateToken();
  const endsAt = signInLinkEnds(now);
  await insertLink(db, { tokenHash: hashToken(token), site: site.code, userId, purpose: 'sign-in', now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: 'sign-in-link', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: encrypt(secret, 'outbox', { token }), endsAt }]);
}

export const signInWithLinkCall = defineCall(
  signInWithLink,
  { requires: permissionTo('sign-in') },
  async ({ token }, context) => {
    const opened = await openLink(context, token);
    if (typeof opened === 'string') return refuse(signInWithLink, opened);
    const [user] = await findUserById(context.db, opened);
    const signedIn = user && (await signIn(context, user));
    if (!signedIn) return refuse(signInWithLink, 'unknown');
    return { success: true as const, message: t`Signed in.`, ...signedIn };
  },
);

/** Uses the link up, or says what is wrong with it. */
const openLink = ({ database, site, now }: CallContext, token: string) =>
  database.transaction(async (db) => {
    const [link] = await lockLink(db, { tokenHash: hashToken(token), site: site.code, purpose: 'sign-in' });
    if (!link) return 'unknown';
    const state = linkState(link, now);
    if (state !== 'good') return state;
    await markLinksUsed(db, { userId: link.userId, purpose: 'sign-in', now });
    return { userId: link.userId };
  });
