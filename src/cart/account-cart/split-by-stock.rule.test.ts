import { expect, test } from 'vitest';
import { splitByStock } from './split-by-stock.rule.ts';

const line = {
  quantity: 30,
  free_stock: 12,
  min_quantity: 1,
  order_multiple: 1,
  Availability: 'Arriving Shortly',
  status: '0',
};

test.each([
  ['12 of 30 are free', {}, { now: 12, rfi: 18 }],
  ['the rest is on demand', { Availability: 'On Demand' }, { now: 12, rfi: 18 }],
  ['nothing is free', { free_stock: 0 }, undefined],
  ['all of it is in stock', { Availability: 'Stock', free_stock: 30 }, undefined],
  ['it is in stock although less is free to others', { Availability: 'Stock' }, undefined],
  ['the account sees no stock, though some is there', { Availability: '' }, undefined],
  ['the line is quoted', { status: '4', Availability: 'RFI Approved' }, undefined],
  ['the account sees no stock', { Availability: '', free_stock: 0 }, undefined],
  ['it is sold in tens', { order_multiple: 10 }, { now: 10, rfi: 20 }],
  ['less than a ten is free', { order_multiple: 10, free_stock: 9 }, undefined],
  ['what is free is less than the minimum', { min_quantity: 15 }, undefined],
  ['the rest would be less than the minimum', { min_quantity: 10, quantity: 20 }, undefined],
])('splitting a line: %s', (_, overrides, split) => {
  expect(splitByStock({ ...line, ...overrides })).toEqual(split);
});
