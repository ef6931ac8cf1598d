import { expect, test } from 'vitest';
import type { TableLine } from './table-line.ts';
import { workbookToCsv } from './workbook-to-csv.ts';

async function* sheet(...lines: [number, ...string[]][]): AsyncGenerator<TableLine> {
  for (const [line, ...cells] of lines) yield { line, cells };
}

test('lines keep their numbers and are as wide as the headings', async () => {
  const lines = sheet([2, 'for', 'valid_to', ''], [4, 'Seals, all'], [5, 'Koyo', '', '', ' '], [6, 'a', 'b', 'c']);
  expect(await workbookToCsv(lines)).toBe('\nfor,valid_to\n\n"Seals, all",\nKoyo,\na,b,c');
});

test('lines can be as wide as the widest, where the first has no headings', async () => {
  const lines = sheet([1, 'A bank'], [3, 'Date', 'Narration', 'Credit', ''], [4, 'x', 'a;b;c']);
  expect(await workbookToCsv(lines, 'widest line')).toBe('A bank,,\n,,\nDate,Narration,Credit\nx,a;b;c,');
});

test('a sheet without lines is an empty file', async () => {
  expect(await workbookToCsv(sheet())).toBe('');
});
