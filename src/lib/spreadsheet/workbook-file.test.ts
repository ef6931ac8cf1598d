import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { declareSize } from '../../../tests/fixtures/declare-size.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import type { TableLine } from './table-line.ts';
import { unzipXml, workbookToCsv } from './workbook-file.ts';

test('the XML files of a workbook are unpacked, and no other', () => {
  const sheet = workbook('<row/>', { 'xl/media/image1.png': new Uint8Array(9) });
  expect(Object.keys(unzipXml(sheet))).toEqual([
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/first.xml',
  ]);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('6205-2RS, 40\n'.repeat(100))],
  ['half a workbook', workbook('<row/>').slice(0, 300)],
])('%s is not an archive', (_, bytes) => {
  expect(() => unzipXml(bytes)).toThrow();
});

const sheetName = 'xl/worksheets/sheet1.xml';
const zeros = zipSync({ [sheetName]: new Uint8Array(1_000_000) });

test('a small file that says it expands to a hundred megabytes is refused', () => {
  expect(() => unzipXml(declareSize(zeros, 100_000_000))).toThrow('too many bytes');
});

test('a file that declares fewer bytes than it holds does not expand beyond them', () => {
  expect(unzipXml(declareSize(zeros, 1000))[sheetName]).toHaveLength(1000);
});

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

test('a cell that somebody left far to the right does not make every line as long', async () => {
  const stray = Array.from({ length: 16_000 }, (_, at) => (at === 15_999 ? 'x' : ''));
  const lines = (await workbookToCsv(sheet([1, 'code', 'price'], [2, 'A1', '10'], [3, ...stray]))).split('\n');
  expect(lines.slice(0, 2).map((line) => line.length < 1_000)).toEqual([true, true]);
  expect(lines[2]).toHaveLength(16_000);
});

test('blanks that somebody left far below do not make the file as long', async () => {
  expect(await workbookToCsv(sheet([1, 'code', 'price'], [2, 'A1', '10'], [1_048_576, ' ', '\u00a0']))).toBe(
    'code,price\nA1,10',
  );
});
