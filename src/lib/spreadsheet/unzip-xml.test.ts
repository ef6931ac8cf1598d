import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { declareSize } from '../../../tests/fixtures/declare-size.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { unzipXml } from './unzip-xml.ts';

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
