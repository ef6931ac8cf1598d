import { expect, test } from 'vitest';
import type { TableLine } from './table-line.ts';
import { workbookToCsv } from './workbook-to-csv.ts';

async function* sheet(...lines: [number, ...string[]][]): AsyncGenerator<TableLine> {
  for (const [line, ...cells] of lines) yield { line, cells };
}

test('lines keep their numbers and are as wide as the widest, as a title may stand above the headings', async () => {
  const lines = sheet([2, 'A bank'], [4, 'Date', 'Narration', 'Credit', ''], [5, 'x', 'a;b, c'], [6, 'y', '', '', ' ']);
  expect(await workbookToCsv(lines)).toBe(',,\nA bank,,\n,,\nDate,Narration,Credit\nx,"a;b, c",\ny,,');
});

test('a sheet without lines is an empty file', async () => {
  expect(await workbookToCsv(sheet())).toBe('');
});
