import { expect, test } from 'vitest';
import {
  countNonBlankLines,
  listRefusal,
  splitIntoParts,
  takesLongToRead,
  truncateLongLines,
} from './list-parts.rule.ts';

const list = (lines: number) => Array.from({ length: lines }, (_, index) => `6205, ${index + 1}`).join('\n');

test('2,000 lines are read in ten parts, each with the offset of its first line', () => {
  const parts = splitIntoParts(list(2000));
  expect(parts.map(({ lineOffset }) => lineOffset)).toEqual([0, 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800]);
  expect(parts.map(({ text }) => text).join('\n')).toBe(list(2000));
});

test('blank lines count in the line numbers but are not read', () => {
  const parts = splitIntoParts(`${'\r\n'.repeat(250)}30308, 12`);
  expect(parts.map(({ lineOffset }) => lineOffset)).toEqual([200]);
  expect(parts[0]?.text.split('\n')[50]).toBe('30308, 12');
});

test.each([
  [list(2000), undefined],
  [list(2001), 'A list has at most 2,000 lines; this one has 2,001. Please send it in parts.'],
  [' \n\t\n', 'Please enter at least one line.'],
  ['', 'Please enter at least one line.'],
])('a list that is too long or empty is refused', (text, refusal) => {
  expect(listRefusal(text)).toBe(refusal);
});

test('a long line does not use up the size limit of the list', () => {
  const list = `6205, 1\n${'x'.repeat(900_000)}\n30308, 12`;
  expect(splitIntoParts(list)).toEqual([{ text: `6205, 1\n${'x'.repeat(300)}…\n30308, 12`, lineOffset: 0 }]);
  expect(truncateLongLines(list)).toBe(splitIntoParts(list)[0]?.text);
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
  expect(countNonBlankLines('6205\n\n 30308 \r\n\t')).toBe(2);
});
