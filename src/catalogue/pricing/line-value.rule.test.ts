import { expect, test } from 'vitest';
import { isTooLarge, maxPriceMinor, unitOfLine } from './line-value.rule.ts';

test.each([
  ['the highest price, ten pieces', maxPriceMinor, 10, false],
  ['one piece more', maxPriceMinor, 11, true],
  ['the most pieces at 10,000.00', 10_000_00, 1_000_000, false],
  ['a paisa more', 10_000_01, 1_000_000, true],
  ['a price of before there was a highest one', 9_999_999_999_99, 1_000_000, true],
  ['a price on request', 0, 1_000_000, false],
])('%s', (_, unitMinor, quantity, tooLarge) => {
  expect(isTooLarge(unitMinor, quantity)).toBe(tooLarge);
  expect(unitOfLine(unitMinor, quantity)).toBe(tooLarge ? 0 : unitMinor);
});

test('the largest cart and its tax are exact', () => {
  expect(Number.isSafeInteger(2_000 * 10_000_000_000_00 * 2)).toBe(true);
});
