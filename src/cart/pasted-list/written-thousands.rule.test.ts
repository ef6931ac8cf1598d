import { expect, test } from 'vitest';
import { haveDecimalCommas, thousandsInFigures, withoutDecimalComma } from './written-thousands.rule.ts';

test.each([
  ['6205 ZZ 5k pcs', '6205 ZZ 5000 pcs'],
  ['6205 ZZ 2.5K nos', '6205 ZZ 2500 nos'],
  ['6205 ZZ 16.1k pcs', '6205 ZZ 16100 pcs'],
  ['5k nos 6205 ZZ', '5000 nos 6205 ZZ'],
  ['6205\t5k', '6205\t5000'],
  ['6205;12K', '6205;12000'],
])('%s: k are thousands', (line, figures) => {
  expect(thousandsInFigures(line)).toBe(figures);
});

test.each([
  ['6205 1.000 Stk', '6205 1000 Stk'],
  ['12.500 Stück 6205', '12500 Stück 6205'],
  ['6205 1.000,00 Stk.', '6205 1000 Stk.'],
])('%s: in German a point divides thousands', (line, figures) => {
  expect(thousandsInFigures(line)).toBe(figures);
});

test.each([
  '6205 ZZ 5k',
  '6205 ZZ, 5k',
  '22220 EK',
  'NU2205K pcs',
  '6204LLBCM/5K',
  'Motor 15kW 6309 ZZ',
  '6205 1.000 pcs',
  '25.4x50.800 Stk',
])('%s is no count in thousands for sure', (line) => {
  expect(thousandsInFigures(line)).toBe(line);
});

test('a column with 1.000,000 has a decimal comma in every number', () => {
  expect(haveDecimalCommas(['12,000', '1.000,000'])).toBe(true);
  expect(haveDecimalCommas(['12,000', '1,000.00'])).toBe(false);
  expect(haveDecimalCommas(['12,000', '7'])).toBe(false);
});

test.each([
  ['12,000', '12'],
  ['1.000,000', '1000'],
  ['1.000', '1000'],
  ['2,500', '2.5'],
  ['7', '7'],
  ['10 Stk', '10 Stk'],
  ['12,000 ST', '12 ST'],
])('%s with a decimal comma is %s', (written, number) => {
  expect(withoutDecimalComma(written)).toBe(number);
});
