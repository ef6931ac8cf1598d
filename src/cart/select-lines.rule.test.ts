import { expect, test } from 'vitest';
import { availabilityFilters, checkoutHelp, selectedBy } from './select-lines.rule.ts';

const words = ['Stock', 'On Demand', 'Arriving Shortly', 'PRODUCTION', 'RFI Approved', '', 'Stock'];
const lines = words.map((Availability, index) => ({
  item_detail_id: index + 1,
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
  expect(selectedBy(filter, lines)).toEqual(ids);
});

test('production and RFI are understood but not offered', () => {
  expect(availabilityFilters.filter(({ offered }) => !offered).map(({ value }) => value)).toEqual([4, 5]);
});

test.each([
  [[], '* Please Select Item'],
  [['Stock', 'Stock'], undefined],
  [['Stock', 'Arriving Shortly'], '* To Check out ONLY Select items showing availability as "stock"'],
  [['RFI Approved'], '* To Check out ONLY Select items showing availability as "stock"'],
  [[''], '* To Check out ONLY Select items showing availability as "stock"'],
])('a selection of %j: %s', (selection, help) => {
  expect(checkoutHelp(selection.map((Availability) => ({ Availability })))).toBe(help);
});
