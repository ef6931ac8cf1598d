import { expect, test } from 'vitest';
import { type PriceFacts, readPriceEntry } from './price-entry.rule.ts';

const bearing: PriceFacts = { lastMinor: 768_80, listMinor: 1240_00, costMinor: 601_00 };
const unknown: PriceFacts = { lastMinor: null, listMinor: 0, costMinor: null };

test.each([
  ['768.80', 768_80],
  ['1,240', 1240_00],
  ['1,25,000.5', 1_25_000_50],
  [' 12 ', 12_00],
  ['=', 768_80],
  ['-38', 768_80],
  ['-38.5', 762_60],
  ['-0', 1240_00],
  ['m22', 770_52],
  ['M 22', 770_52],
  ['m0', 601_00],
  ['0.01', 1],
  ['1,000,000,000', 1_000_000_000_00],
])("'%s' is a price of %i minor units", (typed, unitMinor) => {
  expect(readPriceEntry(typed, bearing)).toEqual({ unitMinor });
});

test.each([
  ['', bearing, 'Type a price.'],
  ['0', bearing, 'The price must be above 0.'],
  ['9999999999', bearing, 'The price must be at most 1,000,000,000.'],
  ['12.345', bearing, 'Type an amount such as 640.50, or =, -38, m22.'],
  ['12e3', bearing, 'Type an amount such as 640.50, or =, -38, m22.'],
  ['640,50', bearing, 'Type an amount such as 640.50, or =, -38, m22.'],
  ['ten', bearing, 'Type an amount such as 640.50, or =, -38, m22.'],
  ['-', bearing, 'Type a percentage below 100, such as -38 or m22.5.'],
  ['-100', bearing, 'Type a percentage below 100, such as -38 or m22.5.'],
  ['m100', bearing, 'Type a percentage below 100, such as -38 or m22.5.'],
  ['--38', bearing, 'Type a percentage below 100, such as -38 or m22.5.'],
  ['=', unknown, 'This customer has no last price.'],
  ['-38', unknown, 'This item has no list price; type an amount.'],
  ['m22', unknown, 'The cost of this item is not known; type an amount.'],
])("'%s' is refused in one sentence", (typed, facts, problem) => {
  expect(readPriceEntry(typed, facts)).toEqual({ problem });
});

test('an amount needs no facts', () => {
  expect(readPriceEntry('5', unknown)).toEqual({ unitMinor: 5_00 });
});
