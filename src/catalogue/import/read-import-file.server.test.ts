import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { indianRates } from '../../../tests/fixtures/tax-rates.ts';
import { importedFacts, stockColumnNames } from './import-columns.server.ts';
import type { ImportLine } from './import-row.server.ts';
import { readImportFile } from './read-import-file.server.ts';

const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent';
const good = 'T-1,6205,Acme,Bearings,Deep groove ball,12.50,18';

async function read(bytes: string | Buffer): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  for await (const line of readImportFile(Readable.from([Buffer.from(bytes)]), indianRates)) lines.push(line);
  return lines;
}
const problemsOf = async (bytes: string | Buffer) =>
  (await read(bytes)).flatMap((line) =>
    'problems' in line ? line.problems.map((problem) => `${line.line}: ${problem}`) : [],
  );
const rowOf = async (bytes: string | Buffer) => {
  const [line] = await read(bytes);
  return line && 'row' in line ? line.row : undefined;
};

test('missing columns leave facts empty and stock unchanged', async () => {
  expect(await rowOf(`${head}\n${good}\n`)).toMatchObject({
    code: 'T-1',
    name: '6205',
    maker: 'Acme',
    listMinor: 12_50,
    taxBp: 18_00,
    unit: 'NOS',
    minQty: 1,
    boreMm: null,
    universalNo: '6205',
    stock: null,
  });
});

test('a missing universal number of a bearing is derived', async () => {
  const numbered = (name: string, universalNo = '', kind = 'Bearings') =>
    rowOf(`${head},universal_no\nT-1,${name},Koyo,${kind},Ball,1,18,${universalNo}`);
  expect(await numbered('6205 2RU C3')).toMatchObject({ universalNo: '6205-2RZ/C3' });
  expect(await numbered('6205 2RU C3', '6205-X')).toMatchObject({ universalNo: '6205-X' });
  expect(await numbered('6205-XYZ')).toMatchObject({ universalNo: '' });
  expect(await numbered('6205', '', 'Automotive')).toMatchObject({ universalNo: '' });
});

test('stock columns give the whole stock of every line', async () => {
  const stocked = `${head},on_hand,arriving_qty,arriving_on,production_qty,production_on`;
  expect(await rowOf(`${stocked}\n${good},7,20,2026-12-04,,`)).toMatchObject({
    stock: { onHand: 7, incoming: [{ kind: 'arriving', quantity: 20, dueOn: '2026-12-04' }] },
  });
  expect(await rowOf(`${stocked}\n${good},,,,,`)).toMatchObject({ stock: { onHand: 0, incoming: [] } });
});

test.each([
  ['with a byte order mark', `\ufeff${head}\n${good}`],
  ['with line ends of Windows', `${head}\r\n${good}\r\n`],
  ['with semicolons', `${head}\n${good}`.replaceAll(',', ';')],
  ['with tabs', `${head}\n${good}`.replaceAll(',', '\t')],
  ['with blank lines', `\n${head}\n\n${good}\n\n`],
  [
    'with headings in capitals and blanks',
    `${head.toUpperCase().replaceAll(',', ' , ')}\n${good.replaceAll(',', ' , ')}`,
  ],
  ['with every value quoted', `${head}\n${good.replace(/[^,]+/g, '"$&"')}`],
])('a file %s gives the same rows', async (_how, bytes) => {
  expect(await rowOf(bytes)).toMatchObject({ code: 'T-1', name: '6205', listMinor: 12_50 });
});

test('a quoted value may contain the separator and doubled quotes', async () => {
  expect(await rowOf(`${head}\nT-1,"A ""B"", C",Acme,Bearings,Ball,1,18`)).toMatchObject({ name: 'A "B", C' });
});

test('letters beyond ASCII survive chunk boundaries', async () => {
  const bytes = Buffer.from(`${head}\nT-1,Fett für Größe ₹,Acme,Bearings,Ball,1,18`);
  const cut = [...bytes].map((byte) => Buffer.from([byte]));
  const names: string[] = [];
  for await (const line of readImportFile(Readable.from(cut), indianRates))
    if ('row' in line) names.push(line.row.name);
  expect(names).toEqual(['Fett für Größe ₹']);
});

