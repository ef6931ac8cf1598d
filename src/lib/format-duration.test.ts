import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

const start = new Date('2026-11-10T05:50:00Z');

test.each([
  ['2026-11-10T05:50:10Z', '1 min'],
  ['2026-11-10T06:25:00Z', '35 min'],
  ['2026-11-10T07:55:00Z', '2 h'],
  ['2026-11-11T06:00:00Z', '1 day'],
  ['2026-11-30T05:50:00Z', '20 days'],
  ['2026-11-10T05:50:00Z', undefined],
  ['2026-11-09T05:50:00Z', undefined],
])('until %s', (to, text) => {
  expect(formatDuration(start, new Date(to))).toBe(text);
});
