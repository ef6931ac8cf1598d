import type { CallContext } from '../../server/calls/define-call.server.ts';
import { consumeRateLimits, type KeyedRateLimit } from '../../server/security/rate-limits.server.ts';
import { lookupLimits } from '../account-limits.server.ts';
import type { SignUpFields } from '../forms/sign-up-form.rule.ts';
import { hashPassword } from '../password-hash.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { type DeviceFacts, identifyDevice, setDeviceCookie } from '../sign-in/identify-device.server.ts';
import { lockEmail } from '../users.db.ts';
import { findHeldEmail } from '../verification/email-changes.db.ts';
import { queueVerificationEmail } from '../verification/email-links.server.ts';
import { countMail } from '../verification/send-limits.server.ts';
import { isReplaceable } from '../verification/verification-lifetimes.rule.ts';
import { type EmailOwner, findEmailOwner, insertSignUp, lockEmailOwner, replaceSignUp } from './sign-up.db.ts';

type CreateAccountContext = DeviceFacts &
  Pick<CallContext, 'db' | 'database' | 'site' | 'now' | 'secret' | 'log' | 'headers' | 'secure'>;

export type AccountToCreate = {
  form: SignUpFields & { captcha: string };
  listedCustomerId: number | null;
  extraLimits?: readonly KeyedRateLimit[];
};

/**
 * An account that nobody verified within a day is replaced. Concurrent sign-ups open one account and send one mail. An
 * address that its former user may still take back is not free yet. The browser is known by its cookie afterwards.
 */
export async function createAccount(
  { form, listedCustomerId, extraLimits = [] }: AccountToCreate,
  context: CreateAccountContext,
): Promise<'opened' | 'exists' | 'captcha'> {
  const { database, site, now } = context;
  const email = form.email.toLowerCase();
  const [owner] = await findEmailOwner(database, { site: site.code, email });
  const [held] = await findHeldEmail(database, { site: site.code, email, now });
  if (held || isEmailTaken(owner, now)) {
    await consumeRateLimits(database, [...extraLimits, ...lookupLimits(context, 'signup')]);
    return 'exists';
  }
  if (!(await countMail(context, { receiver: email, captcha: form.captcha, extraLimits }))) return 'captcha';
  const passwordHash = await hashPassword(form.password, context);
  const { token: deviceToken, tokenHash: signedUpOn } = identifyDevice(context);
  const outcome = await database.transaction(async (db) => {
    await lockEmail(db, { site: site.code, email });
    const [taken] = await lockEmailOwner(db, { site: site.code, email });
    if (isEmailTaken(taken, now) || (await findHeldEmail(db, { site: site.code, email, now })).length > 0)
      return 'exists' as const;
    const { title, firstname: firstName, lastname: lastName, designation } = form;
    const fromCustomerList = listedCustomerId !== null;
    const user = { email, title, firstName, lastName, designation, passwordHash, fromCustomerList, signedUpOn };
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
    return 'opened' as const;
  });
  if (outcome === 'opened') setDeviceCookie(context, deviceToken);
  return outcome;
}

const isEmailTaken = (taken: EmailOwner | undefined, now: Date) => taken !== undefined && !isReplaceable(taken, now);
