import { expect, test } from 'vitest';
import { canAnswer, canAskAgain, type RfiLineMoments, rfiLineState } from './rfi-line-state.rule.ts';

const then = new Date('2026-11-10T08:00:00Z');
const unanswered: RfiLineMoments = { answeredAt: null, validUntil: null, declinedAt: null, orderedAt: null };
const answered = { ...unanswered, answeredAt: then, validUntil: '2026-11-20' };

test.each<[string, RfiLineMoments, string, ReturnType<typeof rfiLineState>]>([
  ['not answered yet', unanswered, '2026-11-20', 'Awaiting quote'],
  ['answered without a last day', { ...answered, validUntil: null }, '2026-11-12', 'Awaiting quote'],
  ['a last day without an answer', { ...answered, answeredAt: null }, '2026-11-12', 'Awaiting quote'],
  ['quoted', answered, '2026-11-12', 'Stock'],
  ['on the last day of its quote', answered, '2026-11-20', 'Stock'],
  ['a day later', answered, '2026-11-21', 'Expired'],
  ['declined', { ...unanswered, declinedAt: then }, '2026-11-20', 'Declined'],
  ['ordered in time, whatever day it is', { ...answered, orderedAt: then }, '2027-01-01', 'Ordered'],
])('%s', (_case, moments, today, state) => {
  expect(rfiLineState(moments, today)).toBe(state);
});

test('staff can answer until a line is ordered; a buyer can request expired and declined lines again', () => {
  const states = ['Awaiting quote', 'Stock', 'Expired', 'Declined', 'Ordered'] as const;
  expect(states.filter(canAnswer)).toEqual(['Awaiting quote', 'Stock', 'Expired', 'Declined']);
  expect(states.filter(canAskAgain)).toEqual(['Expired', 'Declined']);
});
