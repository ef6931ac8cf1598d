import { z } from 'zod';
import { contract, freeText, plainText } from '../lib/contract.ts';
import { word } from '../lib/say.ts';
import { captchaAsked, captchaField } from './captcha.contract.ts';
import { signUpTexts } from './sign-up-form.rule.ts';

export const verifyEmail = contract({
  path: 'authentication/verify_email/',
  method: 'POST',
  does: 'Proves an e-mail address by the token of the newest mailed link, once and within 24 hours, and ends the sessions of its account.',
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
export const resendEmail = contract({
  path: 'authentication/resend_email/',
  method: 'POST',
  does: 'Mails the verification link again.',
  request: z.object({ email: plainText(254), captcha: captchaField }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: { email: signUpTexts.email, email_invalid: signUpTexts.email_invalid, ...captchaAsked },
});

/** What resend_email answers (specification §8). */
export const resentText = word('Email sent sucessfully to your registered email ID.');
