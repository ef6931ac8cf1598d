import { beforeAll, expect, test } from 'vitest';
import { checkFile, problemsOf, uploadImport, workOff } from '../../../tests/actions/imports.ts';
import { sheetRows, workbook, workbookOf } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { UnreadableFile } from '../../lib/spreadsheet/table-line.ts';
import { toCsv } from '../../lib/spreadsheet-cell.ts';
import { write } from '../../server/printing/xlsx-worker.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { noWords } from '../columns/import-words.rule.ts';
import { startCheck } from '../control-import.server.ts';
import { lineText } from '../files/line-number.ts';
import { maxImportLines, type ReadCells } from '../import-kind.data.ts';
import type { FileReading } from '../import-record.contract.ts';
import { type FileLine, type FileToRead, importLines, lineReader } from './check-import.server.ts';

const store = setUp(openTestStore);
let code: string;
beforeAll(async () => {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' order by id limit 1");
  code = rows[0].code;
});

test('wrong lines keep their cells, unchanged ones only what they are about', async () => {
  const { rows: now } = await store.database.$client.query(
    `select s.on_hand from stock s join items i on i.id = s.item_id join branches b on b.id = s.branch_id
      where i.site = 'nod' and i.code = $1 and b.position = 1`,
    [code],
  );
  const lines = [`${code},${now[0].on_hand}`, 'NO-SUCH,"5"', '\ud83d\ude00,x', `${code},1`, '=cmd(),1'];
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${lines.join('\n')}`);
  expect(checked.found).toEqual({ new: 0, changed: 0, unchanged: 1, wrong: 4 });
  const { rows } = await store.database.$client.query(
    'select line, outcome, cells, values from import_rows where import_id = $1 order by line',
    [checked.id],
  );
  expect(rows.slice(0, 2)).toEqual([
    { line: 2, outcome: 'unchanged', cells: null, values: null },
    { line: 3, outcome: 'wrong', cells: ['NO-SUCH', '5'], values: null },
  ]);
  expect((await problemsOf(store, checked)).slice(2)).toEqual([
    expect.stringContaining('is already on line 2'),
    expect.stringContaining("6: itemcode '=cmd()' is a formula without its value"),
  ]);
});

test('another mapping checks the file anew', async () => {
  const uploaded = await uploadImport(store, 'stock', `itemcode,on_hand,other\n${code},7,x`);
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  const check = async (mapping: string[]) => {
    await startCheck(store.database, sites.nod, { id, mapping, by: 'Meera Iyer', now: store.now() });
    await workOff(store);
    const { rows } = await store.database.$client.query(
      'select outcome, count(*)::int from import_rows where import_id = $1 group by 1',
      [id],
    );
    return rows;
  };
  expect(await check(['itemcode', '', 'on_hand'])).toEqual([{ outcome: 'wrong', count: 1 }]);
  expect(await check(['itemcode', 'on_hand', ''])).toEqual([{ outcome: 'changed', count: 1 }]);
});

test.each([
  [
    'items',
    'itemcode,itemname,brandname,super_category,category,list_price,tax_percent',
    'F-1,#N/A,Acme,Bearings,Ball,10,18',
  ],
  ['stock', 'itemcode,on_hand,shelf', 'N-1,5,#REF!'],
  ['prices', 'price_list,for,discount_percent,valid_to', 'Standard,all,5,#VALUE!'],
  [
    'customers',
    'customer_id,tax_number,company,email,address,state',
    'F-1,27AAPFU0939F1ZV,Rao Mills,r@mills.example,#NAME?,Goa',
  ],
] as const)('an error of the spreadsheet is a problem of its cell in a file of %s', async (kind, head, line) => {
  const failed = line.split(',').find((cell) => cell.startsWith('#'));
  const problem = expect.stringContaining(`'${failed}' is an error of the spreadsheet; correct its formula there`);
  expect(await problemsOf(store, await checkFile(store, kind, `${head}\n${line}`))).toEqual([problem]);
  const cellsOf = (cells: string) =>
    cells
      .split(',')
      .map((cell) => (cell === failed ? `<c t="e"><f>A1</f><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`))
      .join('');
  const sheet = workbook([head, line].map((cells, at) => `<row r="${at + 1}">${cellsOf(cells)}</row>`).join(''));
  expect(await problemsOf(store, await checkFile(store, kind, sheet))).toEqual([problem]);
});

test('an escape that somebody typed stays, and half a character, of a file or where a text is cut, stops nothing', async () => {
  const typed = 'C:\\u0000\\ud800';
  const cut = `${'x'.repeat(59)}\ud83d\ude00`;
  const rowOf = (...cells: string[]) => cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
  const rows = [rowOf('itemcode', 'on_hand'), rowOf(typed, 'x'), rowOf('half _xD83D_', '5'), rowOf(cut, 'x')];
  const sheet = workbook(rows.map((row, at) => `<row r="${at + 1}">${row}</row>`).join(''));
  const checked = await checkFile(store, 'stock', sheet);
  expect(checked.sample.map(([first]) => first)).toEqual([typed, 'half ', 'x'.repeat(59)]);
  const { rows: stored } = await store.database.$client.query<{ cells: string[] }>(
    'select cells from import_rows where import_id = $1 order by line',
    [checked.id],
  );
  expect(stored.map(({ cells }) => cells[0])).toEqual([typed, 'half \ufffd', cut]);
  expect((await problemsOf(store, checked))[1]).toContain("itemcode 'half \ufffd' is not UTF-8 text");
});

const readCells: ReadCells = (cells) => ({ key: cells.itemcode ?? '', values: { ...cells } });

async function linesOf(content: string, more: Partial<FileToRead> = {}, maxLines?: number) {
  const parts = async function* () {
    yield Buffer.from(content);
  };
  const file: FileToRead = {
    format: 'csv',
    header: ['code', 'qty'],
    headLine: null,
    reading: null,
    mapping: ['itemcode', ''],
    parts,
    ...more,
  };
  const naming = { mapping: file.mapping, fixed: {}, keepsEmpty: false };
  const lines: FileLine[] = [];
  for await (const line of importLines(file, lineReader(naming, [], noWords, readCells), maxLines)) lines.push(line);
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

const textReading = (delimiter: string, headLine: number): FileReading => ({
  encoding: 'utf-8',
  delimiter,
  hiddenSheets: 0,
  withHidden: false,
  sheets: [sheet('', headLine, ['code', 'qty'])],
});
const sheet = (name: string, headLine: number, header: string[]): FileReading['sheets'][number] => ({
  name,
  isRead: true,
  problem: '',
  header,
  headLine,
  sample: [],
  lines: 1,
  isLonger: false,
  hiddenRows: 0,
  struckRows: 0,
  hiddenColumns: [],
});

test('rows that are no lines of the table are left out with the reason; what may be a line is not', async () => {
  const rows = [
    'BALL BEARINGS;',
    'N-1;7',
    'NU 308;',
    'code;qty',
    'GRAND TOTAL;1,233.00',
    'E. & O. E.;',
    'Total Quartz 7000;12',
    '-----;----',
  ];
  const read = await linesOf(['code;qty', ...rows].join('\n'), {
    mapping: ['itemcode', 'on_hand'],
    telling: ['itemcode', 'on_hand'],
    reading: textReading(';', 1),
  });
  expect(read.map(({ read: one }) => ('leftOut' in one ? one.leftOut : one.key))).toEqual([
    'text',
    'N-1',
    'NU 308',
    'head',
    'total',
    'text',
    'Total Quartz 7000',
    'text',
  ]);
});

test('sheets with the same columns are read one after the other, and a key on two of them is told', async () => {
  const file = workbookOf({
    Mumbai: [
      ['code', 'qty'],
      ['N-1', '7'],
    ],
    Delhi: [['Stock'], ['code', 'qty'], ['N-2', '1'], ['N-1', '2']],
  });
  const parts = async function* () {
    yield file;
  };
  const reading: FileReading = {
    ...textReading('', 1),
    encoding: null,
    sheets: [sheet('Mumbai', 1, ['code', 'qty']), sheet('Delhi', 2, ['code', 'qty'])],
  };
  const read = await linesOf('', { format: 'xlsx', reading, parts });
  expect(read.map(({ line, read: one }) => [lineText({ format: 'xlsx', reading }, line), one])).toMatchObject([
    ["line 2 of the sheet 'Mumbai'", { key: 'N-1' }],
    ["line 1 of the sheet 'Delhi'", { leftOut: 'title' }],
    ["line 3 of the sheet 'Delhi'", { key: 'N-2' }],
    [
      "line 4 of the sheet 'Delhi'",
      { problems: ["'N-1' is already on line 2 of the sheet 'Mumbai'; keep one of the two."] },
    ],
  ]);
});

test('hidden rows are left out unless they are to be read, and what they are about is not missing', async () => {
  const rows = sheetRows([
    ['code', 'qty'],
    ['N-1', '7'],
    ['N-2', '8'],
  ]).replace('<row r="2"', '<row r="2" hidden="1"');
  const parts = async function* () {
    yield workbookOf({ Stock: rows });
  };
  const reading: FileReading = { ...textReading('', 1), encoding: null, sheets: [sheet('Stock', 1, ['code', 'qty'])] };
  const [hidden] = await linesOf('', { format: 'xlsx', reading, parts, readsLeftOut: true });
  expect(hidden?.read).toMatchObject({ key: 'N-1', leftOut: 'hidden' });
  const [seen] = await linesOf('', { format: 'xlsx', reading: { ...reading, withHidden: true }, parts });
  expect(seen?.read).toMatchObject({ key: 'N-1', values: {} });
});

test('what stands above the names of the columns is left out, and does not say what divides the cells', async () => {
  const file = 'Stock of 1 April\nAcme, Mumbai, India\n\ncode;qty\nN-1;7\nN-2;8';
  expect(await linesOf(file, { headLine: 4, reading: textReading(';', 4) })).toMatchObject([
    { line: 1, read: { leftOut: 'title' } },
    { line: 2, read: { leftOut: 'title' } },
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
