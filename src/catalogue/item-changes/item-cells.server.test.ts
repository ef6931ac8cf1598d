import { getTableColumns, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { selectList } from '../../server/database/select-list.server.ts';
import type { Item } from '../catalogue.table.ts';
import { items } from '../catalogue.table.ts';
import { importedFacts, readRow } from '../import/import-columns.server.ts';
import { importCellsOf } from './item-cells.server.ts';
import { itemColumnNames } from './item-fields.data.ts';

const store = setUp(openTestStore);
let all: Item[];
beforeAll(async () => {
  all = await runStatement<Item>(store.database, sql`select ${selectList(getTableColumns(items))} from ${items}`);
});

test('every item is written as a row that the import reads as the same item', () => {
  const facts = Object.keys(importedFacts) as (keyof typeof importedFacts)[];
  for (const item of all) {
    const read = readRow(importCellsOf(item), indianRules);
    expect(read).toHaveProperty('row');
    if ('row' in read)
      for (const fact of facts) expect([item.code, fact, read.row[fact]]).toEqual([item.code, fact, item[fact]]);
  }
});

test('a file that is written from an item states a universal number only where one was stated', () => {
  const [item] = all.filter(({ name }) => name === '6308');
  if (!item) throw new Error('no item');
  const cellOf = (change: Partial<Item>) => importCellsOf({ ...item, ...change }).universal_no;
  expect(cellOf({ universalStated: '' })).toBe('');
  expect(cellOf({ universalStated: '', universalNo: 'as an older reader read it' })).toBe('');
  expect(cellOf({ universalStated: '6308' })).toBe('6308');
  expect(cellOf({ universalStated: null })).toBe('');
  expect(cellOf({ universalStated: null, universalNo: 'own' })).toBe('own');
});

test('staff may change everything that the import writes, but for the stock code', () => {
  const columns = Object.values(importedFacts).map(({ column }) => column);
  expect([...itemColumnNames, 'itemcode'].toSorted()).toEqual(columns.toSorted());
});
