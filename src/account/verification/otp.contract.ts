import { z } from 'zod';
import { defineContract, ignored, messageReply, plainText, textId } from '../../lib/contract.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { otpMessages } from './otp-messages.data.ts';

export const sendMobileOtp = defineContract({
  path: 'authentication/mobile/otp_sent/',
  method: 'POST',
  summary: 'Sends a six-digit OTP to a mobile number; a new one voids the earlier one. Needs a session.',
  request: z.object({ mobile: plainText(30) }),
  reply: messageReply,
  refusals: { mobile: profileMessages.mobile },
});

/**
 * With `mobile` the number counts as verified for 30 minutes; with `email` the reply has the reset_token for
 * change_password.
 */
export const verifyOtp = defineContract({
  path: 'authentication/otp/verification/',
  method: 'POST',
  summary: 'Checks an OTP sent to a mobile number or an e-mail address; five wrong attempts by the requester void it.',
  request: z.object({
    mobile: plainText(30),
    email: plainText(254),
    otp: textId(20).optional().default(''),
    url: ignored,
  }),
  reply: z.object({
    success: z.literal(true),
    /** '' when nobody is signed in. */
    user: z.string(),
    message: z.string(),
    /** '' unless a password was forgotten; valid for one change within 15 minutes. */
    reset_token: z.string(),
  }),
  refusals: {
    wrong_profile: otpMessages.profile,
    wrong_password: otpMessages.password,
    expired: 'This OTP has expired. Please request a new one.',
    old: 'This OTP is no longer valid. Please request a new one.',
  },
});
