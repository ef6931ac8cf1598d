import { expect, test } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

function countingCache(entriesAtMost = 10) {
  const cache = ttlCache<number>({ ttlMs: 800, maxEntries: entriesAtMost });
  let loads = 0;
  return (key: string, ms: number) => cache.get(key, at(ms), async () => ++loads);
}

test('a value is cached until its time to live is over', async () => {
  const load = countingCache();
  expect([await load('6205', 0), await load('6205', 799), await load('6205', 800)]).toEqual([1, 1, 2]);
});

test('each key has its own value', async () => {
  const load = countingCache();
  expect([await load('6205', 0), await load('6206', 0)]).toEqual([1, 2]);
});

test('concurrent calls share one load', async () => {
  const load = countingCache();
  expect(await Promise.all([load('6205', 0), load('6205', 1)])).toEqual([1, 1]);
});

test('a value from the future, after the clock was set back, is not used', async () => {
  const load = countingCache();
  expect([await load('6205', 500), await load('6205', 0)]).toEqual([1, 2]);
});

test('when the cache is full the oldest entry is dropped', async () => {
  const load = countingCache(2);
  for (const key of ['a', 'b', 'c']) await load(key, 0);
  expect([await load('c', 1), await load('b', 1), await load('a', 1)]).toEqual([3, 2, 4]);
});

test('an error rejects and is not cached', async () => {
  const cache = ttlCache<string>({ ttlMs: 800, maxEntries: 10 });
  await expect(cache.get('6205', at(0), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await cache.get('6205', at(1), async () => 'found')).toBe('found');
});
