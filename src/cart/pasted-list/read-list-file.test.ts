import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listText } from '../../../tests/fixtures/list-rows.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { ListFileRefused } from './list-file-refused.ts';
import { readList } from './read-list.rule.ts';
import { readListFile } from './read-list-file.ts';

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const styles = {
  'xl/styles.xml': new TextEncoder().encode(
    '<styleSheet><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
  ),
};
const read = async (file: Uint8Array, name = 'list.xlsx') =>
  readList((await readListFile(new File([new Uint8Array(file)], name))).source);
const rows = (...lines: string[]) =>
  workbook(lines.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join(''), styles);

const head = `${text('A1', 'Part number')}${text('B1', 'Qty')}`;

test('numbers of a sheet are designations and pieces, and texts keep their zeros', async () => {
  const sheet = rows(
    head,
    '<c r="A2"><v>6205</v></c><c r="B2"><v>40</v></c>',
    `${text('A3', '0042')}<c r="B3"><v>5</v></c>`,
    `${text('A4', '6206')}<c r="B4"><f>2*5</f><v>10</v></c>`,
    `${text('A5', '6207')}<c r="B5"><v>48.1000000000001</v></c>`,
  );
  expect(listText((await read(sheet)).rows)).toBe('\n6205\t40\n0042\t5\n6206\t10\n6207\t48.1');
});

test('what is no number of pieces is not left out, so that its line is not read as one piece', async () => {
  const sheet = rows(
    head,
    `${text('A2', '6205')}<c r="B2" s="1"><v>46360</v></c>`,
    `${text('A3', '6206')}<c r="B3" s="2"><v>0.12</v></c>`,
    `${text('A4', '6207')}<c r="B4"><f>D4*2</f></c>`,
    `${text('A5', '6208')}<c r="B5" t="e"><f>VLOOKUP(A5,F:G,2,0)</f><v>#N/A</v></c>`,
    '<c r="A6" s="1"><v>46360</v></c><c r="B6"><v>4</v></c>',
    '<c r="A7" t="e"><v>#REF!</v></c><c r="B7"><v>4</v></c>',
  );
  expect(listText((await read(sheet)).rows).split('\n')).toEqual([
    '',
    '6205\t2026-12-04',
    '6206\t12%',
    '6207\t=D4*2',
    '6208\tqty #N/A',
    '2026-12-04\t4',
    '#REF!\t4',
  ]);
});

test('empty rows of a sheet count as lines', async () => {
  const sheet = workbook(
    `<row r="2">${text('A2', 'Part')}${text('B2', 'Qty')}</row><row r="4">${text('A4', '6205')}<c r="B4"><v>4</v></c></row>`,
  );
  const { rows: lines, skipped } = await read(sheet);
  expect([listText(lines), skipped]).toEqual(['\n\n\n6205\t4', [{ line: 2, text: 'Part, Qty', why: 'heading' }]]);
});

test.each(['utf-16le', 'utf-16be'])('a list that a spreadsheet program saved as %s is read', async (encoding) => {
  const bytes = Buffer.from('\uFEFFPart\tQty\r\nGroße 6205\t40', 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  expect(listText((await read(bytes, 'list.txt')).rows)).toBe('\nGroße 6205\t40');
});

const manyColumns = `<row>${text('XFD1', '6205')}</row>`.repeat(1000);
test.each<[string, Uint8Array, string]>([
  ['half a workbook', rows(head).slice(0, 300), 'list.xlsx'],
  [
    'a sheet that expands to a hundred megabytes',
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1e8) }),
    'a.xlsx',
  ],
  ['a sheet with millions of cells', workbook(manyColumns), 'a.xlsx'],
  ['a sheet with a row that no program has', workbook(`<row r="4000000000">${text('A1', '6205')}</row>`), 'a.xlsx'],
  ['a PDF', new TextEncoder().encode('%PDF'), 'a.pdf'],
  ['a workbook of an old Excel version', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'a.xls'],
  ['a sheet of LibreOffice', zipSync({ 'content.xml': new Uint8Array() }), 'a.ods'],
])('%s is refused', async (_, file, name) => {
  await expect(read(file, name)).rejects.toThrow(ListFileRefused);
});

test.each(['sep=;', '\ufeff"sep=;"'])('the line %j, which Excel writes, is no item', async (line) => {
  const list = (...lines: string[]) => read(Buffer.from([line, ...lines].join('\r\n')), 'list.csv');
  const { rows: lines, skipped } = await list('Part;Qty', '6205, open;40');
  expect([listText(lines), skipped]).toEqual(['\n\n6205, open\t40', [{ line: 2, text: 'Part, Qty', why: 'heading' }]]);
  expect(listText((await list('6205;40', '6206;5')).rows)).toBe('\n6205\t40\n6206\t5');
});

test('a text of a program that writes no Unicode is read as Windows-1252, and it is said', async () => {
  const file = new File(
    [new Uint8Array(Buffer.from('Artikel;St\xfcck\r\n22216 EK W\xe4lzlager;2', 'latin1'))],
    'liste.csv',
  );
  const { source, isWindows1252 } = await readListFile(file);
  expect([isWindows1252, listText(readList(source).rows)]).toEqual([true, '\n22216 EK Wälzlager\t2']);
});

test('a workbook is read as it is shown: all sheets, hidden and struck-through rows, number formats, merged cells', async () => {
  const shown = new TextEncoder().encode(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0&quot;-2RS&quot;"/></numFmts><fonts><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf fontId="1"/></cellXfs></styleSheet>',
  );
  const sheet = rows(
    head,
    '<c r="A2" s="1"><v>6205</v></c><c r="B2"><v>10</v></c>',
    `<c r="A3" s="2" t="inlineStr"><is><t>6206</t></is></c><c r="B3" s="2"><v>5</v></c>`,
    `${text('A4', '6308\n(SKF make)')}<c r="B4"><v>2</v></c>`,
  );
  const files = { ...unzipSync(sheet), 'xl/styles.xml': shown };
  const { rows: lines, sheets } = await read(zipSync(files));
  expect(lines.map(({ item, quantity }) => [item, quantity])).toEqual([
    ['6205-2RS', '10'],
    ['6308 (SKF make)', '2'],
  ]);
  expect(sheets[0]).toMatchObject({ name: 'A', struckRows: 1 });
});
