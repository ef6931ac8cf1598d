import { z } from 'zod';
import { asTyped, defineContract, freeText, ignored, messageReply, plainText } from '../../lib/contract.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';

export const checkUser = defineContract({
  path: 'authentication/check_user/',
  method: 'POST',
  summary: 'Mails an OTP for a new password to the account of an e-mail address.',
  request: z.object({ user_name: plainText(254), captcha: captchaField, db_type: ignored }),
  reply: messageReply,
  refusals: { unknown: "Email doesn't exist", ...captchaRequired },
});

const password = asTyped(1000).optional().default('');

export const changePassword = defineContract({
  path: 'authentication/change_password/',
  method: 'POST',
  summary: 'Sets a new password with the reset_token of a verified OTP and ends all other sessions of the account.',
  request: z.object({
    user_name: plainText(254),
    password1: password,
    password2: password,
    reset_token: freeText(200),
    db_type: ignored,
  }),
  reply: messageReply,
  refusals: {
    password: signUpMessages.password,
    confirm: signUpMessages.confirm,
    mismatch: signUpMessages.mismatch,
    short: signUpMessages.short,
    unproved: 'Please verify a new OTP before you set a new password.',
  },
});
