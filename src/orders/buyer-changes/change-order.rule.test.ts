import { expect, test } from 'vitest';
import { canChangePurchaseOrder, cancellablePieces, lineCancelRefusal } from './change-order.rule.ts';

const line = {
  lineNo: 1,
  itemName: '51105',
  rfiLineId: null,
  ordered: 10,
  dispatched: 2,
  cancelled: 1,
  packed: 0,
};
const partlyPacked = { ...line, packed: 3 };
const packed = { ...line, packed: 7 };
const quoted = { ...line, rfiLineId: 9 };
const sent = { ...line, dispatched: 9 };

test.each([
  ['Awaiting Internal Approval', 40, true],
  ['Confirmed', 40, true],
  ['Dispatched', 1, true],
  ['Dispatched', 0, false],
  ['Delivered', 0, false],
  ['Rejected', 0, false],
  ['Cancelled', 0, false],
])('the PO number of an order that is %s and owes %i: %s', (status, owed, can) => {
  expect(canChangePurchaseOrder({ status, owed })).toBe(can);
});

test.each([
  ['all that is pending', line, 'Dispatched', 7, undefined],
  ['what is not packed', partlyPacked, 'Confirmed', 4, undefined],
  ['nothing that is packed', packed, 'Confirmed', 0, 'packed'],
  ['nothing that was sent', sent, 'Dispatched', 0, 'nothing_pending'],
  ['nothing of a confirmed quote', quoted, 'Confirmed', 0, 'quoted'],
  ['a quote that awaits approval', quoted, 'Awaiting Internal Approval', 7, undefined],
  ['nothing of a delivered order', line, 'Delivered', 0, 'too_late'],
  ['nothing of a cancelled order', line, 'Cancelled', 0, 'too_late'],
] as const)('a buyer cancels %s', (_, of, status, pieces, refusal) => {
  expect(cancellablePieces(of, status)).toBe(pieces);
  expect(lineCancelRefusal(status, of, { lineNo: 1 })?.name).toBe(refusal);
});

test('at most what is not packed, and only of a line that is there', () => {
  expect(lineCancelRefusal('Confirmed', partlyPacked, { lineNo: 1, quantity: 4 })).toBeUndefined();
  expect(lineCancelRefusal('Confirmed', partlyPacked, { lineNo: 1, quantity: 5 })).toEqual({
    name: 'too_many',
    slots: { item: '51105', left: 4 },
  });
  expect(lineCancelRefusal('Confirmed', undefined, { lineNo: 7 })).toEqual({
    name: 'unknown_line',
    slots: { line: 7 },
  });
});
