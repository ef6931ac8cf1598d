import { expect, test } from 'vitest';
import { timeLeft } from './time-left.rule.ts';

test.each([
  ['ended yesterday', '2026-11-19', { days: -1, tone: 'bad' }],
  ['ends today', '2026-11-20', { days: 0, tone: 'warn' }],
  ['ends in three days', '2026-11-23', { days: 3, tone: 'warn' }],
  ['ends in four days', '2026-11-24', { days: 4, tone: 'plain' }],
] as const)('what %s', (_what, until, expected) => {
  expect(timeLeft(until, '2026-11-20')).toEqual(expected);
});
