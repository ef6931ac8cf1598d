import { z } from 'zod';
import { defineContract, freeText, plainText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';

export const verifyEmail = defineContract({
  path: 'authentication/verify_email/',
  method: 'POST',
  summary:
    'Proves an e-mail address by the token of the newest mailed link, once and within 24 hours, and ends the sessions of its account.',
  request: z.object({ token: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Whether the session that the call came with was one of those that ended. */
    signed_out: z.boolean(),
  }),
  refusals: {
    used: 'Your e-mail address is verified already. You can sign in.',
    replaced: 'A newer link was mailed after this one. Please open the newest e-mail from us.',
    old: 'This link is older than 24 hours. Please ask for a new one with the button on this page.',
    unknown:
      'This link is not valid here. Please open the newest e-mail from us, or ask for a new one with the button on this page.',
  },
});

/** The answer is the same whether or not there is such an account. */
export const resendEmail = defineContract({
  path: 'authentication/resend_email/',
  method: 'POST',
  summary: 'Mails the verification link again.',
  request: z.object({ email: plainText(254), captcha: captchaField }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: { email: signUpMessages.email, email_invalid: signUpMessages.email_invalid, ...captchaRequired },
});

/** What resend_email answers (specification §8). */
export const resentMessage = msg('Email sent sucessfully to your registered email ID.');
