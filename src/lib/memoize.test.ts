import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is created only once', () => {
  const memoized = memoize<string>(2);
  const make = vi.fn(() => 'a drawing');
  expect([memoized('6205', make), memoized('6205', make)]).toEqual(['a drawing', 'a drawing']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the oldest value is dropped beyond the maximum', () => {
  const memoized = memoize<number>(2);
  let createdCount = 0;
  const make = () => ++createdCount;
  expect(['a', 'b', 'c', 'c', 'b', 'a'].map((name) => memoized(name, make))).toEqual([1, 2, 3, 3, 2, 4]);
});

test('concurrent callers share one promise; a failure is not kept', async () => {
  const memoized = memoize<Promise<string>>(2);
  const fails = vi.fn(() => Promise.reject(new Error('no paper')));
  const both = [memoized('print', fails), memoized('print', fails)];
  for (const one of both) await expect(one).rejects.toThrow('no paper');
  expect(fails).toHaveBeenCalledTimes(1);
  await expect(memoized('print', async () => 'printed')).resolves.toBe('printed');
});
