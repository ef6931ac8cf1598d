import { expect, test } from 'vitest';
import { canAnswer, canAskAgain, type RfiLineMoments, rfiLineState } from './rfi-line-state.rule.ts';

const then = new Date('2026-11-10T08:00:00Z');
const asked: RfiLineMoments = { answeredAt: null, validUntil: null, declinedAt: null, orderedAt: null };
const answered = { ...asked, answeredAt: then, validUntil: '2026-11-20' };

test.each<[string, RfiLineMoments, string, ReturnType<typeof rfiLineState>]>([
  ['not answered yet', asked, '2026-11-20', 'Awaiting quote'],
  ['quoted', answered, '2026-11-12', 'Stock'],
  ['on the last day of its quote', answered, '2026-11-20', 'Stock'],
  ['a day later', answered, '2026-11-21', 'Expired'],
  ['declined', { ...asked, declinedAt: then }, '2026-11-20', 'Declined'],
  ['ordered in time, whatever day it is', { ...answered, orderedAt: then }, '2027-01-01', 'Ordered'],
])('%s', (_case, moments, today, state) => {
  expect(rfiLineState(moments, today)).toBe(state);
});

test('staff answer until a line is ordered; a buyer asks again for what ended without an order', () => {
  const states = ['Awaiting quote', 'Stock', 'Expired', 'Declined', 'Ordered'] as const;
  expect(states.filter(canAnswer)).toEqual(['Awaiting quote', 'Stock', 'Expired', 'Declined']);
  expect(states.filter(canAskAgain)).toEqual(['Expired', 'Declined']);
});
