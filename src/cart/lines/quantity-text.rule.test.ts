import { expect, test } from 'vitest';
import { invalidQuantityText, stepsText } from './quantity-text.rule.ts';

test.each([
  [1, 1, undefined],
  [0, 0, undefined],
  [10, 1, '10 or more'],
  [1, 5, 'in steps of 5'],
  [1200, 100, '1,200 or more, in steps of 100'],
])('a minimum of %i in multiples of %i reads %j', (min_quantity, order_multiple, text) => {
  expect(stepsText({ min_quantity, order_multiple })).toBe(text);
});

test.each([
  [{ minQty: 1, orderMultiple: 1 }, 'Please enter a valid quantity'],
  [{ minQty: 10, orderMultiple: 10 }, 'Please enter a valid quantity (10 or more, in steps of 10)'],
])('a quantity that an item with %j is not sold in is refused with "%s"', (rules, text) => {
  expect(invalidQuantityText(rules)).toBe(text);
});
