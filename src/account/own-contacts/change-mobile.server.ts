import { minutesAfter } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { mailsCausedBy } from '../bounds/account-bounds.server.ts';
import { formatMobile } from '../forms/format-mobile.rule.ts';
import { parseMobile } from '../forms/mobile.rule.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { lockCustomer } from '../lock-customer.db.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { findUserById, type UserRow } from '../users.db.ts';
import { findMobileVerification } from '../verification/verification.db.ts';
import { mobileVerificationMinutes } from '../verification/verification-lifetimes.rule.ts';
import { changeMobile } from './change-mobile.contract.ts';
import { setMobile } from './change-mobile.db.ts';
import { isOwnPassword } from './check-own-password.server.ts';

export const changeMobileCall = defineCall(
  changeMobile,
  { requires: permissionTo('change-contacts') },
  async ({ password, ...request }, context) => {
    const { db, site, caller } = context;
    const mobile = parseMobile(request.mobile, site.country);
    if (!mobile) throw invalidFieldsError([{ field: 'mobile', message: translate(profileMessages.mobile) }]);
    const proof = site.requires.otp ? 'unproved' : 'password';
    const [user] = await findUserById(db, caller);
    if (!user?.profileAt) return refuse(changeMobile, 'unfinished');
    const isProved = site.requires.otp
      ? await wasVerified(context, mobile)
      : await isOwnPassword(context, user, password);
    if (!isProved) return refuse(changeMobile, proof);
    const outcome = await save(context, user, mobile);
    if (outcome === 'meanwhile') return refuse(changeMobile, outcome);
    const message =
      outcome === 'same'
        ? t`This is the mobile number of your account already.`
        : t`Your mobile number is ${formatMobile(mobile)} now.`;
    return { success: true as const, message };
  },
);

async function wasVerified({ db, site, caller, now }: CallContext<Caller>, mobile: string): Promise<boolean> {
  const since = minutesAfter(now, -mobileVerificationMinutes);
  return (await findMobileVerification(db, { site: site.code, mobile, userId: caller.userId, since })).length > 0;
}

/**
 * 'same' is no refusal: the reply to the change may have been lost, and the change sent again. 'meanwhile': the password is
 * another by now, and who signed in with the one before must not change anything.
 */
function save(context: CallContext<Caller>, known: UserRow, mobile: string): Promise<'saved' | 'same' | 'meanwhile'> {
  const { database, site, caller, now } = context;
  return database.transaction(async (db) => {
    const { email, mobile: before } = await lockCustomer(db, caller);
    const [user] = await findUserById(db, caller);
    if (user?.passwordHash !== known.passwordHash) return 'meanwhile';
    if (before === mobile) return 'same';
    await setMobile(db, { userId: caller.userId, mobile, verifiedAt: site.requires.otp ? now : null });
    const data = { before: formatMobile(before ?? ''), after: formatMobile(mobile) };
    const mail = { channel: 'mail' as const, receiver: email, template: 'mobile-changed', data };
    await queueMessages(db, site.code, now, [mail], mailsCausedBy(caller));
    const { userId, customerId } = caller;
    const details = { before, after: mobile };
    await recordBuyerAction(db, context, { action: 'mobile number changed', email, userId, customerId, details });
    return 'saved';
  });
}
