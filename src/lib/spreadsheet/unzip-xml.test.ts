import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
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
const bombOf = (bytes: number) => zipSync({ [sheetName]: new Uint8Array(bytes) });

test('a small file that expands to a hundred megabytes is refused', () => {
  const bomb = bombOf(100_000_000);
  expect(bomb.length).toBeLessThan(200_000);
  expect(() => unzipXml(bomb)).toThrow('too many bytes');
});

test('a file that declares fewer bytes than it holds does not expand beyond them', () => {
  const bomb = bombOf(1_000_000);
  const entry = Buffer.from(bomb.buffer).lastIndexOf('PK\u0001\u0002');
  new DataView(bomb.buffer).setUint32(entry + 24, 1000, true);
  expect(unzipXml(bomb)[sheetName]).toHaveLength(1000);
});
