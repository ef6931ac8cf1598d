/** A session lives 30 days and ends after 7 days without a call. */
export const lifeDays = 30;
export const idleDays = 7;

const dayMs = 86_400_000;
/** Avoids a write on every call. */
const noteEveryMs = 15 * 60_000;

export type SessionTimes = { createdAt: Date; seenAt: Date };

export function isSessionAlive({ createdAt, seenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < lifeDays * dayMs && now.getTime() - seenAt.getTime() < idleDays * dayMs;
}

export function isSeenAtStale({ seenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > noteEveryMs;
}
