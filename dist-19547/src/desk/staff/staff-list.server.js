import { renderSVG } from 'uqr';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { addStaff, createPassword, removeStaff } from '../../account/staff/add-staff.server.js';
import { findStaffOnSite } from '../../account/staff/list-staff.server.js';
import { resetStaffSignIn } from '../../account/staff/reset-staff-sign-in.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
import { addStaffAtDesk, listStaffAtDesk, removeStaffFromDesk, renewStaffSignIn } from './staff-list.contract.js';

const requires = staffPermissionTo('manage-staff');

export const listStaffCall = defineDeskCall(listStaffAtDesk, { requires }, async (_request, { db, site }) => ({
  success: true         ,
  staff: await findStaffOnSite(db, site),
}));

export const addStaffCall = defineDeskCall(addStaffAtDesk, { requires }, async ({ email, name, roles }, context) => {
  const { database, site, secret, by, now } = context;
  const password = createPassword();
  const added = await addStaff(database, site, secret, { email, name, password, roles, by, now });
  if (added instanceof Refusal) return refuse(addStaffAtDesk, added.refusal                                        );
  return handoverOf(password, added.totpUri);
});

export const renewStaffSignInCall = defineDeskCall(renewStaffSignIn, { requires }, async ({ email }, context) => {
  const { database, site, secret, staff, by, now } = context;
  const password = createPassword();
  const renewed = await resetStaffSignIn(database, site, secret, { email, password, administrator: staff, by, now });
  if (renewed instanceof Refusal)
    return refuse(renewStaffSignIn, renewed.refusal                                          );
  return handoverOf(password, renewed.totpUri);
});

/** `totpUri` is undefined for somebody who keeps password and authenticator. */
const handoverOf = (password        , totpUri                    ) => ({
  success: true         ,
  password: totpUri === undefined ? '' : password,
  totp_uri: totpUri ?? '',
  totp_qr: totpUri === undefined ? '' : renderSVG(totpUri),
});

export const removeStaffCall = defineDeskCall(removeStaffFromDesk, { requires }, async ({ email }, context) => {
  const { database, site, staff, by, now } = context;
  if (email.toLowerCase() === staff.email) return refuse(removeStaffFromDesk, 'yourself');
  const refused = await removeStaff(database, site, { email, by, now });
  return refused ? refuse(removeStaffFromDesk, 'unknown') : { success: true          };
});
