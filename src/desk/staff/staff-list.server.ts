import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addStaff, removeStaff } from '../../account/staff/add-staff.server.ts';
import { findStaffOnSite } from '../../account/staff/list-staff.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { addStaffAtDesk, listStaffAtDesk, removeStaffFromDesk } from './staff-list.contract.ts';

const requires = staffPermissionTo('manage-staff');

export const listStaffCall = defineDeskCall(listStaffAtDesk, { requires }, async (_request, { db, site }) => ({
  success: true as const,
  staff: await findStaffOnSite(db, site),
}));

export const addStaffCall = defineDeskCall(addStaffAtDesk, { requires }, async ({ email, name, roles }, context) => {
  const { database, site, secret, by, now } = context;
  const password = randomBytes(12).toString('base64url');
  const added = await addStaff(database, site, secret, { email, name, password, roles, by, now });
  if (added instanceof Refusal) return refuse(addStaffAtDesk, added.refusal as keyof typeof addStaffAtDesk.refusals);
  const { totpUri } = added;
  return {
    success: true as const,
    password: totpUri === undefined ? '' : password,
    totp_uri: totpUri ?? '',
    totp_qr: totpUri === undefined ? '' : renderSVG(totpUri),
  };
});

export const removeStaffCall = defineDeskCall(removeStaffFromDesk, { requires }, async ({ email }, context) => {
  const { database, site, staff, by, now } = context;
  if (email.toLowerCase() === staff.email) return refuse(removeStaffFromDesk, 'yourself');
  const refused = await removeStaff(database, site, { email, by, now });
  return refused ? refuse(removeStaffFromDesk, 'unknown') : { success: true as const };
});
