import { minutesAfter } from '../../lib/dates.js';
import { t, translate } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { formatMobile } from '../forms/format-mobile.rule.js';
import { parseMobile } from '../forms/mobile.rule.js';
import { profileMessages } from '../forms/profile-form.rule.js';
import { invalidFieldsError } from '../forms/refuse-fields.server.js';
import { lockCustomer } from '../lock-customer.db.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { findUserById } from '../users.db.js';
import { findMobileVerification } from '../verification/verification.db.js';
import { mobileVerificationMinutes } from '../verification/verification-lifetimes.rule.js';
import { changeMobile } from './change-mobile.contract.js';
import { setMobile } from './change-mobile.db.js';
import { isOwnPassword } from './check-own-password.server.js';

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
    if (!(await save(context, mobile))) return refuse(changeMobile, 'same');
    return { success: true         , message: t`Your mobile number is ${formatMobile(mobile)} now.` };
  },
);

async function wasVerified({ db, site, caller, now }                     , mobile        )                   {
  const since = minutesAfter(now, -mobileVerificationMinutes);
  return (await findMobileVerification(db, { site: site.code, mobile, userId: caller.userId, since })).length > 0;
}

/** False when it is so already. */
function save(context                     , mobile        )                   {
  const { database, site, caller, now } = context;
  return database.transaction(async (db) => {
    const { email, mobile: before } = await lockCustomer(db, caller);
    if (before === mobile) return false;
    await setMobile(db, { userId: caller.userId, mobile, verifiedAt: site.requires.otp ? now : null });
    const data = { before: formatMobile(before ?? ''), after: formatMobile(mobile) };
    await queueMessages(db, site.code, now, [{ channel: 'mail', receiver: email, template: 'mobile-changed', data }]);
    const { userId, customerId } = caller;
    const details = { before, after: mobile };
    await recordBuyerAction(db, context, { action: 'mobile number changed', email, userId, customerId, details });
    return true;
  });
}
