import type { Database, Db } from '../database/database.server.ts';
import { isDatabaseDown } from '../database/database-down.server.ts';
import { ipNetworksOf } from '../ip-network.server.ts';
import { type HttpError, tooManyAttempts } from '../refuse.server.ts';
import { type CountRow, consumeAll, deleteCounts, findCounts, releaseOne } from './rate-limits.db.ts';

export type RateLimit = {
  name: string;
  max: number;
  windowMinutes: number;
  createError?: (waitMs: number) => HttpError;
};

export type KeyedRateLimit = RateLimit & { key: string };

/**
 * Counted for the network of an address, first, and for the wider ones it is in, where it is twice (/56) and four times (/48,
 * /24) as much: else whoever has a wide network has the limit as many times as it has addresses.
 */
export function networkLimits<Limit extends RateLimit>(
  limit: Limit,
  address: string,
  prefix = '',
): (Limit & KeyedRateLimit)[] {
  const networks = ipNetworksOf(address).toReversed();
  const shares = networks.length === 2 ? [1, 4] : [1, 2, 4];
  return networks.map((network, index) => ({
    ...limit,
    max: limit.max * (shares[index] ?? 1),
    key: prefix === '' ? network : `${prefix} ${network}`,
  }));
}

type Counts = Pick<Database, 'counters'> & { isReplica?: boolean };

const keyOf = ({ name, key }: KeyedRateLimit) => `${name}:${key}`;
const secondsOf = (limits: readonly KeyedRateLimit[]) => limits.map(({ windowMinutes }) => windowMinutes * 60);

/** Counts one against each limit and returns the counts; throws a 429 and counts nothing when one is used up. */
export async function consumeRateLimits(database: Counts, limits: readonly KeyedRateLimit[]): Promise<number[]> {
  const { rows, usedUp } = await countOrFindUsedUp(database, limits);
  refuseAny(limits, usedUp);
  return pointsOf(limits, rows);
}

export async function tryConsumeRateLimits(database: Counts, limits: readonly KeyedRateLimit[]): Promise<boolean> {
  const { usedUp } = await countOrFindUsedUp(database, limits);
  return usedUp.length === 0;
}

async function countOrFindUsedUp(database: Counts, limits: readonly KeyedRateLimit[]) {
  const keys = limits.map(keyOf);
  const [max, seconds] = [limits.map((c) => c.max), secondsOf(limits)];
  for (;;) {
    const found = await consumeAll(database, { keys, max, seconds }).catch((cause: unknown) => {
      // Only calls that read are answered by a replica while the primary is away, and nothing can be counted.
      if (database.isReplica && isDatabaseDown(cause)) return { rows: [], usedUp: [] };
      throw cause;
    });
    if (found) return found;
  }
}

export async function checkRateLimits({ counters }: Counts, limits: readonly KeyedRateLimit[]): Promise<number[]> {
  const rows = await findCounts(counters, { keys: limits.map(keyOf), seconds: secondsOf(limits) });
  const points = pointsOf(limits, rows);
  const usedUp = limits.filter(({ max }, index) => (points[index] ?? 0) >= max).map(keyOf);
  refuseAny(
    limits,
    rows.filter(({ key }) => usedUp.includes(key)),
  );
  return points;
}

/** Reports the longest wait, so that nobody is refused again by the next limit. */
function refuseAny(limits: readonly KeyedRateLimit[], usedUp: readonly CountRow[]): void {
  const [longest] = usedUp.toSorted((a, b) => b.endsInMs - a.endsInMs);
  if (!longest) return;
  const limit = limits.find((one) => keyOf(one) === longest.key);
  throw (limit?.createError ?? tooManyAttempts)(longest.endsInMs);
}

const pointsOf = (limits: readonly KeyedRateLimit[], rows: readonly CountRow[]) =>
  limits.map((limit) => rows.find(({ key }) => key === keyOf(limit))?.points ?? 0);

export async function releaseRateLimits({ counters }: Counts, limits: readonly KeyedRateLimit[]): Promise<void> {
  await releaseOne(counters, { keys: limits.map(keyOf) });
}

export async function resetRateLimits(db: Db, limits: readonly KeyedRateLimit[]): Promise<void> {
  await deleteCounts(db, { keys: limits.map(keyOf) });
}
