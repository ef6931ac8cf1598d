import { expect, test } from 'vitest';
import { cartonText } from './carton-text.rule.ts';

test.each([
  [30, 12, '30 = 2 cartons of 12 + 6'],
  [1250, 100, '1,250 = 12 cartons of 100 + 50'],
  [13, 12, '13 = 1 carton of 12 + 1'],
  [24, 12, undefined],
  [6, 12, undefined],
  [30, 1, undefined],
  [30, 0, undefined],
])('%i pieces in cartons of %i', (quantity, perCarton, text) => {
  expect(cartonText(quantity, perCarton)).toBe(text);
});
