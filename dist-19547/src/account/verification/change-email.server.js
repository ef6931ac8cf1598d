import { t } from '../../lib/i18n.js';
import {                   defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { refuse } from '../../server/refuse.server.js';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.js';
import { emailChangeLimit, lookupLimit } from '../account-limits.server.js';
import { refuseFields } from '../forms/refuse-fields.server.js';
import { emailErrors } from '../forms/sign-up-form.rule.js';
import { passwordMatches } from '../password-hash.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { findUserByEmail, lockEmail, lockUser,              } from '../users.db.js';
import { changeEmail } from './change-email.contract.js';
import { findHeldEmail } from './email-changes.db.js';
import { queueVerificationEmail } from './queue-verification-email.server.js';
import { countMail } from './send-limits.server.js';
import { replaceUnverifiedEmail } from './verification.db.js';

/** Works without a session, because nobody is signed in right after signing up. */
export const changeEmailCall = defineCall(
  changeEmail,
  { requires: permissionTo('sign-in') },
  async ({ current_email, password, captcha, ...request }, context) => {
    refuseFields(emailErrors('email', request.email));
    const { db, database, site } = context;
    const email = request.email.toLowerCase();
    const guesses = [emailChangeLimit(context, current_email), lookupLimit(context, 'change_email')];
    await consumeRateLimits(database, guesses);
    const [user] = await findUserByEmail(db, { site: site.code, email: current_email });
    const isRight = await passwordMatches(user?.passwordHash, password);
    if (!isRight || !user || user.emailVerifiedAt) return refuse(changeEmail, 'password');
    await releaseRateLimits(database, guesses);
    if (user.email === email) return refuse(changeEmail, 'same');
    if (user.fromCustomerList || user.profileAt) return refuse(changeEmail, 'by_staff', { email: site.contact.email });
    if (await isTaken(db, context, email)) return refuse(changeEmail, 'exists');
    if (!(await countMail(context, { receiver: email, captcha }))) return refuse(changeEmail, 'captcha');
    if (!(await giveEmail(context, user, email))) return refuse(changeEmail, 'exists');
    return { success: true         , message: t`We have sent the link to ${email}.`, email };
  },
);

async function isTaken(db    , { site, now }                                   , email        )                   {
  const [owner] = await findUserByEmail(db, { site: site.code, email });
  const [held] = await findHeldEmail(db, { site: site.code, email, now });
  return owner !== undefined || held !== undefined;
}

/** False when another sign-up took the address, or the old one was verified, at the same moment. */
function giveEmail(
  context                                                                       ,
  { userId, customerId, email: before }         ,
  email        ,
) {
  const { database, site } = context;
  return database.transaction(async (db) => {
    await lockEmail(db, site.code, email);
    await lockUser(db, { userId });
    if (await isTaken(db, context, email)) return false;
    const [changed] = await replaceUnverifiedEmail(db, { userId, email, now: context.now });
    if (!changed) return false;
    await queueVerificationEmail(db, context, { userId, email });
    const action = 'e-mail address changed before verification';
    await recordBuyerAction(db, context, { action, email, userId, customerId, details: { before } });
    return true;
  });
}
