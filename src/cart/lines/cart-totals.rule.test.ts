import { expect, test } from 'vitest';
import { minorOf, totalsOf, totalWeightText, withTaxTreatment } from './cart-totals.rule.ts';

const line = (total_value1: number, gst_value: number, weight: number) => ({
  total_value1,
  gst_value,
  gst_percenatge: 18,
  weight,
});

test('totals add the lines to the paisa and the gram', () => {
  const lines = [line(9558.4, 1720.52, 5.2), line(0.1, 0.02, 0.001), line(0.2, 0.04, 0.002)];
  expect(totalsOf(lines)).toEqual({ subtotalMinor: 955870, taxMinor: 172058, totalMinor: 1127928, weightKg: 5.203 });
  expect(totalsOf([])).toEqual({ subtotalMinor: 0, taxMinor: 0, totalMinor: 0, weightKg: 0 });
});

test('the total weight is in kg, or NA if no weight is known', () => {
  expect([5.203, 0.001, 0].map(totalWeightText)).toEqual(['5.20 kg', '< 0.01 kg', 'NA']);
});

test.each([
  ['state', 43.02],
  ['union_territory', 43.02],
  ['integrated', 43.01],
  ['none', 0],
] as const)('18 %% of 238.96 taxed as %s is %d', (form, tax) => {
  expect(withTaxTreatment(line(238.96, 0, 1), form).gst_value).toBe(tax);
});

test('an amount with three decimals is a bug, not money', () => {
  expect(() => minorOf(1.005)).toThrow('more than two decimals');
});
