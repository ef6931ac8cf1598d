/** An e-mail link is good for 24 hours, an OTP for 10 minutes and five tries, what it proves a little longer (behaviour §9). */
export const linkHours = 24;
export const otpMinutes = 10;
export const maxOtpAttempts = 5;
/** Of an OTP for a password, for all who enter it from another network than it was asked from: phones change theirs. */
export const maxOtpAttemptsElsewhere = 5;
/** How long a new password may be set after the OTP. */
export const passwordResetMinutes = 15;
/** How long a proved mobile number counts for the profile. */
export const mobileVerificationMinutes = 30;
/** How long an account that nobody has verified keeps its e-mail address from others. */
export const unverifiedHours = 24;

const minuteMs = 60_000;

export const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs);
export const hoursAfter = (now: Date, hours: number) => minutesAfter(now, hours * 60);

/** Whether an account gives way to a new sign-up with its e-mail address. */
export function isReplaceable({ emailVerifiedAt, createdAt }: UnverifiedAccount, now: Date): boolean {
  return emailVerifiedAt === null && hoursAfter(createdAt, unverifiedHours) <= now;
}

export type UnverifiedAccount = { emailVerifiedAt: Date | null; createdAt: Date };

export type LinkState = 'good' | 'used' | 'replaced' | 'old';
type LinkTimes = { usedAt: Date | null; replacedAt: Date | null; endsAt: Date };

/** A link that was used stays used, also when it has grown old; only the newest one is good. */
export function linkState({ usedAt, replacedAt, endsAt }: LinkTimes, now: Date): LinkState {
  if (usedAt) return 'used';
  if (replacedAt) return 'replaced';
  return endsAt <= now ? 'old' : 'good';
}
