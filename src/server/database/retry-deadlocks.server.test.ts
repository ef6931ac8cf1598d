import pg from 'pg';
import { expect, test } from 'vitest';
import { retryDeadlocks } from './retry-deadlocks.server.ts';

const deadlock = Object.assign(new pg.DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' });
const lockTimeout = Object.assign(new pg.DatabaseError('canceling statement', 0, 'error'), { code: '55P03' });

/** A transaction that fails with each of these, one at a time, and then succeeds. */
function failingWith(...failures: Error[]) {
  const reported: unknown[] = [];
  const run = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'written';
  };
  return { reported, start: () => retryDeadlocks(run, (cause) => reported.push(cause)) };
}

test.each([
  [1, 'written', 1],
  [2, 'written', 2],
  [3, 'deadlock detected', 2],
])('a transaction that %d deadlocks ended: %s after %d more tries', async (times, outcome, retries) => {
  const { start, reported } = failingWith(...Array<Error>(times).fill(deadlock));
  expect(await start().catch((cause: Error) => cause.message)).toBe(outcome);
  expect(reported).toEqual(Array(retries).fill(deadlock));
});

test('any other failure is thrown at once', async () => {
  const { start, reported } = failingWith(lockTimeout);
  await expect(start()).rejects.toBe(lockTimeout);
  expect(reported).toEqual([]);
});
