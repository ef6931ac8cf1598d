import { expect, test } from 'vitest';
import { orderRhythm } from './order-rhythm.rule.ts';

test.each<[string, number, string, string, string]>([
  ['once', 1, '2026-11-10', '2026-11-10', ''],
  ['three times on one day', 3, '2026-11-10', '2026-11-10', ''],
  ['twice', 2, '2026-06-10', '2026-11-10', 'ordered twice'],
  ['each Monday', 5, '2026-10-12', '2026-11-09', 'every week'],
  ['each second Monday', 3, '2026-10-12', '2026-11-09', 'every 2 weeks'],
  ['every five weeks', 4, '2026-07-28', '2026-11-10', 'every 5 weeks'],
  ['every quarter', 3, '2026-05-10', '2026-11-10', 'every 3 months'],
])('an item ordered %s', (_what, times, first, last, words) => {
  expect(orderRhythm(times, first, last)).toBe(words);
});
