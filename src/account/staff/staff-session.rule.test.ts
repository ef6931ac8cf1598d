import { expect, test } from 'vitest';
import { isStaffSessionAlive } from './staff-session.rule.ts';

const signedInAt = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-20T09:00:00Z', true],
  ['2026-11-20T20:59:59Z', true],
  ['2026-11-20T21:00:00Z', false],
])('a session of 09:00 is open at %s: %s', (now, alive) => {
  expect(isStaffSessionAlive(signedInAt, new Date(now))).toBe(alive);
});
