import { z } from 'zod';
import { asTyped, defineContract, freeText, textId } from '../../lib/contract.ts';
import { captchaField } from '../captcha/captcha.contract.ts';

/** The texts of the specification §5, in its order. */
export const signInMessages = {
  username: 'Please Enter Username',
  password: 'Please Enter Password',
} as const;

export const login = defineContract({
  path: 'authentication/login/',
  method: 'POST',
  summary: 'Signs a user in with e-mail, password and a solved captcha; also sets the page cookie.',
  request: z.object({
    username: freeText(254),
    /** As typed: no trimming, no normal form. */
    password: asTyped(1000).optional().default(''),
    captcha: captchaField,
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    username: z.string(),
    auth_key: z.string(),
    email_status: z.enum(['verified', 'not verifed']),
    login_user_type: z.enum(['existing', 'new', 'other']),
  }),
  refusals: {
    username_empty: signInMessages.username,
    password_empty: signInMessages.password,
    captcha_wrong: 'Please solve the captcha again.',
    wrong: 'The e-mail address or the password is not right.',
  },
});

export const logout = defineContract({
  path: 'authentication/logout/',
  method: 'POST',
  summary: 'Ends the session and its page cookie.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true) }),
});

export const tokenCheck = defineContract({
  path: 'authentication/tokencheck/',
  method: 'POST',
  summary: 'Says whether a token is alive: the one in the header, else tokenkey.',
  request: z.object({ tokenkey: textId(300).optional().catch(undefined) }),
  reply: z.object({ success: z.boolean() }),
});

/** An ALTCHA challenge as its widget expects it: valid ten minutes, counted once. */
export const captchaChallenge = defineContract({
  path: 'authentication/captcha/',
  method: 'GET',
  summary: 'Answers a fresh ALTCHA challenge.',
  request: z.object({}),
  reply: z.looseObject({}),
});

/** What the page's frame needs to know of its reader. */
export const session = defineContract({
  path: 'authentication/session/',
  method: 'GET',
  summary: 'Answers who is signed in, for the header of a page.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    username: z.string(),
    /** As get_info's status: 'Active', 'Verification Pending', 'Approval Pending' or the overdue text. */
    status: z.string(),
    email_status: z.enum(['verified', 'not verifed']),
    login_user_type: z.enum(['existing', 'new', 'other']),
    /** Whether the account has credit terms, and so a statement. */
    has_credit: z.boolean(),
  }),
});
export type Session = z.infer<typeof session.reply>;
