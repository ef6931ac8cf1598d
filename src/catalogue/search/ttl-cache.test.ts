import { expect, test } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

/** Answers how often it was asked. */
function counted(entriesAtMost = 10) {
  const kept = ttlCache<number>({ ttlMs: 800, maxEntries: entriesAtMost });
  let made = 0;
  return (key: string, ms: number) => kept.get(key, at(ms), async () => ++made);
}

test('the same question within its life is answered from memory, a moment later anew', async () => {
  const ask = counted();
  expect([await ask('6205', 0), await ask('6205', 799), await ask('6205', 800)]).toEqual([1, 1, 2]);
});

test('another question is another answer', async () => {
  const ask = counted();
  expect([await ask('6205', 0), await ask('6206', 0)]).toEqual([1, 2]);
});

test('who asks while an answer is on its way waits for that one', async () => {
  const ask = counted();
  expect(await Promise.all([ask('6205', 0), ask('6205', 1)])).toEqual([1, 1]);
});

test('an answer from the future, after the clock was put back, is not used', async () => {
  const ask = counted();
  expect([await ask('6205', 500), await ask('6205', 0)]).toEqual([1, 2]);
});

test('of too many the oldest is forgotten', async () => {
  const ask = counted(2);
  for (const key of ['a', 'b', 'c']) await ask(key, 0);
  expect([await ask('c', 1), await ask('b', 1), await ask('a', 1)]).toEqual([3, 2, 4]);
});

test('a failure is told and not kept', async () => {
  const kept = ttlCache<string>({ ttlMs: 800, maxEntries: 10 });
  await expect(kept.get('6205', at(0), () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await kept.get('6205', at(1), async () => 'found')).toBe('found');
});
