/** A session lives 30 days and ends after 7 days without a call; one with which staff see the shop lives 30 minutes. */
export const lifeDays = 30;
export const idleDays = 7;
export const viewingMinutes = 30;

const dayMs = 86_400_000;
/** Avoids a write on every call. */
const noteEveryMs = 15 * 60_000;

                                                                                                   

export function isSessionAlive({ createdAt, seenAt, viewedBy }              , now      )          {
  if (viewedBy) return now.getTime() - createdAt.getTime() < viewingMinutes * 60_000;
  return now.getTime() - createdAt.getTime() < lifeDays * dayMs && now.getTime() - seenAt.getTime() < idleDays * dayMs;
}

export function isSeenAtStale({ seenAt }              , now      )          {
  return now.getTime() - seenAt.getTime() > noteEveryMs;
}
