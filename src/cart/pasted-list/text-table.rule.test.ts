import { expect, test } from 'vitest';
import { joinQuotedLines, linesOfRow, plainTable, tableSeparatorOf, withoutMarkdown } from './text-table.rule.ts';

test('the table of a web page becomes lines with TABs', () => {
  expect(plainTable('<table><tr><td>6205&amp;ZZ</td> <td>10</td></tr></table>').trim()).toBe('6205&ZZ\t10');
  expect(plainTable('6205 < 6206')).toBe('6205 < 6206');
});

test('a table of Markdown becomes one with TABs, and its rule a blank line', () => {
  expect(withoutMarkdown(['| Part | Qty |', '|---|---|', '| 6205 | 10 |'])).toEqual(['Part\tQty', '', '6205\t10']);
});

test('a cell in quotation marks that has several lines is one, and the lines below keep their numbers', () => {
  expect(joinQuotedLines(['"6205', 'ZZ",10', '6206,5'])).toEqual(['"6205 ZZ",10', '', '6206,5']);
});

test.each([
  [['Part;Qty', '6205;10'], ';'],
  [['6205 ZZ', '6206 ZZ'], undefined],
])('%j is divided by %j', (lines, separator) => {
  expect(tableSeparatorOf(lines)).toBe(separator);
});

test.each([
  [['6205 ZZ', '10', '6206 ZZ', '5'], 2],
  [['6205 ZZ', '6206 ZZ', '6207 ZZ', '6208 ZZ'], 1],
])('%j has so many lines in a row: %i', (lines, count) => {
  expect(linesOfRow(lines)).toBe(count);
});
