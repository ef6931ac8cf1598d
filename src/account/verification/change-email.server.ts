import { t } from '../../lib/i18n.ts';
import { type CallContext, defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { emailChangeLimit, lookupLimits } from '../account-limits.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { emailErrors } from '../forms/sign-up-form.rule.ts';
import { passwordMatches } from '../password-hash.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { findUserByEmail, findUserById, lockEmail, lockUser, type UserRow } from '../users.db.ts';
import { changeEmail } from './change-email.contract.ts';
import { findHeldEmail } from './email-changes.db.ts';
import { queueVerificationEmail } from './email-links.server.ts';
import { countMail } from './send-limits.server.ts';
import { replaceUnverifiedEmail } from './verification.db.ts';

/** Works without a session, because nobody is signed in right after signing up. */
export const changeEmailCall = defineCall(
  changeEmail,
  { requires: permissionTo('sign-in') },
  async ({ current_email, password, captcha, ...request }, context) => {
    refuseFields(emailErrors('email', request.email));
    const { db, database, site } = context;
    const email = request.email.toLowerCase();
    const before = current_email.toLowerCase();
    const accounts = [...new Set([before, email])].map((named) => emailChangeLimit(context, named));
    const guesses = [...accounts, ...lookupLimits(context, 'change_email')];
    await consumeRateLimits(database, guesses);
    const [user] = await findUserByEmail(db, { site: site.code, email: before });
    // A repeat whose first reply was lost finds the account under its new address.
    const [changed] = user ? [] : await findUserByEmail(db, { site: site.code, email });
    const found = user ?? changed;
    const isRight = await passwordMatches(found?.passwordHash, password, context);
    if (!isRight || !found || found.emailVerifiedAt) return refuse(changeEmail, 'password');
    await releaseRateLimits(database, guesses);
    const success = { success: true as const, message: t`We have sent the link to ${email}.`, email };
    if (!user) return success;
    if (user.email === email) return refuse(changeEmail, 'same');
    if (user.fromCustomerList || user.profileAt) return refuse(changeEmail, 'by_staff', { email: site.contact.email });
    if (await isTaken(db, context, email)) return refuse(changeEmail, 'exists');
    if (!(await countMail(context, { receiver: email, captcha }))) return refuse(changeEmail, 'captcha');
    const outcome = await giveEmail(context, user, email);
    return outcome === 'given' ? success : refuse(changeEmail, outcome);
  },
);

async function isTaken(db: Db, { site, now }: Pick<CallContext, 'site' | 'now'>, email: string): Promise<boolean> {
  const [owner] = await findUserByEmail(db, { site: site.code, email });
  const [held] = await findHeldEmail(db, { site: site.code, email, now });
  return owner !== undefined || held !== undefined;
}

/** Refused when the address was taken, or this account taken over, changed or verified, at the same moment. */
function giveEmail(
  context: Pick<CallContext, 'database' | 'site' | 'now' | 'secret' | 'address'>,
  { userId, customerId, email: before, passwordHash }: UserRow,
  email: string,
): Promise<'given' | 'exists' | 'password'> {
  const { database, site } = context;
  return database.transaction(async (db) => {
    await lockEmail(db, { site: site.code, email });
    await lockUser(db, { userId });
    if (await isTaken(db, context, email)) return 'exists';
    const [user] = await findUserById(db, { userId });
    if (user?.email !== before || user.passwordHash !== passwordHash) return 'password';
    const [changed] = await replaceUnverifiedEmail(db, { userId, email, now: context.now });
    if (!changed) return 'exists';
    await queueVerificationEmail(db, context, { userId, email });
    const action = 'e-mail address changed before verification';
    await recordBuyerAction(db, context, { action, email, userId, customerId, details: { before } });
    return 'given';
  });
}
