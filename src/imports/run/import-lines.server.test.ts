import { expect, test } from 'vitest';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { toCsv } from '../../lib/spreadsheet-cell.ts';
import { write } from '../../server/printing/xlsx-worker.server.ts';
import { maxImportLines, type ReadCells } from '../import-kind.data.ts';
import { type FileLine, type FileToRead, importLines } from './import-lines.server.ts';

const readCells: ReadCells = (cells) => ({ key: cells.itemcode ?? '', values: { ...cells } });

async function linesOf(content: string, more: Partial<FileToRead> = {}, maxLines?: number) {
  const parts = async function* () {
    yield Buffer.from(content);
  };
  const file: FileToRead = {
    format: 'csv',
    header: ['code', 'qty'],
    headLine: null,
    mapping: ['itemcode', ''],
    parts,
    ...more,
  };
  const lines: FileLine[] = [];
  for await (const line of importLines(file, readCells, maxLines)) lines.push(line);
  return lines;
}

test('cells are named as the columns were matched', async () => {
  expect(await linesOf('code,qty\nN-1,7')).toEqual([
    { line: 2, cells: ['N-1', '7'], read: { key: 'N-1', values: { itemcode: 'N-1' } } },
  ]);
});

test.each([
  ['N-1', 'The line has 1 values for 2 columns'],
  ['N-1,7,8', 'The line has 3 values for 2 columns'],
  ['"N-1,7', 'A quote is not closed'],
  ['=1+1,7', "itemcode '=1+1' is a formula without its value; write the value, or open and save the file in your"],
  ['#N/A,7', "itemcode '#N/A' is an error of the spreadsheet; correct its formula there, or write the value."],
  ['Fr\ufffdhling,7', "itemcode 'Fr\ufffdhling' is not UTF-8 text; save the file with the encoding UTF-8."],
])('the line %j is told as a problem', async (line, says) => {
  const [first] = await linesOf(`code,qty\n${line}`);
  expect(first?.read).toMatchObject({ problems: [expect.stringContaining(says)] });
});

test('what stands above the names of the columns is left out, and does not say what divides the cells', async () => {
  const file = 'Stock of 1 April\nAcme, Mumbai, India\n\ncode;qty\nN-1;7\nN-2;8';
  expect(await linesOf(file, { headLine: 4 })).toMatchObject([
    { line: 5, read: { key: 'N-1' } },
    { line: 6, read: { key: 'N-2' } },
  ]);
});

test('what we escaped from being a formula is what it was', async () => {
  const codes = ['=2+5', "'=1", "x;=cmd|' /C calc'!A0", '-2RS', '+91 98200 12345', '\t=1', 'bolts'];
  const file = toCsv([['code', 'qty'], ...codes.map((code) => [code, 7])]);
  const read = await linesOf(file);
  expect(read.map(({ read: { key } }) => key)).toEqual(codes);
  expect(read.map(({ cells }) => cells[0])).toEqual(codes);
});

test('a text of our own workbook that begins like a formula is what it was; a formula without its value is refused', async () => {
  const codes = ['=2+5', ' =1', "O'Neil", '-2RS', '+91 98200 12345', 'x;y', 'bolts'];
  const table = [['code', 'qty'], ...codes.map((code) => [code, 7])];
  const file = await write([{ name: 'Items', table }]);
  const parts = async function* () {
    yield file;
  };
  const read = await linesOf('', { format: 'xlsx', parts });
  expect(read.map(({ read: { key } }) => key)).toEqual(codes);
  const formula = workbook(
    '<row r="1"><c t="inlineStr"><is><t>code</t></is></c><c t="inlineStr"><is><t>qty</t></is></c></row><row r="2"><c><f>2+5</f></c><c><v>7</v></c></row>',
  );
  const [refused] = await linesOf('', {
    format: 'xlsx',
    parts: async function* () {
      yield formula;
    },
  });
  expect(refused?.read).toMatchObject({ problems: [expect.stringContaining("'=2+5' is a formula without its value")] });
});

test('an error in a column that is not read is no problem', async () => {
  expect(await linesOf('code,qty\nN-1,#REF!')).toMatchObject([{ read: { key: 'N-1', values: {} } }]);
});

test('empty cells at the end of a line are no problem, nor an apostrophe that a spreadsheet wrote', async () => {
  expect(await linesOf("code,qty\n'-12,7,,")).toMatchObject([{ read: { key: '-12' } }]);
});

test('the same key a second time is refused with the line of the first', async () => {
  expect((await linesOf('code,qty\nN-1,7\nN-2,8\nN-1,9')).map(({ read }) => read)).toMatchObject([
    { key: 'N-1', values: {} },
    { key: 'N-2', values: {} },
    { key: 'N-1', problems: ["'N-1' is already on line 2; keep one of the two."] },
  ]);
});

test('more than a million lines are refused', async () => {
  expect(maxImportLines).toBe(1_000_000);
  const file = (lines: number) => `code,qty\n${'a,1\n'.repeat(lines)}`;
  expect(await linesOf(file(1_000), {}, 1_000)).toHaveLength(1_000);
  const refusal = new UnreadableFile('The file has more than 1,000 lines. Please import it in parts.');
  await expect(linesOf(file(1_001), {}, 1_000)).rejects.toThrow(refusal);
});
