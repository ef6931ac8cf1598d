import { expect, test } from 'vitest';
import { allocateStock, type StockRequest } from './allocate-stock.rule.ts';

const line = (itemId: number, quantity: number, free: number, quoted = false): StockRequest => ({
  itemId,
  quantity,
  free,
  quoted,
});

test.each<[string, StockRequest[], number[]]>([
  ['two items from the shelf', [line(1, 4, 10), line(2, 3, 3)], [4, 3]],
  ['a quoted line takes what is there and is owed the rest', [line(1, 24, 16, true)], [16]],
  ['a quoted line of an empty shelf is owed whole', [line(1, 24, 0, true)], [0]],
  ['the ordinary line of an item goes first, wherever it stands', [line(1, 8, 10, true), line(1, 9, 10)], [1, 9]],
  [
    'two quoted lines of an item never reserve more than there is',
    [line(1, 8, 10, true), line(1, 8, 10, true)],
    [8, 2],
  ],
])('%s', (_case, lines, reserved) => {
  expect(allocateStock(lines)).toEqual(reserved);
});
