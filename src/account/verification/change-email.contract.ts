import { z } from 'zod';
import { asTyped, defineContract, plainText } from '../../lib/contract.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';

/** Corrects an address that was mistyped at sign-up. */
export const changeEmail = defineContract({
  path: 'authentication/change_email/',
  method: 'POST',
  summary:
    'Gives an account that is not verified yet another e-mail address, and mails the verification link there; earlier links stop working.',
  request: z.object({
    current_email: plainText(254),
    email: plainText(254),
    password: asTyped(1000),
    captcha: captchaField,
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), email: z.string() }),
  refusals: {
    email: signUpMessages.email,
    email_invalid: signUpMessages.email_invalid,
    /** An account that is verified, or that does not exist, gets the same answer. */
    password: 'This is not the password you chose when signing up.',
    same: 'The link was already sent to this address. Please use the button to get it again.',
    exists: userExists,
    by_staff: 'Only we can change the address of this account. Please write to us: {email}',
    ...captchaRequired,
  },
});
