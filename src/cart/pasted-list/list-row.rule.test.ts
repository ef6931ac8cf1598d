import { expect, test } from 'vitest';
import { lineAlone, rowText } from './list-row.rule.ts';

test.each([
  ['6205 ZZ', '10', '', '', '6205 ZZ\t10'],
  ['6205 ZZ', '10', 'SKF', 'nos', 'SKF 6205 ZZ\t10 nos'],
  ['6205 ZZ', 'abc', '', '', '6205 ZZ\tqty abc'],
  ['6205 ZZ', undefined, '', '', '6205 ZZ'],
])('%s with quantity %s, make %s and unit %s is one line again', (item, quantity, make, unit, text) => {
  expect(rowText({ item, quantity, make, unit })).toBe(text);
});

test('a TAB at the end of a line is a blank cell of quantities', () => {
  expect([lineAlone(1, '6205 ZZ\t').quantity, lineAlone(1, '6205 ZZ').quantity]).toEqual(['', undefined]);
});
