import { z } from 'zod';
import { defineContract, freeText, messageReply, plainText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { signedIn } from '../sign-in/sign-in.contract.ts';

export const verifyEmail = defineContract({
  path: 'authentication/verify_email/',
  method: 'POST',
  summary:
    'Verifies an e-mail address by the token of the latest mailed link, once and within 24 hours, and ends all sessions of its account. Signs in the browser that signed up.',
  request: z.object({ token: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    /** Tells whether this call's own session ended. */
    signed_out: z.boolean(),
    /** Only in the browser that signed up. */
    signed_in: z.object(signedIn).optional(),
  }),
  refusals: {
    used: 'Your e-mail address is already verified. You can sign in.',
    replaced: 'We sent you a newer link. Please open the latest e-mail from us.',
    old: 'This link has expired. Please use the button on this page to get a new one.',
    unknown:
      'This link is not valid. Please open the latest e-mail from us, or use the button on this page to get a new one.',
  },
});

/** The reply is the same whether or not there is such an account. */
export const resendEmail = defineContract({
  path: 'authentication/resend_email/',
  method: 'POST',
  summary: 'Mails the verification link again.',
  request: z.object({ email: plainText(254), captcha: captchaField }),
  reply: messageReply,
  refusals: { email: signUpMessages.email, email_invalid: signUpMessages.email_invalid, ...captchaRequired },
});

export const resentMessage = msg('Email sent sucessfully to your registered email ID.');
