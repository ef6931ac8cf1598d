import { expect, test } from 'vitest';
import { floorWarning, isBelowFloor } from './price-floor.rule.ts';

test.each([
  ['the floor itself', 113_64, 100_00, false],
  ['a paisa less', 113_63, 100_00, true],
  ['less than the cost', 99_00, 100_00, true],
  ['any price of unknown cost', 1, null, false],
])('%s: below is %s', (_case, unitMinor, costMinor, below) => {
  expect(isBelowFloor(unitMinor, { costMinor, floorBp: 12_00 })).toBe(below);
});

test.each([
  [120_00, ''],
  [110_00, '₹\u00a0110.00 is below the lowest margin of 12%; ₹\u00a0113.64 keeps the margin.'],
  [100_00, '₹\u00a0100.00 is below the lowest margin of 12%; ₹\u00a0113.64 keeps the margin.'],
  [90_00, '₹\u00a090.00 is below the cost of ₹\u00a0100.00; ₹\u00a0113.64 keeps the margin.'],
])('a price of %i is told as: %s', (unitMinor, warning) => {
  expect(floorWarning(unitMinor, { costMinor: 100_00, floorBp: 12_00 }, 'INR')).toBe(warning);
});
