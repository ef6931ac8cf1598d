import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Runner } from './db.ts';
import { tooManyAttempts } from './refuse.ts';

/** At most `most` of something within `minutes`; counted in the database, so that it holds across processes. */
export type Limit = { name: string; most: number; minutes: number };

const limiters = new WeakMap<Runner['$client'], Map<string, RateLimiterPostgres>>();

/** Beside the pool: a refused call counts as well, and a call in a transaction must not wait for a second client. */
function limiterOf({ counters: { $client: pool } }: Database, { name, most, minutes }: Limit): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, known);
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: most,
      duration: minutes * 60,
    });
  known.set(name, limiter);
  return limiter;
}

/** Counts one against each limit; refuses with 429 and the minutes to wait when one of them is used up. */
export async function count(database: Database, counted: readonly (Limit & { key: string })[]): Promise<void> {
  const results = await Promise.allSettled(counted.map((c) => limiterOf(database, c).consume(c.key)));
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const broken = refusals.find((reason) => !(reason instanceof RateLimiterRes));
  if (broken) throw broken;
  const waitMs = Math.max(0, ...refusals.map((reason) => (reason as RateLimiterRes).msBeforeNext));
  if (refusals.length > 0) throw tooManyAttempts(waitMs);
}

/** Takes back what `count` counted, when it turned out to be no failure. */
export async function uncount(database: Database, counted: readonly (Limit & { key: string })[]): Promise<void> {
  await Promise.all(counted.map((c) => limiterOf(database, c).reward(c.key)));
}
