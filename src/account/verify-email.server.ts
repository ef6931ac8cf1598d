import { said, say } from '../lib/say.ts';
import { queueMessages } from '../messages/queue-message.server.ts';
import { answer } from '../server/call.ts';
import { clearCookie } from '../server/cookies.ts';
import { refuse } from '../server/refuse.ts';
import { mailLink } from './begin-account.ts';
import { noteBuyer } from './buyer-acts.ts';
import { refuseFields } from './field-refusal.ts';
import { linkState } from './proof-life.rule.ts';
import { lockLink } from './proofs.db.ts';
import { proveEmail } from './prove-email.ts';
import { countMail } from './send-limits.ts';
import { tokenHash } from './session-token.ts';
import { emailErrors } from './sign-up-form.rule.ts';
import { findUserByEmail } from './users.db.ts';
import { resendEmail, resentText, verifyEmail } from './verify-email.contract.ts';

export const verifyEmailCall = answer(verifyEmail, { who: 'anyone', transaction: true }, async ({ token }, step) => {
  const { db, site, now, caller, headers, secure } = step;
  const [link] = await lockLink(db, { tokenHash: tokenHash(token), site: site.code });
  if (!link) return refuse(verifyEmail, 'unknown');
  const state = linkState(link, now);
  if (state !== 'good') return refuse(verifyEmail, state);
  await proveEmail(db, step, link);
  const signed_out = caller?.userId === link.userId;
  if (signed_out) clearCookie(headers, 'auth_key', secure);
  return { success: true as const, message: say`Your e-mail address is verified. Please sign in.`, signed_out };
});

/** Does the same work and answers the same whether or not there is such an account, and whether or not it is verified. */
export const resendEmailCall = answer(resendEmail, { who: 'anyone', transaction: true }, async (request, step) => {
  refuseFields(emailErrors('email', request.email));
  const { db, site, now } = step;
  const email = request.email.toLowerCase();
  if (!(await countMail(step, { receiver: email, captcha: request.captcha }))) return refuse(resendEmail, 'captcha');
  const [user] = await findUserByEmail(db, { site: site.code, email });
  if (user?.emailVerifiedAt) {
    const mail = { channel: 'mail' as const, receiver: email, template: 'already-verified', data: {} };
    await queueMessages(db, site.code, now, [mail]);
  } else if (user) await mailLink(db, step, { userId: user.userId, email });
  await noteBuyer(db, step, { action: 'verification mail asked for', email });
  return { success: true as const, message: said(resentText) };
});
