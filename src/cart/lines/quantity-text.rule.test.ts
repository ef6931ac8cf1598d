import { expect, test } from 'vitest';
import { stepsText } from './quantity-text.rule.ts';

test.each([
  [1, 1, undefined],
  [0, 0, undefined],
  [10, 1, '10 or more'],
  [1, 5, 'in steps of 5'],
  [1200, 100, '1,200 or more, in steps of 100'],
])('a minimum of %i in multiples of %i reads %j', (min_quantity, order_multiple, text) => {
  expect(stepsText({ min_quantity, order_multiple })).toBe(text);
});
