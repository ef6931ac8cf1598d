import { expect, test } from 'vitest';
import { readCsvLines } from './read-csv-lines.ts';
import type { TableLine } from './table-line.ts';
import { maxTableLineLength } from './table-line.ts';

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(content: string | Uint8Array, size = 7) {
  const lines: TableLine[] = [];
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for await (const line of readCsvLines(inParts(bytes, size))) lines.push(line);
  return lines;
}

test.each([',', ';', '\t', '|'])(
  'cells are divided by %j, lines by LF or CRLF, wherever the parts end',
  async (sign) => {
    const text = ['itemcode,on_hand', 'N-1,7', '', '"a ""b""",Größe ₹'].map((line) => line.replaceAll(',', sign));
    expect(await read(text.join('\r\n'))).toEqual([
      { line: 1, cells: ['itemcode', 'on_hand'] },
      { line: 2, cells: ['N-1', '7'] },
      { line: 4, cells: ['a "b"', 'Größe ₹'] },
    ]);
  },
);

test('a comma in a name of a column, quoted or not, does not divide a file of semicolons', async () => {
  for (const heading of ['itemcode;"Stock, free, total"', 'itemcode;Stock, free, total'])
    expect(await read(`${heading}\nN-1;7\nN-2;8`)).toEqual([
      { line: 1, cells: ['itemcode', 'Stock, free, total'] },
      { line: 2, cells: ['N-1', '7'] },
      { line: 3, cells: ['N-2', '8'] },
    ]);
});

test.each([1, 7, 1000])('lines may end with CR alone, in parts of %i bytes', async (size) => {
  expect(await read('itemcode,on_hand\rN-1,7\r\rN-2,8\r', size)).toEqual([
    { line: 1, cells: ['itemcode', 'on_hand'] },
    { line: 2, cells: ['N-1', '7'] },
    { line: 4, cells: ['N-2', '8'] },
  ]);
});

test('UTF-8 and UTF-16 with a byte order mark are read', async () => {
  const lines = [{ line: 1, cells: ['kód', 'é'] }];
  expect(await read('\ufeffkód,é')).toEqual(lines);
  expect(await read(Buffer.from('\ufeffkód,é', 'utf16le'))).toEqual(lines);
  expect(await read(Buffer.from('\ufeffkód,é', 'utf16le').swap16())).toEqual(lines);
});

test('rows of empty cells, which a spreadsheet writes below a table, are left out', async () => {
  expect(await read('a,b\n1,2\n,\n" ",""\n3,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 5, cells: ['3', ''] },
  ]);
});

test.each([1, 7, 1000])(
  'a quoted cell may have several lines, which are one text, in parts of %i bytes',
  async (size) => {
    expect(await read('code,remark\r\nN-1,"first\n second, ""x""\n\nthird"\r\nN-2,y', size)).toEqual([
      { line: 1, cells: ['code', 'remark'] },
      { line: 2, cells: ['N-1', 'first second, "x" third'] },
      { line: 6, cells: ['N-2', 'y'] },
    ]);
  },
);

test('a quote that is closed by the beginning of another cell, or far below, is not closed', async () => {
  expect(await read('a,b\n"1,2\n"3,4\n5,6')).toMatchObject([
    { cells: ['a', 'b'] },
    { line: 2, problem: expect.stringContaining('A quote is not closed') },
    { line: 3, problem: expect.stringContaining('A quote is not closed') },
    { line: 4, cells: ['5', '6'] },
  ]);
  const far = await read(`a,b\n"1,2\n${'x,y\n'.repeat(40)}z,"\n3,4`);
  expect(far).toHaveLength(44);
  expect(far.filter(({ problem }) => problem !== undefined).map(({ line }) => line)).toEqual([2, 43]);
});

test.each([1, 3, 1000])('a file in Windows-1252 is read and said, in parts of %i bytes', async (size) => {
  const said: string[] = [];
  const lines: TableLine[] = [];
  const file = Buffer.from('code;place\r\nN-1;Gr\xf6\xdfe \x96 \x80 5\r\nN-2;x', 'latin1');
  for await (const line of readCsvLines(inParts(file, size), { onEncoding: (one) => said.push(one) })) lines.push(line);
  expect(lines.map(({ cells }) => cells[1])).toEqual(['place', 'Größe – € 5', 'x']);
  expect(said.at(-1)).toBe('windows-1252');
});

test('an unclosed quote spoils only its own line', async () => {
  expect(await read('a,b\n"1,2\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1,2'], problem: expect.stringContaining('A quote is not closed') },
    { line: 3, cells: ['3', '4'] },
  ]);
});

test('a line of 10 MB is refused without being kept', async () => {
  const lines = await read(`a,b\n${'x'.repeat(10_000_000)},1\n3,4\n${'y'.repeat(maxTableLineLength + 1)}`, 65_536);
  expect(lines).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: [], problem: `The line is longer than ${maxTableLineLength} characters.` },
    { line: 3, cells: ['3', '4'] },
    { line: 4, cells: [], problem: expect.stringContaining('longer than') },
  ]);
});

test.each([';', ',', '\t', '|', '^'])("Excel's line 'sep=' names %j and is left out, but counted", async (sign) => {
  for (const line of [`sep=${sign}`, `\ufeffSEP=${sign}`, `"sep=${sign}"`])
    expect(await read([line, 'itemcode,remark', 'N-1,a:b'].join('\r\n').replaceAll(',', sign))).toEqual([
      { line: 2, cells: ['itemcode', 'remark'] },
      { line: 3, cells: ['N-1', 'a:b'] },
    ]);
});

test("a column whose name begins with 'sep' is a column", async () => {
  expect(await read('sep=a,b\n1,2')).toMatchObject([{ cells: ['sep=a', 'b'] }, { cells: ['1', '2'] }]);
});

test('a cell stays as it stands in the file: what it means is said where it is read', async () => {
  expect(await read("remark\n'=1+1\n=1+1")).toMatchObject([
    { cells: ['remark'] },
    { cells: ["'=1+1"] },
    { cells: ['=1+1'] },
  ]);
});
