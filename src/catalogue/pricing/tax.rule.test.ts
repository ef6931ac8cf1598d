import { expect, test } from 'vitest';
import { lineTax } from './tax.rule.ts';

test.each<[number, number, Parameters<typeof lineTax>[2], number]>([
  [238_96, 18_00, 'state', 43_02],
  [238_96, 18_00, 'union_territory', 43_02],
  [238_96, 18_00, 'integrated', 43_01],
  [238_96, 18_00, 'none', 0],
  [10, 5_00, 'vat', 1],
])('%i minor units at %i bp, %s: %i', (total, rate, form, tax) => {
  expect(lineTax(total, rate, form)).toBe(tax);
});
