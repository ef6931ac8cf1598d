import { expect, test } from 'vitest';
import { totalsOf } from '../../cart/lines/cart-totals.rule.ts';
import { roundToGram } from '../../lib/weight.ts';
import { orderTotals } from './order-totals.rule.ts';

const line = (totalMinor: number, taxMinor: number, weightKg: number) => ({
  amounts: { totalMinor, taxMinor, weightKg },
});

test('an order adds up goods, tax and weight of its lines; its total is goods and tax', () => {
  expect(orderTotals([line(100_00, 18_00, 1.5), line(33_33, 6_00, 0.25)])).toEqual({
    subtotalMinor: 133_33,
    taxMinor: 24_00,
    totalMinor: 157_33,
    weightKg: 1.75,
  });
});

test('an order of many light lines weighs what its cart does, where each line is shown in whole grams', () => {
  const light = Array.from({ length: 20 }, () => line(1_00, 18, 0.0046));
  const cart = light.map(({ amounts }) => ({
    total_value1: 1,
    gst_value: 0.18,
    gst_percenatge: 18,
    weight: roundToGram(amounts.weightKg),
  }));
  expect(orderTotals(light).weightKg).toBe(totalsOf(cart).weightKg);
});

test('an order without lines totals 0', () => {
  expect(orderTotals([])).toEqual({ subtotalMinor: 0, taxMinor: 0, totalMinor: 0, weightKg: 0 });
});
