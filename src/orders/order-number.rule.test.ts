import { expect, test } from 'vitest';
import { orderNumber, orderNumberOf, rowNumber } from './order-number.rule.ts';

test.each([
  ['GWD26000123', 'GWD26000123'],
  ['GWD26000123I1', 'GWD26000123'],
  [' nod26000123i12 ', 'NOD26000123'],
  ['', ''],
])("'%s' names order '%s'", (text, number) => {
  expect(orderNumberOf(text)).toBe(number);
});

test('a row is numbered within its order', () => {
  expect(orderNumberOf(rowNumber('ZWZ26000007', 3))).toBe('ZWZ26000007');
});

test('an order number says site, year and serial', () => {
  expect(orderNumber('GWD', 2026, 123)).toBe('GWD26000123');
  expect(orderNumber('NOD', 2031, 1_000_000)).toBe('NOD311000000');
});
