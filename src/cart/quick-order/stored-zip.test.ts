import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { sheetToList } from './quick-sheet.rule.ts';
import { storedZip } from './stored-zip.ts';

const { readSheet } = await import('read-excel-file/universal');

async function workbook(lines: number): Promise<Uint8Array> {
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  const rows = Array.from({ length: lines }, (_, index) => row(`6205-2RS/C3`, index + 1));
  return new Uint8Array(await writeXlsx([row('Part number', 'Qty'), ...rows]).toBuffer());
}

test('an uncompressed workbook reads the same', async () => {
  const packed = await workbook(300);
  const stored = await storedZip(packed);
  expect(stored.length).toBeGreaterThan(packed.length * 2);
  const [before, after] = await Promise.all([packed, stored].map((zip) => readSheet(new Blob([zip.slice()]))));
  expect(sheetToList(after ?? [])).toBe(sheetToList(before ?? []));
  expect(after).toHaveLength(301);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('6205-2RS, 40\n'.repeat(100))],
  ['half a workbook', (await workbook(20)).slice(0, 900)],
])('%s is not an archive', async (_, bytes) => {
  await expect(storedZip(bytes)).rejects.toThrow();
});

test('a small file that expands to a hundred megabytes is refused', async () => {
  await expect(storedZip(bomb(100_000_000))).rejects.toThrow('too many bytes');
});

/** An archive of one file full of zeros. */
function bomb(bytes: number): Uint8Array {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const data = deflateRawSync(Buffer.alloc(bytes));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return new Uint8Array(Buffer.concat([local, name, data, central, name, end]));
}
