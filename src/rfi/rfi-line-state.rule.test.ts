import { expect, test } from 'vitest';
import {
  canAnswer,
  canAskAgain,
  canExtend,
  canWithdraw,
  linesToAskAgain,
  type RfiLineMoments,
  type RfiState,
  rfiLineState,
} from './rfi-line-state.rule.ts';

const then = new Date('2026-11-10T08:00:00Z');
const unanswered: RfiLineMoments = {
  answeredAt: null,
  validUntil: null,
  declinedAt: null,
  withdrawnAt: null,
  orderedAt: null,
};
const answered = { ...unanswered, answeredAt: then, validUntil: '2026-11-20' };

test.each<[string, RfiLineMoments, string, ReturnType<typeof rfiLineState>]>([
  ['not answered yet', unanswered, '2026-11-20', 'Awaiting quote'],
  ['answered without a last day', { ...answered, validUntil: null }, '2026-11-12', 'Awaiting quote'],
  ['a last day without an answer', { ...answered, answeredAt: null }, '2026-11-12', 'Awaiting quote'],
  ['quoted', answered, '2026-11-12', 'Stock'],
  ['on the last day of its quote', answered, '2026-11-20', 'Stock'],
  ['a day later', answered, '2026-11-21', 'Expired'],
  ['declined', { ...unanswered, declinedAt: then }, '2026-11-20', 'Declined'],
  ['withdrawn before its last day', { ...answered, withdrawnAt: then }, '2026-11-12', 'Withdrawn'],
  ['withdrawn, a day after its last day', { ...answered, withdrawnAt: then }, '2026-11-21', 'Withdrawn'],
  ['ordered in time, whatever day it is', { ...answered, orderedAt: then }, '2027-01-01', 'Ordered'],
])('%s', (_case, moments, today, state) => {
  expect(rfiLineState(moments, today)).toBe(state);
});

test('which lines staff can answer, withdraw and extend, and which a buyer can request again', () => {
  const states = ['Awaiting quote', 'Stock', 'Expired', 'Declined', 'Withdrawn', 'Ordered'] as const;
  expect(states.filter(canAnswer)).toEqual(['Awaiting quote', 'Stock', 'Expired', 'Declined', 'Withdrawn']);
  expect(states.filter(canWithdraw)).toEqual(['Stock']);
  expect(states.filter(canExtend)).toEqual(['Stock', 'Expired']);
  expect(states.filter(canAskAgain)).toEqual(['Expired', 'Declined', 'Withdrawn']);
});

test.each<[string, readonly (readonly [choice: number, state: RfiState])[], number[]]>([
  [
    'lines that have ended',
    [
      [1, 'Expired'],
      [2, 'Declined'],
      [3, 'Stock'],
    ],
    [0, 1],
  ],
  [
    'one of a line and its alternatives',
    [
      [1, 'Expired'],
      [2, 'Expired'],
      [1, 'Expired'],
    ],
    [0, 1],
  ],
  [
    'nothing where an alternative was ordered instead',
    [
      [1, 'Withdrawn'],
      [2, 'Expired'],
      [1, 'Ordered'],
    ],
    [1],
  ],
  [
    'nothing where an alternative can still be ordered',
    [
      [1, 'Declined'],
      [1, 'Stock'],
    ],
    [],
  ],
])('a whole RFI is requested again: %s', (_case, lines, asked) => {
  const found = linesToAskAgain(lines, { stateOf: ([, state]) => state, choiceOf: ([choice]) => choice });
  expect(found.map((line) => lines.indexOf(line))).toEqual(asked);
});
