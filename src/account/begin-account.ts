import { queueMessages } from '../messages/queue-message.server.ts';
import { seal } from '../messages/seal.ts';
import type { Step } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { type Counted, count } from '../server/limits.ts';
import { lookupLimit } from './account-limits.ts';
import { noteBuyer } from './buyer-acts.ts';
import { hashPassword } from './password.ts';
import { givesWay, hoursAfter, linkHours } from './proof-life.rule.ts';
import { insertLink } from './proofs.db.ts';
import { countMail } from './send-limits.ts';
import { newToken, tokenHash } from './session-token.ts';
import { findTaken, insertSignUp, lockEmail, lockTaken, replaceSignUp, type TakenEmail } from './sign-up.db.ts';
import type { SignUpForm } from './sign-up-form.rule.ts';
import { lockUser } from './users.db.ts';

type Where = Pick<Step, 'db' | 'database' | 'site' | 'now' | 'address' | 'secret' | 'log'>;

export type NewAccount = {
  form: SignUpForm & { captcha: string };
  /** The row of the customer list that it is opened for. */
  listedCustomerId: number | null;
  /** Counted besides what a sign-up counts, or not at all. */
  besides?: readonly Counted[];
};

/**
 * Opens an account from a form that was found right, and mails its link, unless the e-mail address has an account already
 * or a captcha is to be solved first. An account that nobody verified within a day gives way. Two at the same time open one
 * account and send one mail.
 */
export async function beginAccount(
  { form, listedCustomerId, besides = [] }: NewAccount,
  step: Where,
): Promise<'opened' | 'exists' | 'captcha'> {
  const { database, site, now } = step;
  const email = form.email.toLowerCase();
  if (isKept((await findTaken(database, { site: site.code, email }))[0], now)) {
    await count(database, [...besides, lookupLimit(step, 'signup')]);
    return 'exists';
  }
  if (!(await countMail(step, { receiver: email, captcha: form.captcha, besides }))) return 'captcha';
  const passwordHash = await hashPassword(form.password);
  return database.transaction(async (db) => {
    await lockEmail(db, site.code, email);
    const [taken] = await lockTaken(db, { site: site.code, email });
    if (isKept(taken, now)) return 'exists';
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
    return 'opened';
  });
}

const isKept = (taken: TakenEmail | undefined, now: Date) => taken !== undefined && !givesWay(taken, now);

/** Queues a fresh verification link; the ones before it no longer work. */
export async function mailLink(
  db: Db,
  { site, now, secret }: Pick<Where, 'site' | 'now' | 'secret'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = newToken();
  const endsAt = hoursAfter(now, linkHours);
  await lockUser(db, { userId });
  await insertLink(db, { tokenHash: tokenHash(token), site: site.code, userId, now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: 'verify-email', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: seal(secret, { token }), endsAt }]);
}
