import { z } from 'zod';
import { asTyped, defineContract, freeText, plainText } from '../../lib/contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { signedInReply } from '../sign-in/sign-in.contract.ts';

const linkRefusals = {
  joined: 'This invitation was used. Please sign in.',
  ended: 'This invitation has ended. Please ask your contact at {site} for a new one, or write to {email}.',
  unknown: 'This link is not valid. Please open the latest invitation from us, or write to {email}.',
} as const;

export const showInvitation = defineContract({
  path: 'authentication/invitation/',
  method: 'POST',
  summary: 'Says for which customer and which address the link of an invitation is.',
  request: z.object({ token: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    company: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
  refusals: linkRefusals,
});

export const acceptInvitation = defineContract({
  path: 'authentication/invitation/accept/',
  method: 'POST',
  summary: 'Sets name and password of somebody whom the seller has invited, and signs them in for their company.',
  request: z.object({
    token: freeText(200),
    title: plainText(20),
    firstname: plainText(100),
    lastname: plainText(100),
    designation: plainText(50),
    mobile: plainText(30),
    /** Not trimmed or normalized. */
    password: asTyped(1000).optional().default(''),
    confirm_password: asTyped(1000).optional(),
  }),
  reply: signedInReply,
  refusals: { ...signUpMessages, ...linkRefusals, exists: userExists },
});
