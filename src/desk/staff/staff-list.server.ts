import { renderSVG } from 'uqr';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addStaff, createPassword } from '../../account/staff/add-staff.server.ts';
import { findStaffOnSite } from '../../account/staff/list-staff.server.ts';
import { removeStaff } from '../../account/staff/remove-staff.server.ts';
import { resetStaffSignIn } from '../../account/staff/reset-staff-sign-in.server.ts';
import { findTokensInForce } from '../../api/tokens/manage-tokens.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { addStaffAtDesk, listStaffAtDesk, removeStaffFromDesk, renewStaffSignIn } from './staff-list.contract.ts';

const requires = staffPermissionTo('manage-staff');

export const listStaffCall = defineDeskCall(listStaffAtDesk, { requires }, async (_request, { db, site }) => ({
  success: true as const,
  staff: await findStaffOnSite(db, site),
}));

export const addStaffCall = defineDeskCall(
  addStaffAtDesk,
  { requires, roundTrips: 14 },
  async ({ email, name, roles, seen }, context) => {
    const { database, site, secret, staff, by, now } = context;
    if (email.toLowerCase() === staff.email && !roles.includes('admin')) return refuse(addStaffAtDesk, 'yourself');
    const password = createPassword();
    const person = { email, name, password, roles, seen, administrator: staff, by, now };
    const added = await addStaff(database, site, secret, person);
    if (added instanceof Refusal) return refuse(addStaffAtDesk, added.refusal);
    return handoverOf(added, password);
  },
);

export const renewStaffSignInCall = defineDeskCall(renewStaffSignIn, { requires }, async ({ email }, context) => {
  const { database, site, secret, staff, by, now } = context;
  const password = createPassword();
  const renewed = await resetStaffSignIn(database, site, secret, { email, password, administrator: staff, by, now });
  if (renewed instanceof Refusal) return refuse(renewStaffSignIn, renewed.refusal);
  return handoverOf(renewed, password);
});

/** `totpUri` is undefined for somebody who keeps password and authenticator. */
const handoverOf = ({ name, totpUri }: { name: string; totpUri: string | undefined }, password: string) => ({
  success: true as const,
  name,
  signIn: totpUri === undefined ? null : { password, totpUri, totpQr: renderSVG(totpUri) },
});

export const removeStaffCall = defineDeskCall(
  removeStaffFromDesk,
  { requires, roundTrips: 14 },
  async ({ email }, context) => {
    const { database, site, staff, by, now } = context;
    if (email.toLowerCase() === staff.email) return refuse(removeStaffFromDesk, 'yourself');
    const removed = await removeStaff(database, site, { email, administrator: staff, by, now });
    if (removed instanceof Refusal) return refuse(removeStaffFromDesk, removed.refusal);
    return { success: true as const, message: await removedMessage(database, site, removed.name) };
  },
);

/** Programs of the seller go on with their tokens, which the person may know. */
export async function removedMessage(db: Db, site: Site, name: string): Promise<string> {
  const own = (await findTokensInForce(db, { site: site.code })).filter(({ createdBy }) => createdBy === name);
  if (own.length === 0) return `${name} no longer works for ${site.name}.`;
  const tokens = own.map((token) => token.name).join(', ');
  return `${name} no longer works for ${site.name}. Tokens they made still work: ${tokens}. End them under Integrations if they may know them.`;
}
