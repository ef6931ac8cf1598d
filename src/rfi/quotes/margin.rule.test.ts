import { expect, test } from 'vitest';
import { marginBp, priceForMargin } from './margin.rule.ts';

test.each<[string, number, number | null, number | undefined]>([
  ['a price of 768.80 at a cost of 601.00', 768_80, 601_00, 21_83],
  ['a price at cost', 601_00, 601_00, 0],
  ['a loss', 500_00, 601_00, -20_20],
  ['an unknown cost', 768_80, null, undefined],
  ['no price yet', 0, 601_00, undefined],
])('the margin of %s', (_case, price, cost, margin) => {
  expect(marginBp(price, cost)).toBe(margin);
});

test.each([
  [601_00, 22_00, 770_52],
  [601_00, 0, 601_00],
  [100_00, 50_00, 200_00],
])('a cost of %i sells with a margin of %i bp at %i, rounded up so that the margin is kept', (cost, bp, price) => {
  expect(priceForMargin(cost, bp)).toBe(price);
  expect(marginBp(price, cost)).toBeGreaterThanOrEqual(bp);
});
