import { expect, test } from 'vitest';
import { retryAfterMs } from './pdf-viewer.tsx';

const now = new Date('2026-11-20T06:00:00Z');

test.each([
  ['seconds', '5', 5000],
  ['a day and time', 'Fri, 20 Nov 2026 06:00:30 GMT', 30_000],
  ['a time that is over', 'Fri, 20 Nov 2026 05:59:00 GMT', 1000],
  ['no time at all', '0', 1000],
  ['what is neither', 'soon', 1000],
])('a wait given as %s is never shorter than a second', (_form, header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
