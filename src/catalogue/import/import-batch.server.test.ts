import { expect, test } from 'vitest';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { retireItems, validateItems, writeItems } from './import-batch.server.ts';
import { readRow } from './import-columns.server.ts';
import { type StagedRow, stagedOf } from './import-row.server.ts';

const store = setUp(openTestStore);

const staged = (line: number, itemcode: string, more: Record<string, string> = {}) => {
  const cells = { itemcode, itemname: '6205', brandname: 'Acme', super_category: 'Bearings', category: 'Ball' };
  const read = readRow({ ...cells, list_price: '12', tax_percent: '18', ...more }, indianRules);
  if ('problems' in read) throw new Error(read.problems.join());
  return stagedOf(read.row, line);
};
const outcomes = (validated: { line: number; outcome: string }[]) =>
  validated.map(({ line, outcome }) => [line, outcome]);

test('a batch writes what differs, and of stock what orders allow', async () => {
  const rows = [staged(2, 'B-1', { on_hand: '5' }), staged(3, 'B-2')];
  const write = (batch = rows) =>
    store.database.transaction((db) =>
      writeItems(db, sites.nod, batch, { by: 'test', now: store.now(), retired: 'sell' }),
    );
  expect(outcomes(await validateItems(store.database, sites.nod, rows))).toEqual([
    [2, 'new'],
    [3, 'new'],
  ]);
  expect(outcomes(await write())).toEqual([
    [2, 'new'],
    [3, 'new'],
  ]);
  await store.database.$client.query(
    "update stock set reserved = 4 where item_id = (select id from items where site = 'nod' and code = 'B-1')",
  );
  const fewer = [staged(2, 'B-1', { on_hand: '3' }), staged(3, 'B-2')];
  const validated = await validateItems(store.database, sites.nod, fewer);
  expect(validated).toMatchObject([
    { outcome: 'wrong', problem: 'on_hand 3 is less than the 4 reserved for orders; dispatch or cancel them first.' },
    { outcome: 'unchanged' },
  ]);
  expect(await write(fewer)).toEqual(validated);
});

test('a retired item is retired once', async () => {
  const retire = () => store.database.transaction((db) => retireItems(db, sites.nod, ['B-2', 'NO-SUCH'], store.now()));
  expect([await retire(), await retire()]).toEqual([['B-2'], []]);
  expect(outcomes(await validateItems(store.database, sites.nod, [staged(2, 'B-2')]))).toEqual([[2, 'changed']]);
});

test('a retired item stays retired where the caller says so', async () => {
  const write = (price: string) =>
    store.database.transaction((db) =>
      writeItems(db, sites.nod, [staged(2, 'B-2', { list_price: price })], {
        by: 'test',
        now: store.now(),
        retired: 'leave',
      }),
    );
  expect(outcomes(await write('13'))).toEqual([[2, 'changed']]);
  expect(outcomes(await write('13'))).toEqual([[2, 'unchanged']]);
  const { rows } = await store.database.$client.query("select retired_at from items where code = 'B-2'");
  expect(rows[0].retired_at).not.toBeNull();
});

test('of a line that the previous release checked it is not known who gave the universal number', async () => {
  const { universalStated: _, ...checkedBefore } = staged(2, 'B-3');
  await store.database.transaction((db) =>
    writeItems(db, sites.nod, [checkedBefore as StagedRow], { by: 'test', now: store.now(), retired: 'sell' }),
  );
  const { rows } = await store.database.$client.query(
    "select universal_no, universal_stated from items where site = 'nod' and code = 'B-3'",
  );
  expect(rows).toEqual([{ universal_no: '6205', universal_stated: null }]);
});
