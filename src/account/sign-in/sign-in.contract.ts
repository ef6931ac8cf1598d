import { z } from 'zod';
import { asTyped, defineContract, doneReply, freeText, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { captchaField } from '../captcha/captcha.contract.ts';
import { userTypes } from '../permissions/account-status.rule.ts';
import { standings } from '../permissions/standing.rule.ts';
import { signInMessages } from './sign-in-messages.data.ts';

const emailStatus = z.enum(['verified', 'not verifed']);

/** What a page keeps of a new session. */
export const signedIn = {
  username: z.string(),
  auth_key: z.string(),
  email_status: emailStatus,
  login_user_type: z.enum(userTypes),
};
export type SignedIn = z.infer<z.ZodObject<typeof signedIn>>;

/** The reply to whatever signs a user in. */
export const signedInReply = z.object({ success: z.literal(true), message: z.string(), ...signedIn });

export const login = defineContract({
  path: 'authentication/login/',
  method: 'POST',
  summary: 'Signs a user in with e-mail, password and a solved captcha; also sets the page cookie.',
  request: z.object({
    username: freeText(254),
    /** Not trimmed or normalized. */
    password: asTyped(1000).optional().default(''),
    captcha: captchaField,
  }),
  reply: signedInReply,
  refusals: {
    username_empty: signInMessages.username,
    password_empty: signInMessages.password,
    ...pickRefusals(buyerRefusals, 'captcha_wrong'),
    wrong: 'Incorrect e-mail address or password.',
  },
});

export const logout = defineContract({
  path: 'authentication/logout/',
  method: 'POST',
  summary: 'Ends the session and its page cookie.',
  request: z.object({}),
  reply: doneReply,
});

export const tokenCheck = defineContract({
  path: 'authentication/tokencheck/',
  method: 'POST',
  summary: 'Checks whether a token is valid: the one in the header, else tokenkey.',
  request: z.object({ tokenkey: textId(300).optional().catch(undefined) }),
  reply: z.object({ success: z.boolean() }),
});

export const session = defineContract({
  path: 'authentication/session/',
  method: 'GET',
  summary: 'Returns who is signed in, for the header of a page.',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    username: z.string(),
    /** 'Active', 'Verification Pending', 'Approval Pending' or the overdue text. */
    status: z.string(),
    standing: z.enum(standings),
    email_status: emailStatus,
    login_user_type: z.enum(userTypes),
    has_credit: z.boolean(),
    /** The account was rejected or is on hold, and nothing has come from the buyer since. */
    needs_correction: z.literal(true).optional(),
    /** The member of staff who sees the shop as this user. */
    viewed_by: z.string().optional(),
  }),
});
export type Session = z.infer<typeof session.reply>;
