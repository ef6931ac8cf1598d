import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { emptyTextsWorkbook, wideWorkbook } from '../../../tests/fixtures/bombs.ts';
import { declareSize } from '../../../tests/fixtures/declare-size.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import type { TableLine } from '../../lib/spreadsheet/table-line.ts';
import { readXlsxLines } from './read-xlsx-lines.server.ts';

async function read(file: Uint8Array, partBytes = 700) {
  const parts = async function* () {
    for (let at = 0; at < file.length; at += partBytes) yield file.subarray(at, at + partBytes);
  };
  const lines: TableLine[] = [];
  for await (const line of readXlsxLines(parts(), [0], (one) => one)) lines.push(line);
  return lines;
}

const sheetOf = (file: Uint8Array) =>
  strFromU8(unzipSync(file)['xl/worksheets/first.xml'] ?? bytes('')).replace('</worksheet>', '');

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
test('texts, numbers and days of a sheet are read as they look', async () => {
  const file = await writeExcelFile([
    [
      { value: 'itemcode', type: String },
      { value: 'on_hand', type: String },
      { value: 'arriving_on', type: String },
    ],
    [
      { value: '6205 <₹> & "x"', type: String },
      { value: 1250.5, type: Number },
      { value: new Date('2026-12-04T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    ],
    [],
    [{ value: 'N-2', type: String }, null, null],
  ]).toBuffer();
  expect(await read(new Uint8Array(file))).toEqual([
    { line: 1, cells: ['itemcode', 'on_hand', 'arriving_on'] },
    { line: 2, cells: ['6205 <₹> & "x"', '1250.5', '2026-12-04'] },
    { line: 4, cells: ['N-2'] },
  ]);
});

test('cells that are left out are empty; a formula without a value is shown as one', async () => {
  const rows = `<row r="3"><c r="B3" t="inlineStr"><is><t>x</t></is></c><c r="D3"><f>A1+1</f></c></row>
    <row r="5"><c r="A5"><f>A1+1</f><v>7</v></c></row>`;
  expect(await read(workbook(rows))).toEqual([
    { line: 3, cells: ['', 'x', '', '=A1+1'] },
    { line: 5, cells: ['7'] },
  ]);
});

test('a sheet that is hidden is not read', async () => {
  const file = workbook('<row r="1"><c r="A1"><v>7</v></c></row>', {
    'xl/workbook.xml': bytes(
      `<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Lists" state="veryHidden" r:id="rId2"/>
        <sheet name="Stock" state="visible" r:id="rId7"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships><Relationship Id="rId1" Target="worksheets/old.xml"/><Relationship Id="rId2" Target="worksheets/old.xml"/>
        <Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>`,
    ),
    'xl/worksheets/old.xml': bytes(
      '<worksheet><sheetData><row r="1"><c r="A1"><v>6</v></c></row></sheetData></worksheet>',
    ),
  });
  expect(await read(file)).toEqual([{ line: 1, cells: ['7'] }]);
});

test('a code keeps the zeros that its cell shows', async () => {
  const file = workbook('<row r="1"><c r="A1" s="1"><v>6205</v></c><c r="B1" s="0"><v>7</v></c></row>', {
    'xl/styles.xml': bytes(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ),
  });
  expect(await read(file)).toEqual([{ line: 1, cells: ['006205', '7'] }]);
});

test('merged cells are repeated in each row below, a row that is hidden or struck through says so', async () => {
  const text = (cell: string, style = '') => `<c r="${cell}" t="inlineStr"${style}><is><t>${cell}</t></is></c>`;
  const file = workbook(
    `<row r="1">${text('A1')}${text('B1')}</row><row r="2" hidden="1">${text('B2')}</row>
      <row r="4">${text('B4', ' s="1"')}</row><row r="5">${text('B5')}</row>`,
    {
      'xl/styles.xml': bytes(
        `<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>`,
      ),
    },
  );
  const merged = {
    'xl/worksheets/first.xml': bytes(`${sheetOf(file)}<mergeCells><mergeCell ref="A1:A4"/></mergeCells></worksheet>`),
  };
  expect(await read(workbook('', { ...unzipSync(file), ...merged }))).toEqual([
    { line: 1, cells: ['A1', 'B1'] },
    { line: 2, cells: ['A1', 'B2'], unseen: 'hidden', repeated: [0] },
    { line: 4, cells: ['A1', 'B4'], unseen: 'struck', repeated: [0] },
    { line: 5, cells: ['', 'B5'] },
  ]);
});

test('a number is read as its format shows it, without a unit', async () => {
  const file = workbook(
    '<row r="1"><c r="A1" s="0"><v>6205</v></c><c r="B1" s="1"><v>6206</v></c><c r="C1" s="2"><v>12</v></c></row>',
    {
      'xl/styles.xml': bytes(
        `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0&quot;-2RS&quot;"/><numFmt numFmtId="165" formatCode="&quot;BRG &quot;0&quot; ZZ&quot;"/><numFmt numFmtId="166" formatCode="0&quot; Nos&quot;"/></numFmts>
          <cellXfs><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
      ),
    },
  );
  expect(await read(file)).toEqual([{ line: 1, cells: ['6205-2RS', 'BRG 6206 ZZ', '12'] }]);
});

test('what is read aloud beside a text is no part of it', async () => {
  const file = workbook('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', {
    'xl/sharedStrings.xml': bytes(
      '<sst><si><r><t>轴</t></r><r><t>承</t></r><rPh sb="0" eb="1"><t>zhou</t></rPh></si></sst>',
    ),
  });
  expect(await read(file)).toEqual([{ line: 1, cells: ['轴承'] }]);
});

test('a workbook whose XML names carry a prefix is read alike', async () => {
  const file = workbook('', {
    'xl/worksheets/first.xml': bytes(
      '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  });
  expect(await read(file)).toEqual([{ line: 1, cells: ['7'] }]);
});

const nested = (depth: number) =>
  `${'<x>'.repeat(depth)}${'</x>'.repeat(depth)}<row r="1"><c r="A1"><v>1</v></c></row>`;

test('a workbook that expands to far more than it should is refused', async () => {
  const bomb = declareSize(workbook('', { 'xl/media/zeros.xml': new Uint8Array(1000) }), 60_000_000);
  await expect(read(bomb)).rejects.toThrow('expands to far more than it should');
});

test.each([
  ['a file that only begins like a workbook', bytes('PK\u0003\u0004 and no more'), 'cannot be read'],
  ['a workbook that breaks off', workbook('<row r="1"><c>').slice(0, 300), 'cannot be read'],
  ['damaged XML', workbook('<row r="1"></c>'), 'is damaged'],
  ['elements that nest far deeper than in any sheet', workbook(nested(1_000)), 'is damaged'],
  ['a sheet of LibreOffice', zipSync({ mimetype: bytes('x'), 'content.xml': bytes('<x/>') }), 'of LibreOffice (.ods)'],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': bytes('x') }), 'a binary workbook (.xlsb)'],
  ['rows with one number', workbook('<row r="2"/><row r="2"><c r="A2"><v>1</v></c></row>'), 'is damaged'],
  ['rows that go back', workbook('<row r="3"/><row r="2"><c r="A2"><v>1</v></c></row>'), 'is damaged'],
  ['an archive of something else', zipSync({ 'a.txt': bytes('x') }), 'has no sheet'],
])('%s is refused in one sentence', async (_what, file, says) => {
  await expect(read(file)).rejects.toThrow(says);
});

test('180 million shared texts are refused although all of them are empty', async () => {
  await expect(read(emptyTextsWorkbook(), 900_000)).rejects.toThrow(
    'holds too many texts. Please save the table as CSV.',
  );
});

test('a cell far to the right is named, and makes its line no longer', async () => {
  const [first] = await read(wideWorkbook(1));
  expect(first).toEqual({ line: 1, cells: ['1'], problem: 'A cell stands further right than the first 256 columns.' });
});

/** A workbook whose first sheet begins with these declarations, and says this in its only cell. */
const declaring = (declarations: string, text: string) =>
  workbook('', {
    'xl/worksheets/first.xml': bytes(
      `<!DOCTYPE worksheet [${declarations}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
    ),
  });

test.each([
  ['a file of this machine', '<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'],
  ['another address', '<!ENTITY x SYSTEM "http://127.0.0.1:1/x">', '&x;'],
  ['texts within texts', '<!ENTITY a "10"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">', '&c;'],
])('a workbook that stands for %s is refused, and nothing is fetched', async (_what, declarations, text) => {
  await expect(read(declaring(declarations, text))).rejects.toThrow('This workbook is damaged.');
});

test('declarations that no cell uses are skipped', async () => {
  expect(await read(declaring('<!ENTITY x SYSTEM "file:///etc/passwd">', '6205'))).toEqual([
    { line: 1, cells: ['6205'] },
  ]);
});
