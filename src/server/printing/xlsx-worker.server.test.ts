import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { write } from './xlsx-worker.server.ts';

test('numbers are written as numbers, texts as texts that no program calculates', async () => {
  const table = [
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5, ''],
  ];
  const sheet = await readSheet(Readable.from([await write({ name: 'Orders', table })]), 'Orders');
  expect(sheet).toEqual([
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5, null],
  ]);
});
