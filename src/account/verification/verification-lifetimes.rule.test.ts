import { expect, test } from 'vitest';
import { hoursAfter } from '../../lib/dates.ts';
import { isReplaceable, linkState } from './verification-lifetimes.rule.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = (hours: number) => hoursAfter(now, -hours);

test.each([
  [null, 23, false, false],
  [null, 24, false, true],
  [null, 24, true, false],
  [before(1), 48, false, false],
])(
  'an account verified at %j, opened %i hours ago, with a profile: %s, gives way: %s',
  (emailVerifiedAt, hours, profileDone, way) => {
    expect(isReplaceable({ emailVerifiedAt, createdAt: before(hours), profileDone }, now)).toBe(way);
  },
);

test.each([
  [null, null, hoursAfter(now, 1), null, 'good'],
  [null, null, now, null, 'old'],
  [null, before(1), hoursAfter(now, 1), null, 'replaced'],
  [null, before(26), before(6), null, 'replaced'],
  [before(2), null, hoursAfter(now, 1), before(2), 'used'],
  [before(2), before(3), hoursAfter(now, 1), before(2), 'used'],
  [before(30), null, before(6), before(30), 'used'],
  [before(2), null, hoursAfter(now, 1), null, 'replaced'],
] as const)(
  'a link used at %j, replaced at %j, that ends at %s, of an address verified at %j, is %s',
  (usedAt, replacedAt, endsAt, emailVerifiedAt, state) => {
    expect(linkState({ usedAt, replacedAt, endsAt, emailVerifiedAt }, now)).toBe(state);
  },
);
