import { expect, test } from 'vitest';
import { rowsAlone } from '../../../tests/fixtures/list-rows.ts';
import { countLines, listRefusal, splitIntoParts, takesLongToRead, truncateLongLines } from './list-parts.rule.ts';

const list = (lines: number) => Array.from({ length: lines }, (_, index) => `6205, ${index + 1}`).join('\n');

test('2,000 lines are read in ten parts, and every line keeps its number', () => {
  const parts = splitIntoParts(rowsAlone(list(2000)));
  expect(parts.map(({ rows }) => rows[0]?.line)).toEqual([1, 201, 401, 601, 801, 1001, 1201, 1401, 1601, 1801]);
  expect(parts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n')).toBe(list(2000));
});

test.each([
  [list(2000), undefined],
  [list(2001), 'A list has at most 2,000 lines; this one has 2,001. Please send it in parts.'],
  [' \n\t\n', 'Please enter at least one line.'],
  ['', 'Please enter at least one line.'],
])('a list that is too long or empty is refused', (text, refusal) => {
  expect(listRefusal(rowsAlone(text))).toBe(refusal);
});

test('a long line does not use up the size limit of the list', () => {
  const list = `6205, 1\n${'x'.repeat(900_000)}\n30308, 12`;
  const short = `6205, 1\n${'x'.repeat(300)}…\n30308, 12`;
  expect(
    splitIntoParts(rowsAlone(list))[0]
      ?.rows.map(({ item }) => item)
      .join('\n'),
  ).toBe(short);
  expect(truncateLongLines(list)).toBe(short);
});

test('a table keeps the quantities at the end of its long lines', () => {
  const table = `Designation\tDescription\tQuantity\n6205\t${'x'.repeat(400)}\t7`;
  expect(truncateLongLines(table)).toBe(table);
});

test.each([
  ['eight lines', list(8), false],
  ['nine lines', list(9), true],
  ['eight lines and blank ones', `${list(8)}\n\n \n`, false],
  ['500 characters', 'x'.repeat(500), false],
  ['501 characters', 'x'.repeat(501), true],
  ['a line that is long by its blanks', `6205${' '.repeat(6_000)}`, true],
  ['a line that no table has', `6205, 1\n${'x\t'.repeat(300_000)}`, false],
])('%s: read at once or in a thread', (_, text, inThread) => {
  expect(takesLongToRead(text)).toBe(inThread);
});

test('blank lines do not count', () => {
  expect(countLines('6205\n\n 30308 \r\n\t')).toBe(2);
});
