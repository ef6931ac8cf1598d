import { expect, test } from 'vitest';
import { invitationEnds, invitationState } from './invitation-state.rule.ts';

const invitedAt = new Date('2026-12-01T09:00:00Z');
const endsAt = invitationEnds(invitedAt);

test('the link of an invitation ends after 14 days', () => {
  expect(endsAt).toEqual(new Date('2026-12-15T09:00:00Z'));
});

test.each([
  ['just sent', null, '2026-12-01T09:00:01Z', 'invited'],
  ['on the last day', null, '2026-12-15T08:59:59Z', 'invited'],
  ['when its time is over', null, '2026-12-15T09:00:00Z', 'ended'],
  ['once somebody has joined, also later', '2026-12-02T09:00:00Z', '2027-01-01T09:00:00Z', 'joined'],
] as const)('%s', (_when, joined, now, state) => {
  const joinedAt = joined === null ? null : new Date(joined);
  expect(invitationState({ endsAt, joinedAt }, new Date(now))).toBe(state);
});
