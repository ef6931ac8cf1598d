import { text } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openWorkbook } from './open-workbook.server.ts';

async function* inOnePart(file: Uint8Array) {
  yield file;
}

test('the parts of a workbook are read by name', async () => {
  const workbook = await openWorkbook(inOnePart(zipSync({ 'xl/a.xml': new Uint8Array(Buffer.from('<a/>')) })));
  const part = await workbook.read('xl/a.xml');
  expect(part && (await text(part))).toBe('<a/>');
  expect(await workbook.read('xl/b.xml')).toBeUndefined();
  await workbook.close();
});

test('too many parts are refused', async () => {
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.xml`, new Uint8Array()]));
  await expect(openWorkbook(inOnePart(zipSync(parts)))).rejects.toThrow('expands to far more');
});
