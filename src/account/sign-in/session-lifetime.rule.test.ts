import { expect, test } from 'vitest';
import { isSeenAtStale, isSessionAlive } from './session-lifetime.rule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['used a moment ago, young', 0, 0, true],
  ['unused for almost a week', 10, 6.99, true],
  ['unused for a week', 10, 7, false],
  ['used all the time, but 30 days old', 30, 0, false],
  ['on its last day', 29.99, 1, true],
])('a session %s', (_case, age, idle, alive) => {
  expect(isSessionAlive({ createdAt: daysAgo(age), seenAt: daysAgo(idle) }, now)).toBe(alive);
});

test.each([
  [29, true],
  [30, false],
])('a session with which staff see the shop, %i minutes old, is alive: %s', (minutes, alive) => {
  const createdAt = new Date(now.getTime() - minutes * 60_000);
  expect(isSessionAlive({ createdAt, seenAt: now, viewedBy: 'Meera' }, now)).toBe(alive);
});

test('the last use is written at most every quarter of an hour', () => {
  const isStaleAfter = (minutes: number) =>
    isSeenAtStale({ createdAt: now, seenAt: new Date(now.getTime() - minutes * 60_000) }, now);
  expect([14, 15, 16].map(isStaleAfter)).toEqual([false, false, true]);
});
