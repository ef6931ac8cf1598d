import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { readTable } from './list-columns.rule.ts';
import { storedZip } from './stored-zip.ts';

const { readSheet } = await import('read-excel-file/universal');

async function workbook(lines: number): Promise<Uint8Array> {
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  const rows = Array.from({ length: lines }, (_, index) => row(`6205-2RS/C3`, index + 1));
  return new Uint8Array(await writeXlsx([row('Part number', 'Qty'), ...rows]).toBuffer());
}

test('an uncompressed workbook reads the same', async () => {
  const packed = await workbook(300);
  const stored = storedZip(packed);
  expect(stored.length).toBeGreaterThan(packed.length * 2);
  const [before, after] = await Promise.all([packed, stored].map((zip) => readSheet(new Blob([zip.slice()]))));
  expect(readTable(after ?? [])).toEqual(readTable(before ?? []));
  expect(after).toHaveLength(301);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('6205-2RS, 40\n'.repeat(100))],
  ['half a workbook', (await workbook(20)).slice(0, 900)],
])('%s is not an archive', (_, bytes) => {
  expect(() => storedZip(bytes)).toThrow();
});

const bombOf = (bytes: number) => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) });

test('a small file that expands to a hundred megabytes is refused', () => {
  const bomb = bombOf(100_000_000);
  expect(bomb.length).toBeLessThan(200_000);
  expect(() => storedZip(bomb)).toThrow('too many bytes');
});

test('a file that declares fewer bytes than it holds does not expand beyond them', () => {
  const bomb = bombOf(1_000_000);
  const entry = Buffer.from(bomb.buffer).lastIndexOf('PK\u0001\u0002');
  new DataView(bomb.buffer).setUint32(entry + 24, 1000, true);
  expect(storedZip(bomb).length).toBeLessThan(2000);
});
