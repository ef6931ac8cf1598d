import { z } from 'zod';
import { defineContract, ignored, plainText, textId } from '../../lib/contract.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';

/** The texts of the specification §5 at an OTP: on the profile page and on the way to a new password. */
export const otpMessages = { profile: 'Please enter valid OTP', password: 'Please Enter Valid OTP' } as const;

export const sendMobileOtp = defineContract({
  path: 'authentication/mobile/otp_sent/',
  method: 'POST',
  summary: 'Sends a six-digit OTP to a mobile number; a new one voids the one before. Needs a session.',
  request: z.object({ mobile: plainText(30) }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: { mobile: profileMessages.mobile },
});

/**
 * With `mobile` (profile) the number counts as proved by the signed-in account for 30 minutes; with `email` (forgotten
 * password) the reply carries the reset_token that change_password needs.
 */
export const verifyOtp = defineContract({
  path: 'authentication/otp/verification/',
  method: 'POST',
  summary: 'Checks an OTP sent to a mobile number or an e-mail address; five wrong tries of who asked for it void it.',
  request: z.object({
    mobile: plainText(30),
    email: plainText(254),
    otp: textId(20).optional().default(''),
    /** Of the page, taken and ignored. */
    url: ignored,
  }),
  reply: z.object({
    success: z.literal(true),
    /** The e-mail address of the account, '' when nobody is signed in. */
    user: z.string(),
    message: z.string(),
    /** Only for a forgotten password; '' otherwise. Good for 15 minutes and one change. */
    reset_token: z.string(),
  }),
  refusals: {
    wrong_profile: otpMessages.profile,
    wrong_password: otpMessages.password,
    old: 'This OTP is no longer valid. Please ask for a new one.',
  },
});
