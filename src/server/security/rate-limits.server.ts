import type { Database, Db } from '../database/database.server.ts';
import { type HttpError, tooManyAttempts } from '../refuse.server.ts';
import { type CountRow, consumeAll, deleteCounts, findCounts, releaseOne } from './rate-limits.db.ts';

/** At most `most` of something within `minutes`; counted in the database, so that it holds across processes. */
export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  /** What is answered when it is used up, where 'Too many attempts' would not be true. */
  createError?: (waitMs: number) => HttpError;
};

/** A limit and who or what it is counted for. */
export type KeyedRateLimit = RateLimit & { key: string };

type Counts = Pick<Database, 'counters'>;

const keyOf = ({ name, key }: KeyedRateLimit) => `${name}:${key}`;

/**
 * Counts one against each limit and answers how far each has come; when one of them is used up, refuses with 429 and the
 * time to wait and writes nothing.
 */
export async function consumeRateLimits(database: Counts, limits: readonly KeyedRateLimit[]): Promise<number[]> {
  const { rows, usedUp } = await countOrFindUsedUp(database, limits);
  refuseAny(limits, usedUp);
  return pointsOf(limits, rows);
}

/** Counts one against each limit and answers true; false, with nothing written, when one of them is used up. */
export async function tryConsumeRateLimits(database: Counts, limits: readonly KeyedRateLimit[]): Promise<boolean> {
  const { usedUp } = await countOrFindUsedUp(database, limits);
  return usedUp.length === 0;
}

async function countOrFindUsedUp(database: Counts, limits: readonly KeyedRateLimit[]) {
  const keys = limits.map(keyOf);
  const [max, seconds] = [limits.map((c) => c.max), limits.map((c) => c.windowMinutes * 60)];
  for (;;) {
    const found = await consumeAll(database, { keys, most: max, seconds });
    if (found) return found;
  }
}

/** Refuses with 429 when one of the limits is used up; counts nothing and answers how far each has come. */
export async function checkRateLimits({ counters }: Counts, limits: readonly KeyedRateLimit[]): Promise<number[]> {
  const rows = await findCounts(counters, { keys: limits.map(keyOf) });
  const points = pointsOf(limits, rows);
  const usedUp = limits.filter(({ max }, index) => (points[index] ?? 0) >= max).map(keyOf);
  refuseAny(
    limits,
    rows.filter(({ key }) => usedUp.includes(key)),
  );
  return points;
}

/** The longest wait is told, so that nobody who has waited is refused by the next limit. */
function refuseAny(limits: readonly KeyedRateLimit[], usedUp: readonly CountRow[]): void {
  const [longest] = usedUp.toSorted((a, b) => b.endsInMs - a.endsInMs);
  if (!longest) return;
  const limit = limits.find((one) => keyOf(one) === longest.key);
  throw (limit?.createError ?? tooManyAttempts)(longest.endsInMs);
}

const pointsOf = (limits: readonly KeyedRateLimit[], rows: readonly CountRow[]) =>
  limits.map((limit) => rows.find(({ key }) => key === keyOf(limit))?.points ?? 0);

/** Takes back what `count` counted, when it turned out to be no failure. */
export async function releaseRateLimits({ counters }: Counts, limits: readonly KeyedRateLimit[]): Promise<void> {
  await releaseOne(counters, { keys: limits.map(keyOf) });
}

/** Forgets what was counted for these keys and for those that go on with a blank and something more. */
export async function resetRateLimits(db: Db, limits: readonly KeyedRateLimit[]): Promise<void> {
  await deleteCounts(db, { keys: limits.map(keyOf) });
}
