import { queueMessages } from '../messages/queue-message.server.ts';
import { seal } from '../messages/seal.ts';
import type { Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { countLookup, countSend } from './account-limits.ts';
import { noteBuyer } from './buyer-acts.ts';
import { hashPassword } from './password.ts';
import { givesWay, hoursAfter, linkHours } from './proof-life.rule.ts';
import { insertLink } from './proofs.db.ts';
import { newToken, tokenHash } from './session-token.ts';
import { findTaken, insertSignUp, lockEmail, lockTaken, replaceSignUp, type TakenEmail } from './sign-up.db.ts';
import type { SignUpForm } from './sign-up-form.rule.ts';

type Where = Pick<Step, 'database' | 'site' | 'now' | 'address' | 'secret'>;

/**
 * Opens an account from a form that was found right, and mails its link; false when the e-mail address has an account
 * already. One that nobody verified within a day gives way. Two at the same time open one account and send one mail.
 */
export async function beginAccount(form: SignUpForm, listedCustomerId: number | null, step: Where): Promise<boolean> {
  const { database, site, now } = step;
  const email = form.email.toLowerCase();
  if (isKept((await findTaken(database, { site: site.code, email }))[0], now)) {
    await countLookup(step, 'signup');
    return false;
  }
  await countSend(step, email);
  const passwordHash = await hashPassword(form.password);
  return database.transaction(async (db) => {
    await lockEmail(db, site.code, email);
    const [taken] = await lockTaken(db, { site: site.code, email });
    if (isKept(taken, now)) return false;
    const { title, firstname: firstName, lastname: lastName, designation } = form;
    const fromCustomerList = listedCustomerId !== null;
    const user = { email, title, firstName, lastName, designation, passwordHash, fromCustomerList };
    const { name_of_company: company, buyer_kind: buyerKind = null } = form;
    const signed = { site: site.code, company, buyerKind, listedCustomerId, user };
    const ids = taken ? await replaceSignUp(db, taken, signed, now) : await insertSignUp(db, signed, now);
    await mailLink(db, step, { userId: ids.userId, email });
    await noteBuyer(db, step, {
      action: 'sign-up',
      email,
      ...ids,
      details: { company, buyerKind, listedCustomerId },
    });
    return true;
  });
}

const isKept = (taken: TakenEmail | undefined, now: Date) => taken !== undefined && !givesWay(taken, now);

/** Queues a fresh verification link; the ones before it stay good for their time. */
export async function mailLink(
  db: Db,
  { site, now, secret }: Pick<Where, 'site' | 'now' | 'secret'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = newToken();
  const endsAt = hoursAfter(now, linkHours);
  await insertLink(db, { tokenHash: tokenHash(token), site: site.code, userId, now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: 'verify-email', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: seal(secret, { token }), endsAt }]);
}
