/** A message that could not be sent is retried ever less often for a day, and never after it has expired. */
export function nextSendAt(attempts        , { createdAt, endsAt }              , now      )                   {
  const seconds = pausesSeconds[attempts - 1] ?? pausesSeconds.at(-1) ?? 0;
  const next = new Date(now.getTime() + seconds * 1000);
  const end = Math.min(endsAt?.getTime() ?? Number.POSITIVE_INFINITY, createdAt.getTime() + givenUpAfterMs);
  return next.getTime() <= end ? next : undefined;
}

                                                                    

/** After the first failure, the second and so on; the last one repeats. */
const pausesSeconds = [5, 20, 60, 300, 900, 1800, 3600];
const givenUpAfterMs = 24 * 3_600_000;
