import { expect, test } from 'vitest';
import {
  checkoutBlockedReason,
  lineIdsMatching,
  missingLinesText,
  orderableLineIds,
  restoredLineIds,
  rfiBlockedReason,
  splitSelection,
} from './select-lines.rule.ts';

const availabilities = ['Stock', 'On Demand', 'Arriving Shortly', 'PRODUCTION', 'RFI Approved', '', 'Stock'];
const lines = availabilities.map((Availability, index) => ({
  item_detail_id: index + 1,
  itemname: `NU20${index}`,
  amount_per_unit: 238.96,
  Availability,
  status: index > 4 ? '4' : '0',
}));

test.each([
  [0, []],
  [1, [1, 7]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [6, 7]],
  [6, [1, 2, 3, 4, 5, 6, 7]],
] as const)('filter %i selects the lines %j', (filter, ids) => {
  expect(lineIdsMatching(filter, lines)).toEqual(ids);
});

test('what is in stock and has a price can be ordered', () => {
  const unpriced = lines.map((line) => (line.item_detail_id === 7 ? { ...line, amount_per_unit: 0 } : line));
  expect(orderableLineIds(lines)).toEqual([1, 7]);
  expect(orderableLineIds(unpriced)).toEqual([1]);
});

test.each([
  [[], '* Please Select Item'],
  [['Stock', 'Stock'], undefined],
  [['Stock', 'Arriving Shortly'], '* To Check out ONLY Select items showing availability as "stock"'],
  [['RFI Approved'], '* To Check out ONLY Select items showing availability as "stock"'],
  [[''], '* To Check out ONLY Select items showing availability as "stock"'],
])('a selection of %j: %s', (selection, help) => {
  const checked = selection.map((Availability) => ({ itemname: '6205', amount_per_unit: 1, Availability }));
  expect(checkoutBlockedReason(checked)).toBe(help);
});

test('items without a price block the checkout and are named', () => {
  const [first, last] = lines.filter((line) => line.Availability === 'Stock');
  const unpriced = [first, last].flatMap((line) => (line ? { ...line, amount_per_unit: 0 } : []));
  expect(checkoutBlockedReason([...lines.slice(0, 1), ...unpriced])).toBe(
    '* Price available only through RFI: NU200, NU206',
  );
});

test.each([
  ['nothing', [], '* Please Select Item'],
  ['ordinary lines, whatever their availability', ['0', '0'], undefined],
  ['a quoted line among them', ['0', '4'], '* RFI is disabled for items which are already RFI approved.'],
])('an RFI of %s', (_, statuses, help) => {
  expect(rfiBlockedReason(statuses.map((status) => ({ status })))).toBe(help);
});

test('a mixed selection is split into an order and an RFI', () => {
  const mixed = [lines[0], lines[1], lines[3]].flatMap((line) => line ?? []);
  expect(splitSelection(mixed)).toEqual({ order: [lines[0]], rfi: [lines[1], lines[3]] });
});

test('a selection that is all in stock, all out of stock, or has a quoted line on hold cannot be split', () => {
  const only = (...indexes: number[]) => splitSelection(indexes.flatMap((index) => lines[index] ?? []));
  expect([only(), only(0), only(1, 2), only(0, 5)]).toEqual([undefined, undefined, undefined, undefined]);
});

test('an item in stock without a price is requested', () => {
  const unpriced = { item_detail_id: 8, itemname: '6206NR', amount_per_unit: 0, Availability: 'Stock', status: '0' };
  expect(splitSelection([...lines.slice(0, 1), unpriced])).toEqual({ order: [lines[0]], rfi: [unpriced] });
  expect(splitSelection([unpriced])).toBe(undefined);
});

test('a quoted line that can be ordered is part of the order', () => {
  const quoted = { item_detail_id: 9, amount_per_unit: 190, Availability: 'Stock', status: '4' };
  expect(splitSelection([quoted, ...lines.slice(1, 2)])?.order).toEqual([quoted]);
});

test('an item that was removed and brought back is found under its new line; quoted and chosen lines are left alone', () => {
  const cart = lines.map((line) => ({ ...line, itemid: line.item_detail_id * 10 }));
  expect(restoredLineIds(cart, [20, 30, 60], new Set(['3']))).toEqual([2]);
  expect(restoredLineIds(cart, [], new Set())).toEqual([]);
});

test('the buyer is told how many selected items are no longer in the cart', () => {
  expect([1, 3].map(missingLinesText)).toEqual([
    '1 item you chose is no longer in your cart',
    '3 items you chose are no longer in your cart',
  ]);
});
