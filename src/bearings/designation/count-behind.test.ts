import { expect, test } from 'vitest';
import { withoutCountBehind } from './count-behind.ts';

test.each([
  ['6205-2RS 2', '6205-2RS'],
  ['6205 ZZ 10', '6205 ZZ'],
  ['ZW-10601 3', 'ZW-10601'],
  ['ZW-10601 - 3', 'ZW-10601'],
  ['3311 2', '3311'],
  ['6205-2RS = 2', '6205-2RS'],
])('of %s is searched %s', (text, number) => {
  expect(withoutCountBehind(text)).toBe(number);
});

test.each([
  ['the beginning of 6205 2RS', '6205 2'],
  ['a number that is written apart', '222 16'],
  ['letters and a number', 'NU 210'],
  ['a cone and its cup', 'LM 11949 10'],
  ['a size', '25 52 15'],
  ['half a suffix', '6204 P 6'],
  ['two numbers', '6205 1205'],
  ['a year', '6205 ZZ 2021'],
])('%s is searched as it stands: %s', (_, text) => {
  expect(withoutCountBehind(text)).toBe(text);
});