test.each([
  ["a price 'abc'", good.replace('12.50', 'abc'), "list_price 'abc' is not an amount; write it like 1234.50"],
  ['a price with a thousands separator', good.replace('12.50', '"1,234.50"'), "list_price '1,234.50' is not an amount"],
  ['a price with three decimals', good.replace('12.50', '1.005'), "list_price '1.005' is not an amount"],
  ['a negative price', good.replace('12.50', '-1'), "list_price '-1' is not an amount"],
  ['a tax above 100 %', good.replace(',18', ',180'), "tax_percent '180' is not a percentage"],
  ['a tax that the shop does not have', good.replace(',18', ',28'), 'tax_percent 28 is not a tax rate of this shop'],
  ['no name', good.replace('6205', ''), 'itemname is empty'],
  ['a name of signs only', good.replace('6205', '--'), "itemname '--' has no letter or digit"],
  ['a quote left open', good.replace('6205', '"6205'), 'A quote is not closed'],
  ['a value too few', good.replace(',18', ''), 'The line has 6 values for 7 columns'],
  ['a value too many', `${good},18`, 'The line has 8 values for 7 columns'],
])('%s is reported with its line, and the other lines are read', async (_what, bad, says) => {
  const lines = await read(`${head}\n${good}\n${bad}\n${good.replace('T-1', 'T-2')}`);
  expect(lines.map((line) => 'row' in line)).toEqual([true, false, true]);
  expect(lines[1]).toMatchObject({ line: 3, problems: [expect.stringContaining(says)] });
});

test.each([
  ['unit', 'PCS', 'write one of NOS, SET, KGS, LTR'],
  ['seal', 'rubber', 'write one of open, shield x1'],
  ['bearing_type', 'ball', 'write one of deep groove ball'],
  ['hsn', '84.82', 'write 4 to 12 digits'],
  ['bore_mm', '25,5', 'write it like 25 or 16.25'],
  ['weight_kg', '1e3', 'write it like 25 or 16.25'],
  ['min_qty', '0', 'is not a whole number from 1'],
  ['popularity', '1.5', 'is not a whole number'],
  ['arriving_on', '04.12.2026', 'write it like 2026-12-04'],
  ['production_on', '2026-02-30', 'write it like 2026-12-04'],
])('%s refuses %s', async (column, value, says) => {
  const [problem] = await problemsOf(`${head},${column}\n${good},"${value}"`);
  expect(problem).toContain(`${column} '${value}'`);
  expect(problem).toContain(says);
});

test('every problem of a line is reported', async () => {
  expect(await problemsOf(`${head},min_qty,order_multiple\nT-1,6205,Acme,Bearings,Ball,x,y,10,4`)).toEqual([
    expect.stringContaining("2: list_price 'x'"),
    expect.stringContaining("2: tax_percent 'y'"),
    '2: min_qty 10 is not a multiple of order_multiple 4; write one that is.',
  ]);
});

test('incoming pieces need a date', async () => {
  expect(await problemsOf(`${head},arriving_qty\n${good},20`)).toEqual([
    '2: arriving_on is empty; write the date the 20 pieces are due.',
  ]);
});

test('only the lines of a Latin-1 file that are not UTF-8 are refused', async () => {
  const latin = Buffer.from(`${head}\n${good}\nT-2,Größe,Acme,Bearings,Ball,1,18\n`, 'latin1');
  expect(await problemsOf(latin)).toEqual([
    expect.stringMatching(/^3: itemname .* is not UTF-8 text; save the file with the encoding UTF-8\.$/),
  ]);
});

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'The file is empty'],
  ['a file without a heading', good, "The first line lacks 'itemcode'"],
  ['a missing column', head.replace(',list_price', ''), "The first line lacks 'list_price'"],
  ['a column that nobody knows', `${head},colour`, "Unknown column 'colour'"],
  ['a column named twice', `${head},itemname`, "The column 'itemname' appears twice"],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004xl'), 'This is a spreadsheet file; save it as CSV'],
])('%s is refused entirely', async (_what, bytes, says) => {
  const lines = await read(bytes);
  expect(lines.at(-1)).toMatchObject({ fatal: true });
  expect((await problemsOf(bytes))[0]).toContain(says);
});

const docs = join(import.meta.dirname, '../../../docs/import.md');

// `npx vitest run src/catalogue/import --update` writes the table anew.
test('docs/import.md describes every column and says which are required', async () => {
  const page = await readFile(docs, 'utf8');
  const table = Object.values(importedFacts)
    .map(({ column, required, meaning }) => `| ${column} |${required ? ' yes' : ''} | ${meaning} |\n`)
    .join('');
  const head = '| column | required | meaning |\n|---|---|---|\n';
  expect(page).toContain(head);
  const [before = '', after = ''] = page.split(head);
  await expect(`${before}${head}${table}${after.slice(after.indexOf('\n\n') + 1)}`).toMatchFileSnapshot(docs);
});

test('docs/import.md describes every column of the stock', async () => {
  const page = await readFile(docs, 'utf8');
  for (const column of stockColumnNames) expect(page).toMatch(new RegExp(`^\\| .*\\b${column}\\b.* \\|`, 'm'));
});
