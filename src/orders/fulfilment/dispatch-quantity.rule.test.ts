import { expect, test } from 'vitest';
import { allOnShelf, type DispatchableLine, dispatchRefusal, maxDispatchable } from './dispatch-quantity.rule.ts';

const line: DispatchableLine = {
  lineNo: 3,
  stocked: true,
  ordered: 100,
  dispatched: 60,
  cancelled: 0,
  reserved: 24,
  free: 0,
};

test.each<[string, Partial<DispatchableLine>, number]>([
  ['what is reserved', {}, 24],
  ['reserved and free, as far as it is owed', { free: 500 }, 40],
  ['nothing of an empty shelf', { reserved: 0 }, 0],
  ['nothing more of a line that is complete', { dispatched: 100, reserved: 0, free: 9 }, 0],
  ['not what was cancelled', { cancelled: 30, free: 500 }, 10],
  ['freight as it is', { stocked: false, ordered: 1, dispatched: 0, reserved: 0 }, 1],
])('%s', (_case, over, most) => {
  expect(maxDispatchable({ ...line, ...over })).toBe(most);
});

test.each<[number, string | undefined]>([
  [1, undefined],
  [24, undefined],
  [25, 'Line 3: only 24 are on the shelf.'],
  [41, 'Line 3: only 40 are still owed.'],
  [0, 'Line 3: a quantity is a whole number from 1.'],
  [1.5, 'Line 3: a quantity is a whole number from 1.'],
])('sending %d', (quantity, refusal) => {
  expect(dispatchRefusal(line, quantity)).toBe(refusal);
});

test('all that is owed can leave, when it is on the shelf', () => {
  expect(dispatchRefusal({ ...line, free: 500 }, 40)).toBeUndefined();
});

test('lines of one item share its free pieces, the first line first; lines of nothing are left out', () => {
  const of = (lineNo: number, over: object) => ({
    ...line,
    itemId: 7,
    lineNo,
    dispatched: 0,
    reserved: 0,
    free: 30,
    ...over,
  });
  const lines = [of(1, { ordered: 20 }), of(2, { ordered: 20, reserved: 4 }), of(3, {}), of(4, { itemId: 8, free: 1 })];
  expect(allOnShelf(lines)).toEqual([
    { lineNo: 1, quantity: 20 },
    { lineNo: 2, quantity: 14 },
    { lineNo: 4, quantity: 1 },
  ]);
});
