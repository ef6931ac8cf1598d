import { expect, test } from 'vitest';
import { formatOrderNumber, formatRowNumber, lineNumberIn, parseOrderNumber } from './order-number.rule.ts';

test.each([
  ['GWD26000123', 'GWD26000123'],
  ['GWD26000123I1', 'GWD26000123'],
  [' nod26000123i12 ', 'NOD26000123'],
  ['', ''],
  ['INBI26000123I1', 'INBI26000123'],
  ['INBI26000123', 'INBI26000123'],
])("'%s' identifies order '%s'", (text, number) => {
  expect(parseOrderNumber(text)).toBe(number);
});

test('a row is numbered within its order', () => {
  expect(parseOrderNumber(formatRowNumber('ZWZ26000007', 3))).toBe('ZWZ26000007');
  expect(lineNumberIn(formatRowNumber('ZWZ26000007', 3))).toBe(3);
  expect(lineNumberIn('ZWZ26000007')).toBe(0);
});

test('an order number has site, year and serial', () => {
  expect(formatOrderNumber('GWD', 2026, 123)).toBe('GWD26000123');
  expect(formatOrderNumber('NOD', 2031, 1_000_000)).toBe('NOD311000000');
});
