import { expect, test } from 'vitest';
import { writtenCells } from '../../../tests/fixtures/written-cells.ts';
import { write } from './xlsx-worker.server.ts';

test('numbers are written as numbers, texts as texts that no program calculates', async () => {
  const table = [
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5, ''],
  ];
  expect(await writtenCells(await write({ name: 'Orders', table }))).toEqual([
    ['Order', 'Quantity', 'Remark'],
    ['NOD26000123', 40, '=HYPERLINK("x")'],
    ['0042', 2.5],
  ]);
});
