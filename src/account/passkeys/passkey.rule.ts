// A challenge is answered within 5 minutes, and a passkey is added within 15 minutes of signing in.

const challengeMinutes = 5;
const freshMinutes = 15;

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

export const isChallengeAlive = (createdAt: Date, now: Date): boolean =>
  minutesBetween(createdAt, now) < challengeMinutes;

/** Whoever finds a desk that was left open shall not add a key of their own. */
export const maySessionAddPasskey = (signedInAt: Date, now: Date): boolean =>
  minutesBetween(signedInAt, now) < freshMinutes;

/** How many each person may have. */
export const maxPasskeys = 10;
