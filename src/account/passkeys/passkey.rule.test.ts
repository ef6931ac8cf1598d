import { expect, test } from 'vitest';
import { isChallengeAlive, maySessionAddPasskey } from './passkey.rule.ts';

const nine = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-20T09:04:59Z', true],
  ['2026-11-20T09:05:00Z', false],
])('a challenge of 09:00 may be answered at %s: %s', (now, alive) => {
  expect(isChallengeAlive(nine, new Date(now))).toBe(alive);
});

test.each([
  ['2026-11-20T09:14:59Z', true],
  ['2026-11-20T09:15:00Z', false],
])('who signed in at 09:00 may add a passkey at %s: %s', (now, may) => {
  expect(maySessionAddPasskey(nine, new Date(now))).toBe(may);
});
