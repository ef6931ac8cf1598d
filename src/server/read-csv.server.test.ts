import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type CsvLine, readCsv } from './read-csv.server.ts';

const columns = { known: ['code', 'name', 'price'], required: ['code', 'name'] };
async function read(...lines: string[]): Promise<CsvLine[]> {
  const found: CsvLine[] = [];
  for await (const line of readCsv(Readable.from([Buffer.from(lines.join('\n'))]), columns)) found.push(line);
  return found;
}

test.each([',', ';', '\t'])('cells are separated by %j, as the first line says', async (separator) => {
  const lines = ['code', 'name', 'price'].join(separator);
  expect(await read(lines, ['A1', 'Ball', '10'].join(separator))).toEqual([
    { line: 2, cells: { code: 'A1', name: 'Ball', price: '10' } },
  ]);
});

test('a title and an address may stand above the names of the columns', async () => {
  const title = ['Price list April 2026', 'Acme Bearings, 12 MG Road, Mumbai', ''];
  expect(await read(...title, 'code;name', 'A1;Ball')).toEqual([{ line: 5, cells: { code: 'A1', name: 'Ball' } }]);
  expect(await read(...title, 'Code,Name,Colour', 'A1,Ball,red')).toEqual([
    { line: 4, fatal: true, problems: ["Unknown column 'colour'; rename or remove it."] },
  ]);
  expect(await read('Price list', 'code,price', 'A1,10')).toMatchObject([
    { line: 2, fatal: true, problems: ["The line with the column names lacks 'name'; add these columns."] },
  ]);
});

test('a spreadsheet writes empty cells beside and below a table; they are nothing', async () => {
  expect(await read('code,name,,', 'A1,Ball,,', ',,,', '"", ,,')).toEqual([
    { line: 2, cells: { code: 'A1', name: 'Ball' } },
  ]);
  expect(await read('code,name', 'A1,Ball,7', 'A1')).toMatchObject([
    { line: 2, problems: [expect.stringContaining('3 values for 2 columns')] },
    { line: 3, problems: [expect.stringContaining('1 values for 2 columns')] },
  ]);
});

test('a comma in the name of a column does not hide that semicolons separate', async () => {
  const wide = { known: [...columns.known, 'remarks, notes, and more'], required: columns.required };
  const found: CsvLine[] = [];
  const file = 'code;name;"remarks, notes, and more"\nA1;Ball;new';
  for await (const line of readCsv(Readable.from([Buffer.from(file)]), wide)) found.push(line);
  expect(found).toEqual([{ line: 2, cells: { code: 'A1', name: 'Ball', 'remarks, notes, and more': 'new' } }]);
  expect(await read('code;name;"colour, size, and make"')).toMatchObject([
    { fatal: true, problems: [expect.stringContaining("'colour, size, and make'")] },
  ]);
});

test('a quoted cell holds separators and quotes; empty lines are skipped but counted', async () => {
  expect(await read('name,code', '', '"Ball, ""deep"" groove",A1')).toEqual([
    { line: 3, cells: { name: 'Ball, "deep" groove', code: 'A1' } },
  ]);
});

test('a file that a spreadsheet program saved as UTF-16 is read', async () => {
  const file = Buffer.from('\uFEFFcode\tname\r\nA1\tGroße', 'utf16le');
  const found: CsvLine[] = [];
  for await (const line of readCsv(Readable.from([file.subarray(0, 25), file.subarray(25)]), columns)) found.push(line);
  expect(found).toEqual([{ line: 2, cells: { code: 'A1', name: 'Große' } }]);
});

test('an unclosed quote spoils its own line only', async () => {
  const [spoiled, next] = await read('code,name', 'A1,"Ball', 'A2,Roller');
  expect(spoiled).toMatchObject({ line: 2, problems: [expect.stringContaining('quote')] });
  expect(next).toEqual({ line: 3, cells: { code: 'A2', name: 'Roller' } });
});

test.each([
  [['code,price'], 'name'],
  [['code,name,code'], 'code'],
  [['code,name,colour'], 'colour'],
  [['PK\u0003\u0004'], 'save it as CSV'],
])('the header %j is told as a problem of the whole file', async (lines, says) => {
  const [problem, ...more] = await read(...lines, 'A1,Ball');
  expect(problem).toMatchObject({ fatal: true, problems: [expect.stringContaining(says)] });
  expect(more).toEqual([]);
});

test('an empty file is told as such', async () => {
  expect(await read('', '')).toMatchObject([
    { line: 1, fatal: true, problems: [expect.stringMatching(/^The file is empty/)] },
  ]);
});

test("Excel's line 'sep=;' says what divides the cells, and is none of the columns", async () => {
  for (const line of ['sep=;', 'SEP=;', '\ufeffsep=;', '"sep=;"'])
    expect(await read(line, 'code;name', 'A1;Ball')).toEqual([{ line: 3, cells: { code: 'A1', name: 'Ball' } }]);
  expect(await read('sep=|', 'code|name|colour', 'A1|Ball|red')).toEqual([
    { line: 2, fatal: true, problems: ["Unknown column 'colour'; rename or remove it."] },
  ]);
  expect(await read('sep=;')).toMatchObject([{ fatal: true, problems: [expect.stringContaining('empty')] }]);
});

test('upright lines divide the cells here too', async () => {
  expect(await read('code|name', 'A1|Ball')).toEqual([{ line: 2, cells: { code: 'A1', name: 'Ball' } }]);
});
