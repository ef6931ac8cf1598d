import { expect, test } from 'vitest';
import { withoutFirstLines } from './list-before.rule.ts';

test.each([
  ['6205, 4\nNU210, 2', '6205 4', 'NU210, 2'],
  ['6205\t4\r\n\r\nNU210\t2', '6205; 4\n', 'NU210\t2'],
  ['6205, 4', '6205, 4', ''],
  ['NU210, 2\n6205, 4', '6205, 4', 'NU210, 2\n6205, 4'],
  ['6205, 4', '6205, 4\nNU210, 2', '6205, 4'],
  ['', '6205, 4', ''],
])('of %j what follows %j is %j', (text, first, rest) => {
  expect(withoutFirstLines(text, first)).toBe(rest);
});
