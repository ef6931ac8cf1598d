import { expect, test } from 'vitest';
import {
  applyDiscount,
  applyHalfRate,
  applyRate,
  discountBetween,
  formatMajor,
  formatMoney,
  formatRounded,
  prorate,
  toMajor,
  toMinor,
} from './money.ts';

test.each([
  [10_00, 18_00, 1_80],
  [25, 18_00, 5],
  [23, 18_00, 4],
  [25, 10_00, 3],
  [1, 50_00, 1],
  [0, 18_00, 0],
  [9_007_199_254_740, 18_00, 1_621_295_865_853],
  // Multiplied as a number it would be one more.
  [9_007_199_254_740_991, 28_00, 2_522_015_791_327_477],
])('%i minor units at %i bp are %i, rounded half up', (minor, rateBp, expected) => {
  expect(applyRate(minor, rateBp)).toBe(expected);
});

test('each half of a split tax is rounded separately', () => {
  expect(applyHalfRate(23896, 1800)).toBe(2151);
  expect(applyRate(23896, 1800)).toBe(4301);
});

test.each([
  [87_38, 1, 3, 29_13],
  [5, 1, 10, 1],
  [4, 1, 10, 0],
  [174_77, 3, 3, 174_77],
  [9_007_199_254_740_991, 999_999, 1_000_000, 9_007_190_247_541_736],
])('prorating %i minor units for %i of %i pieces gives %i', (minor, part, whole, expected) => {
  expect(prorate(minor, part, whole)).toBe(expected);
});

test('42 % off 412.00 is 238.96', () => {
  expect(applyDiscount(412_00, 42_00)).toBe(238_96);
  expect(discountBetween(412_00, 238_96)).toBe(42_00);
  expect(discountBetween(0, 100)).toBe(0);
  expect(discountBetween(100, 120)).toBe(0);
});

test('an amount with more than two decimals is not money', () => {
  expect(toMinor(238.96)).toBe(23896);
  expect(toMinor(0.1 + 0.2)).toBe(30);
  expect(toMinor(1.005)).toBeUndefined();
  expect(toMinor(Number.NaN)).toBeUndefined();
  expect(toMajor(23896)).toBe(238.96);
});

test('rupees are grouped the Indian way, dirhams by thousands', () => {
  expect(formatMoney({ minor: 12345600, currency: 'INR' })).toBe('₹\u00a01,23,456.00');
  expect(formatMoney({ minor: 12345600, currency: 'AED' })).toBe('AED\u00a0123,456.00');
  expect(formatMajor(362.1, 'INR')).toBe('₹\u00a0362.10');
  expect(formatMajor(-1470, 'INR')).toBe('₹\u00a0−1,470.00');
  expect(formatMajor(0.1 + 0.2, 'AED')).toBe('AED\u00a00.30');
});

test.each([
  [12_345_649, 'INR', '1,23,456'],
  [12_345_650, 'AED', '123,457'],
  [-50_000_00, 'INR', '−50,000'],
  [0, 'INR', '0'],
] as const)('%i in a chart of %s is %s', (minor, currency, text) => {
  expect(formatRounded({ minor, currency })).toBe(text);
});
