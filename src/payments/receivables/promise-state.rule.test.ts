import { expect, test } from 'vitest';
import { promiseRefusal, promiseState } from './promise-state.rule.ts';

const today = '2026-11-21';

test.each([
  ['nothing came in, the day is today', 0, '2026-11-21', 'open'],
  ['nothing came in, the day was yesterday', 0, '2026-11-20', 'broken'],
  ['a part came in, the day has passed', 299_99, '2026-11-20', 'broken'],
  ['a part came in, the day is to come', 299_99, '2026-11-25', 'open'],
  ['all came in, late', 300_00, '2026-11-20', 'kept'],
  ['more came in before the day', 400_00, '2026-11-25', 'kept'],
])('%s', (_case, receivedMinor, promisedFor, state) => {
  expect(promiseState({ amountMinor: 300_00, promisedFor, receivedMinor }, today)).toBe(state);
});

test.each([
  ['as much as is owed, today', {}, undefined],
  ['on the last day', { promisedFor: '2027-11-21' }, undefined],
  ['a note of 300 characters', { note: 'x'.repeat(300) }, undefined],
  ['nothing is owed', { owedMinor: 0 }, ['amount', 'This customer owes nothing.']],
  ['no amount', { amountMinor: 0 }, ['amount', 'Write the amount, like 125000 or 1,25,000.50.']],
  [
    'no dirhams',
    { amountMinor: 0, currency: 'AED' as const },
    ['amount', 'Write the amount, like 125000 or 125,000.50.'],
  ],
  ['half a paisa', { amountMinor: 1.5 }, ['amount', 'Write the amount, like 125000 or 1,25,000.50.']],
  ['more than is owed', { amountMinor: 300_01 }, ['amount', 'This is more than the customer owes.']],
  [
    'a day that has passed',
    { promisedFor: '2026-11-20' },
    ['day', 'The day has passed; write the day by which they pay.'],
  ],
  ['a day too far away', { promisedFor: '2027-11-22' }, ['day', 'The day is at most 365 days away.']],
  ['a long note', { note: 'x'.repeat(301) }, ['note', 'Use at most 300 characters for the note.']],
])('%s', (_case, over, refusal) => {
  const usual = { amountMinor: 300_00, currency: 'INR' as const, promisedFor: today, note: '', owedMinor: 300_00 };
  const promise = { ...usual, ...over };
  const refused = promiseRefusal(promise, today, '2027-11-21');
  expect(refused && [refused.field, refused.message]).toEqual(refusal);
});
