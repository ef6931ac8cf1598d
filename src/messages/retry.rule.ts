/** A message that could not be sent is tried again ever more slowly, for a day, and never after it has ended. */
export function nextSendAt(attempts: number, { createdAt, endsAt }: MessageTimes, now: Date): Date | undefined {
  const seconds = pausesSeconds[attempts - 1] ?? pausesSeconds.at(-1) ?? 0;
  const next = new Date(now.getTime() + seconds * 1000);
  const end = Math.min(endsAt?.getTime() ?? Number.POSITIVE_INFINITY, createdAt.getTime() + givenUpAfterMs);
  return next.getTime() <= end ? next : undefined;
}

/** `endsAt` is null for a message that is wanted at any time. */
export type MessageTimes = { createdAt: Date; endsAt: Date | null };

/** After the first failure, the second and so on; the last one stays. */
const pausesSeconds = [5, 20, 60, 300, 900, 1800, 3600];
const givenUpAfterMs = 24 * 3_600_000;
