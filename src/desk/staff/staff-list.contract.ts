import { z } from 'zod';
import { staffRefusals } from '../../account/account-refusals.ts';
import { staffRoles } from '../../account/permissions/permissions.rule.ts';
import { staffOnSite } from '../../account/staff/staff-on-site.contract.ts';
import { defineContract, freeText, listOf, messageReply } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const handover = z.object({
  success: z.literal(true),
  name: z.string(),
  /** The sign-in, shown once to be handed over; null for somebody who keeps theirs. */
  signIn: z.object({ password: z.string(), totpUri: z.string(), totpQr: z.string() }).nullable(),
});

const unknownHere = 'This person does not work for this site.';
const notAdministrator = 'You are no longer an administrator of this site.';
const lastAdministrator = 'This is the only administrator of the site. Please make somebody else administrator first.';

const roles = listOf(z.enum(staffRoles), staffRoles.length);

export const listStaffAtDesk = defineContract({
  path: 'desk/api/:site/staff/',
  method: 'GET',
  summary: 'lists the people who work for this site, or did, with their roles on it',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    staff: z.array(staffOnSite),
  }),
});

export const addStaffAtDesk = defineContract({
  path: 'desk/api/:site/staff/add/',
  method: 'POST',
  summary: 'gives a person these roles on this site: somebody new, somebody who was removed, or a colleague',
  request: z.object({
    site: deskSite,
    email: freeText(254),
    name: freeText(100),
    roles,
    /** The roles on this site that the page showed: replacing them is refused when they are no longer so. */
    seen: roles.optional(),
  }),
  reply: handover,
  refusals: {
    email: 'Please enter an e-mail address.',
    name: 'Please enter a name.',
    roles: 'Please choose at least one role.',
    changed_meanwhile: 'Somebody has changed these roles meanwhile.',
    yourself: 'You cannot stop being administrator yourself. Another administrator can do this.',
    not_administrator: notAdministrator,
    last_administrator: lastAdministrator,
  },
});

export const renewStaffSignIn = defineContract({
  path: 'desk/api/:site/staff/renew/',
  method: 'POST',
  summary: 'gives a colleague a new password and authenticator code, ends their sessions and removes their passkeys',
  request: z.object({ site: deskSite, email: freeText(254) }),
  reply: handover,
  refusals: {
    unknown: unknownHere,
    ...pickRefusals(staffRefusals, 'yourself'),
    other_site: 'This person works for another site too. An administrator of all their sites can do this.',
  },
});

export const removeStaffFromDesk = defineContract({
  path: 'desk/api/:site/staff/remove/',
  method: 'POST',
  summary: 'takes away the roles of a person on this site; without any on another they can no longer sign in',
  request: z.object({ site: deskSite, email: freeText(254) }),
  reply: messageReply,
  refusals: {
    unknown: unknownHere,
    yourself: 'You cannot remove yourself. Another administrator can.',
    not_administrator: notAdministrator,
    last_administrator: lastAdministrator,
  },
});
