import { expect, test } from 'vitest';
import { formatWait } from './format-wait.rule.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:30Z', '0 min'],
  ['2026-11-20T11:20:01Z', '39 min'],
  ['2026-11-20T11:00:00Z', '1 h'],
  ['2026-11-18T12:00:01Z', '47 h'],
  ['2026-11-18T12:00:00Z', '2 days'],
  ['2026-11-01T12:00:00Z', '19 days'],
])('what waits since %s waits %s', (since, text) => {
  expect(formatWait(new Date(since), now)).toBe(text);
});
