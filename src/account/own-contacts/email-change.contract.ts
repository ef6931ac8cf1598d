import { z } from 'zod';
import { asTyped, defineContract, freeText, messageReply, plainText } from '../../lib/contract.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { ownContactMessages } from './own-contact-messages.data.ts';

export const myEmailChange = defineContract({
  path: 'authentication/email_change/',
  method: 'GET',
  summary: 'Returns the new e-mail address of the signed-in user that waits to be confirmed.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    waiting: z.object({ email: z.string(), ends_at: z.string() }).nullable(),
  }),
});
export type WaitingEmailChange = z.infer<typeof myEmailChange.reply>['waiting'];

export const startEmailChange = defineContract({
  path: 'authentication/email_change/start/',
  method: 'POST',
  summary:
    "Mails a link to the new address, which takes effect when the link is opened, and tells the user's current address how to stop it.",
  request: z.object({ email: plainText(254), password: asTyped(1000), captcha: captchaField }),
  reply: messageReply,
  refusals: {
    email: signUpMessages.email,
    email_invalid: signUpMessages.email_invalid,
    ...ownContactMessages,
    same: 'This is the e-mail address of your account already.',
    exists: userExists,
    meanwhile: 'Your e-mail address or password was changed meanwhile. Please load the page again.',
    ...captchaRequired,
  },
});

export const cancelEmailChange = defineContract({
  path: 'authentication/email_change/cancel/',
  method: 'POST',
  summary: 'Cancels the change of the e-mail address that waits to be confirmed; its link stops working.',
  request: z.object({}),
  reply: messageReply,
});

const token = freeText(200);
const unknown = 'This link is not valid. Please open the latest e-mail from us.';

export const confirmEmailChange = defineContract({
  path: 'authentication/email_change/confirm/',
  method: 'POST',
  summary:
    'Gives the account of the signed-in user its new e-mail address by the token mailed there, once and within 24 hours, and ends all other sessions.',
  request: z.object({ token }),
  reply: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  refusals: {
    used: 'This e-mail address is confirmed already. You can sign in with it.',
    stopped: 'This link no longer works: the change was stopped, or a newer one was begun.',
    old: 'This link has expired. Please begin the change again under My Profile.',
    exists: userExists,
    other: 'This link belongs to another account. Please sign in to that one, with its present e-mail address.',
    unknown,
  },
});

export const objectToEmailChange = defineContract({
  path: 'authentication/email_change/object/',
  method: 'POST',
  summary:
    'Stops a change of the e-mail address by the token mailed to the address before, or undoes it within a week; ends all sessions and the password.',
  request: z.object({ token }),
  reply: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  refusals: {
    old: 'This link has expired. Please write to us: {email}',
    taken: 'Another account has this e-mail address now. Please write to us: {email}',
    unknown,
  },
});
