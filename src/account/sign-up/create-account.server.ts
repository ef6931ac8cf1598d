import { queueMessages } from '../../messages/queue-message.server.ts';
import { seal } from '../../messages/seal.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { consumeRateLimits, type KeyedRateLimit } from '../../server/security/rate-limits.server.ts';
import { lookupLimit } from '../account-limits.server.ts';
import type { SignUpForm } from '../forms/sign-up-form.rule.ts';
import { hashPassword } from '../password-hash.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { lockUser } from '../users.db.ts';
import { countMail } from '../verification/send-limits.server.ts';
import { insertLink } from '../verification/verification.db.ts';
import { hoursAfter, isReplaceable, linkHours } from '../verification/verification-lifetimes.rule.ts';
import {
  type EmailOwner,
  findEmailOwner,
  insertSignUp,
  lockEmail,
  lockEmailOwner,
  replaceSignUp,
} from './sign-up.db.ts';

type CreateAccountContext = Pick<CallContext, 'db' | 'database' | 'site' | 'now' | 'address' | 'secret' | 'log'>;

export type AccountToCreate = {
  form: SignUpForm & { captcha: string };
  /** The row of the customer list that it is opened for. */
  listedCustomerId: number | null;
  /** Counted besides what a sign-up counts, or not at all. */
  extraLimits?: readonly KeyedRateLimit[];
};

/**
 * Opens an account from a form that was found right, and mails its link, unless the e-mail address has an account already
 * or a captcha is to be solved first. An account that nobody verified within a day gives way. Two at the same time open one
 * account and send one mail.
 */
export async function createAccount(
  { form, listedCustomerId, extraLimits = [] }: AccountToCreate,
  context: CreateAccountContext,
): Promise<'opened' | 'exists' | 'captcha'> {
  const { database, site, now } = context;
  const email = form.email.toLowerCase();
  if (isEmailTaken((await findEmailOwner(database, { site: site.code, email }))[0], now)) {
    await consumeRateLimits(database, [...extraLimits, lookupLimit(context, 'signup')]);
    return 'exists';
  }
  if (!(await countMail(context, { receiver: email, captcha: form.captcha, extraLimits }))) return 'captcha';
  const passwordHash = await hashPassword(form.password);
  return database.transaction(async (db) => {
    await lockEmail(db, site.code, email);
    const [taken] = await lockEmailOwner(db, { site: site.code, email });
    if (isEmailTaken(taken, now)) return 'exists';
    const { title, firstname: firstName, lastname: lastName, designation } = form;
    const fromCustomerList = listedCustomerId !== null;
    const user = { email, title, firstName, lastName, designation, passwordHash, fromCustomerList };
    const { name_of_company: company, buyer_kind: buyerKind = null } = form;
    const signUp = { site: site.code, company, buyerKind, listedCustomerId, user };
    const ids = taken ? await replaceSignUp(db, taken, signUp, now) : await insertSignUp(db, signUp, now);
    await queueVerificationEmail(db, context, { userId: ids.userId, email });
    await recordBuyerAction(db, context, {
      action: 'sign-up',
      email,
      ...ids,
      details: { company, buyerKind, listedCustomerId },
    });
    return 'opened';
  });
}

const isEmailTaken = (taken: EmailOwner | undefined, now: Date) => taken !== undefined && !isReplaceable(taken, now);

/** Queues a fresh verification link; the ones before it no longer work. */
export async function queueVerificationEmail(
  db: Db,
  { site, now, secret }: Pick<CreateAccountContext, 'site' | 'now' | 'secret'>,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const token = generateToken();
  const endsAt = hoursAfter(now, linkHours);
  await lockUser(db, { userId });
  await insertLink(db, { tokenHash: hashToken(token), site: site.code, userId, now, endsAt });
  const mail = { channel: 'mail' as const, receiver: email, template: 'verify-email', data: {} };
  await queueMessages(db, site.code, now, [{ ...mail, sealed: seal(secret, { token }), endsAt }]);
}
