import { expect, test } from 'vitest';
import { linesAdded, withoutFirstLines } from './list-before.rule.ts';

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

test.each([
  ['a line that is new', 'NU210, 2\n6205, 4', ['NU210, 2'], '6205, 4'],
  ['a line that is known in another spelling', '6205\t4', ['6205; 4'], ''],
  ['a second line like one that is known', '6205, 4\n6205, 4', ['6205, 4'], '6205, 4'],
  ['a line that either list has', '6205, 4\nNU210, 2', ['6205, 4', 'NU210, 2'], ''],
  ['a line that both lists have, once', '6205, 4\n6205, 4', ['6205, 4', '6205, 4'], '6205, 4'],
  ['a line with another quantity', '6205, 8', ['6205, 4'], '6205, 8'],
  ['nothing, where all is gone', ' \n', ['6205, 4'], ''],
])('%s is added by %j to %j: %j', (_, text, known, added) => {
  expect(linesAdded(text, known)).toBe(added);
});
