import { expect, test } from 'vitest';
import { confirmationState, emailChangeEnds, objectionState } from './email-change.rule.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:00:01Z');
const open = { endsAt: later, objectUntil: later, confirmedAt: null, stoppedAt: null, objectedAt: null };

test('a change can be confirmed for a day and objected to for a week', () => {
  expect(emailChangeEnds(now)).toEqual({
    endsAt: new Date('2026-11-21T10:00:00Z'),
    objectUntil: new Date('2026-11-27T10:00:00Z'),
  });
});

test.each([
  ['one that waits is good', {}, 'good'],
  ['one that ends now is old', { endsAt: now }, 'old'],
  ['a confirmed one is used, also after its end', { confirmedAt: now, endsAt: now }, 'used'],
  ['a replaced one is stopped', { stoppedAt: now }, 'stopped'],
  ['a replaced one stays stopped after its end', { stoppedAt: now, endsAt: now }, 'stopped'],
  ['one that was confirmed and undone is stopped', { confirmedAt: now, objectedAt: now, stoppedAt: now }, 'stopped'],
] as const)('confirming: %s', (_, over, state) => {
  expect(confirmationState({ ...open, ...over }, now)).toBe(state);
});

test.each([
  ['one that waits', {}, 'good'],
  ['a confirmed one', { confirmedAt: now }, 'good'],
  ['a replaced one, so that the next one stops too', { stoppedAt: now }, 'good'],
  ['one whose week is over', { objectUntil: now }, 'old'],
  ['one objected to before', { objectedAt: now, objectUntil: now }, 'done'],
] as const)('objecting to %s', (_, over, state) => {
  expect(objectionState({ ...open, ...over }, now)).toBe(state);
});
