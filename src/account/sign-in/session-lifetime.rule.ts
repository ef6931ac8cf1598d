/** A session lives 30 days, and ends after 7 days without a call (behaviour §9). */
export const lifeDays = 30;
export const idleDays = 7;

const dayMs = 86_400_000;
/** How stale `seenAt` may become before a call writes it again: calls are frequent, writes need not be. */
const noteEveryMs = 15 * 60_000;

export type SessionTimes = { createdAt: Date; seenAt: Date };

export function isSessionAlive({ createdAt, seenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < lifeDays * dayMs && now.getTime() - seenAt.getTime() < idleDays * dayMs;
}

/** Whether this call should be noted as the session's last. */
export function isSeenAtStale({ seenAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > noteEveryMs;
}
