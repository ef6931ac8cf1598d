import { z } from 'zod';
import { defineContract, freeText, messageReply, plainText } from '../../lib/contract.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { signedInReply } from '../sign-in/sign-in.contract.ts';

/** The reply is the same whether or not there is such an account. */
export const mailSignInLink = defineContract({
  path: 'authentication/sign_in_link/',
  method: 'POST',
  summary: 'Mails a link that signs in whoever opens it, once and within 15 minutes.',
  request: z.object({ email: plainText(254), captcha: captchaField }),
  reply: messageReply,
  refusals: { email: signUpMessages.email, email_invalid: signUpMessages.email_invalid, ...captchaRequired },
});

export const signInWithLink = defineContract({
  path: 'authentication/sign_in_link/open/',
  method: 'POST',
  summary: 'Signs a user in by the token of the latest mailed link; also sets the page cookie.',
  request: z.object({ token: freeText(200) }),
  reply: signedInReply,
  refusals: {
    used: 'This link was opened before. Please ask for a new one.',
    replaced: 'We sent you a newer link. Please open the latest e-mail from us.',
    old: 'This link has expired. Please ask for a new one.',
    unknown: 'This link is not valid. Please ask for a new one.',
  },
});
