import { z } from 'zod';
import { staffRoles } from '../../account/permissions/permissions.rule.ts';
import { defineContract, freeText, listOf } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { deskSite } from '../../sites/site-field.ts';

const roles = listOf(z.enum(staffRoles), staffRoles.length);

export const listStaffAtDesk = defineContract({
  path: 'desk/api/:site/staff/',
  method: 'GET',
  summary: 'lists the people who work at the desk, with their roles on this site',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    staff: z.array(z.object({ email: z.string(), name: z.string(), roles: z.array(z.string()), removed: z.boolean() })),
  }),
});

export const addStaffAtDesk = defineContract({
  path: 'desk/api/:site/staff/add/',
  method: 'POST',
  summary: 'adds a person to the desk, or replaces the roles of one on this site',
  request: z.object({ site: deskSite, email: freeText(254), name: freeText(100), roles }),
  reply: z.object({
    success: z.literal(true),
    /** For somebody new: shown once, to be handed over. */
    password: z.string(),
    totp_uri: z.string(),
    totp_qr: z.string(),
  }),
  refusals: {
    email: msg('Please enter an e-mail address.'),
    name: msg('Please enter a name.'),
    roles: msg('Please choose at least one role.'),
    disabled: msg('This person was removed from the desk. Please use another e-mail address.'),
  },
});

export const removeStaffFromDesk = defineContract({
  path: 'desk/api/:site/staff/remove/',
  method: 'POST',
  summary: 'removes a person from the desk of every site and ends their sessions',
  request: z.object({ site: deskSite, email: freeText(254) }),
  reply: z.object({ success: z.literal(true) }),
  refusals: {
    unknown: msg('This person does not work at the desk any more.'),
    yourself: msg('You cannot remove yourself. Another administrator can.'),
  },
});
