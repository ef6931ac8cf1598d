import { expect, test } from 'vitest';
import {
  availabilityFilters,
  checkoutBlockedReason,
  lineIdsMatching,
  missingLinesText,
  rfiBlockedReason,
  splitSelection,
} from './select-lines.rule.ts';

const words = ['Stock', 'On Demand', 'Arriving Shortly', 'PRODUCTION', 'RFI Approved', '', 'Stock'];
const lines = words.map((Availability, index) => ({
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
] as const)('filter %i selects the lines %j', (filter, ids) => {
  expect(lineIdsMatching(filter, lines)).toEqual(ids);
});

test('production and RFI are understood but hidden', () => {
  expect(availabilityFilters.filter(({ hidden }) => hidden).map(({ value }) => value)).toEqual([4, 5]);
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

test('what has no price keeps its selection from checkout, and is named', () => {
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

test('a mixed selection is ordered and asked for in two parts', () => {
  const mixed = [lines[0], lines[1], lines[3]].flatMap((line) => line ?? []);
  expect(splitSelection(mixed)).toEqual({ order: [lines[0]], rfi: [lines[1], lines[3]] });
});

test('a selection that is all in stock, all elsewhere, or holds a quoted line that is kept back has one exit at most', () => {
  const only = (...indexes: number[]) => splitSelection(indexes.flatMap((index) => lines[index] ?? []));
  expect([only(), only(0), only(1, 2), only(0, 5)]).toEqual([undefined, undefined, undefined, undefined]);
});

test('what is in stock without a price is asked for', () => {
  const unpriced = { item_detail_id: 8, itemname: '6206NR', amount_per_unit: 0, Availability: 'Stock', status: '0' };
  expect(splitSelection([...lines.slice(0, 1), unpriced])).toEqual({ order: [lines[0]], rfi: [unpriced] });
  expect(splitSelection([unpriced])).toBe(undefined);
});

test('a quoted line that can be ordered goes with the order', () => {
  const quoted = { item_detail_id: 9, amount_per_unit: 190, Availability: 'Stock', status: '4' };
  expect(splitSelection([quoted, ...lines.slice(1, 2)])?.order).toEqual([quoted]);
});

test('chosen items that are gone are told, one or several', () => {
  expect([1, 3].map(missingLinesText)).toEqual([
    '1 item you chose is no longer in your cart',
    '3 items you chose are no longer in your cart',
  ]);
});
