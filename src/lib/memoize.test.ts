import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('what was asked before is not made again', () => {
  const kept = memoize<string>(2);
  const make = vi.fn(() => 'a drawing');
  expect([kept('6205', make), kept('6205', make)]).toEqual(['a drawing', 'a drawing']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the oldest goes when there is one too many; the others stay', () => {
  const kept = memoize<number>(2);
  let made = 0;
  const make = () => ++made;
  expect(['a', 'b', 'c', 'c', 'b', 'a'].map((name) => kept(name, make))).toEqual([1, 2, 3, 3, 2, 4]);
});

test('who asks while it is made waits for the same; what failed is made anew', async () => {
  const kept = memoize<Promise<string>>(2);
  const fails = vi.fn(() => Promise.reject(new Error('no paper')));
  const both = [kept('print', fails), kept('print', fails)];
  for (const one of both) await expect(one).rejects.toThrow('no paper');
  expect(fails).toHaveBeenCalledTimes(1);
  await expect(kept('print', async () => 'printed')).resolves.toBe('printed');
});
