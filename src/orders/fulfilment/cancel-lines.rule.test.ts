import { expect, test } from 'vitest';
import { type CancelledLine, piecesToCancel } from './cancel-lines.rule.ts';

/** Ten ordered, two of them sent, four of the others reserved. */
const half = { id: 11, lineNo: 1, ordered: 10, dispatched: 2, cancelled: 0, reserved: 4 };
const sent = { id: 12, lineNo: 2, ordered: 3, dispatched: 3, cancelled: 0, reserved: 0 };
const ready = { id: 13, lineNo: 3, ordered: 5, dispatched: 0, cancelled: 0, reserved: 5 };
const lines = [half, sent, ready];
const cancelled = (requested?: readonly CancelledLine[]) => {
  const pieces = piecesToCancel(lines, requested);
  return typeof pieces === 'string' ? pieces : pieces.map((one) => [one.line.lineNo, one.quantity, one.fromReserved]);
};

test.each<[string, readonly CancelledLine[] | undefined, number[][]]>([
  [
    'all that is owed',
    undefined,
    [
      [1, 8, 4],
      [3, 5, 5],
    ],
  ],
  ['the pieces without stock', [{ lineNo: 1, quantity: 4 }], [[1, 4, 0]]],
  ['one piece more', [{ lineNo: 1, quantity: 5 }], [[1, 5, 1]]],
  ['all of one line', [{ lineNo: 1 }], [[1, 8, 4]]],
  ['a piece that lies ready', [{ lineNo: 3, quantity: 1 }], [[3, 1, 1]]],
])('%s', (_, requested, pieces) => {
  expect(cancelled(requested)).toEqual(pieces);
});

test.each<[string, readonly CancelledLine[], string]>([
  ['more than is owed', [{ lineNo: 1, quantity: 9 }], 'Line 1: only 8 are still owed.'],
  ['a line that was sent', [{ lineNo: 2 }], 'Line 2: nothing is owed any more.'],
  ['an unknown line', [{ lineNo: 4 }], 'The order has no line 4.'],
  ['no piece', [{ lineNo: 1, quantity: 0 }], 'Line 1: a quantity is a whole number from 1.'],
  ['half a piece', [{ lineNo: 1, quantity: 1.5 }], 'Line 1: a quantity is a whole number from 1.'],
  ['a line twice', [{ lineNo: 1, quantity: 1 }, { lineNo: 1 }], 'Line 1 appears twice.'],
  ['no line', [], 'Name at least one line to cancel.'],
])('%s is refused', (_, requested, sentence) => {
  expect(cancelled(requested)).toBe(sentence);
});

test('an order that is sent owes nothing', () => {
  expect(piecesToCancel([sent])).toBe('Nothing is owed any more.');
});
