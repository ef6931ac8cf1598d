import { hoursAfter } from '../../lib/dates.ts';

/** A link that verifies is valid for 24 hours, one that signs in for 15 minutes, an OTP for 10 minutes and five attempts, what they verify a little longer. */
export const linkHours = 24;
const linkMinutes = { verify: linkHours * 60, 'sign-in': 15 } as const;
export const otpMinutes = 10;
export const maxOtpAttempts = 5;
/** How many attempts a password OTP has on other networks, because phones change theirs. */
export const maxOtpAttemptsElsewhere = 5;
export const passwordResetMinutes = 15;
export const mobileVerificationMinutes = 30;
/** After this an unverified account can be replaced by a new sign-up. */
const unverifiedHours = 24;

/** Never with a profile: then only its e-mail address, which staff have corrected, is not verified yet. */
export function isReplaceable({ emailVerifiedAt, createdAt, profileDone }: UnverifiedAccount, now: Date): boolean {
  return emailVerifiedAt === null && !profileDone && hoursAfter(createdAt, unverifiedHours) <= now;
}

export type UnverifiedAccount = { emailVerifiedAt: Date | null; createdAt: Date; profileDone: boolean };

export type LinkState = 'good' | 'used' | 'replaced' | 'old';
type LinkTimes = { usedAt: Date | null; replacedAt: Date | null; endsAt: Date; emailVerifiedAt: Date | null };

/**
 * A used link stays used, also after it has expired, until staff correct the address it verified; only the newest one
 * is valid.
 */
export function linkState({ usedAt, replacedAt, endsAt, emailVerifiedAt }: LinkTimes, now: Date): LinkState {
  if (usedAt) return emailVerifiedAt ? 'used' : 'replaced';
  if (replacedAt) return 'replaced';
  return endsAt <= now ? 'old' : 'good';
}

/** That of one which signs in is short, because whoever reads the mail is signed in. */
export const linkEnds = (purpose: keyof typeof linkMinutes, now: Date): Date =>
  new Date(now.getTime() + linkMinutes[purpose] * 60_000);
