import { z } from 'zod';
import { asTyped, defineContract, messageReply, plainText } from '../../lib/contract.ts';
import { buyerKinds } from '../buyer-kind.rule.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';

export const signUpPayload = {
  title: plainText(20),
  firstname: plainText(100),
  lastname: plainText(100),
  designation: plainText(50),
  email: plainText(254),
  name_of_company: plainText(150),
  /** Not trimmed or normalized. */
  password: asTyped(1000).optional().default(''),
  confirm_password: asTyped(1000).optional(),
  /** Other values are ignored. */
  buyer_kind: z.enum(buyerKinds).optional().catch(undefined),
  captcha: captchaField,
};

export const signUp = defineContract({
  path: 'authentication/user/signup/',
  method: 'POST',
  summary: 'Creates an account and mails its verification link; 400 lists every wrong field in the order of the form.',
  request: z.object(signUpPayload),
  reply: messageReply,
  refusals: { ...signUpMessages, ...captchaRequired, exists: userExists },
});
