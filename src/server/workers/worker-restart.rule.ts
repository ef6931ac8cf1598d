// A worker that ended is started again, later each time it ends soon; one that always ends soon is given up.

/** A worker that ends this soon after its start did not really start. */
const shortLifeMs = 10_000;
const maxShortLives = 5;
const firstWaitMs = 250;

export type WorkerRestart = { afterMs: number } | 'given up';

/** `livesMs`: how long each worker of this place lived, the newest last. */
export function restartOf(livesMs: readonly number[]): WorkerRestart {
  const lastLong = livesMs.findLastIndex((life) => life >= shortLifeMs);
  const shortLives = livesMs.length - 1 - lastLong;
  if (shortLives >= maxShortLives) return 'given up';
  return { afterMs: shortLives < 2 ? 0 : firstWaitMs * 2 ** (shortLives - 2) };
}
