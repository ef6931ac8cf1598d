import { expect, test } from 'vitest';
import { givesWay, hoursAfter, linkState } from './proof-life.rule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = (hours: number) => hoursAfter(now, -hours);

test.each([
  [null, 23, false],
  [null, 24, true],
  [before(1), 48, false],
])('an account verified at %j and opened %i hours ago gives way: %s', (emailVerifiedAt, hours, way) => {
  expect(givesWay({ emailVerifiedAt, createdAt: before(hours) }, now)).toBe(way);
});

test.each([
  [null, hoursAfter(now, 1), 'good'],
  [null, now, 'old'],
  [before(2), hoursAfter(now, 1), 'used'],
  [before(30), before(6), 'used'],
] as const)('a link used at %j that ends at %s is %s', (usedAt, endsAt, state) => {
  expect(linkState({ usedAt, endsAt }, now)).toBe(state);
});
