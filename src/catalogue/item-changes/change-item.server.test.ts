import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { writeItems } from '../import/import-batch.server.ts';
import { readRow } from '../import/import-columns.server.ts';
import { stagedOf } from '../import/import-row.server.ts';
import { changeItem } from './change-item.server.ts';
import { itemCellsOf } from './item-cells.server.ts';
import { findItem } from './item-changes.db.ts';
import type { ItemColumn } from './item-fields.data.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  id = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

async function itemNow() {
  const item = await findItem(store.database, 'nod', id);
  if (!item) throw new Error('no item');
  return item;
}
const cellsNow = async () => itemCellsOf(await itemNow());
async function change(values: Record<string, string>, { by = 'Meera Iyer', seen = {} as Record<string, string> } = {}) {
  const now = await cellsNow();
  const changes = Object.entries(values).map(([column, value]) => ({
    column: column as ItemColumn,
    value,
    seen: seen[column] ?? now[column] ?? '',
  }));
  return changeItem(store.database, sites.nod, { id, changes, by, now: store.now() });
}
const problemOf = (result: unknown) => (result instanceof Refusal ? [result.refusal, result.message] : result);

test('price, tax, HSN and cost are changed, and the audit trail has before and after', async () => {
  const before = await cellsNow();
  const facts = { list_price: '1234.50', tax_percent: '5', hsn: '8482 9900', cost_price: '900' };
  expect(await change(facts)).toEqual({ changed: 4 });
  expect(await itemNow()).toMatchObject({ listMinor: 123_450, taxBp: 500, hsn: '84829900', costMinor: 90_000 });
  const { rows } = await store.database.$client.query(
    "select actor_name, subject, details from audit_trail where action = 'item changed'",
  );
  expect(rows).toEqual([
    {
      actor_name: 'Meera Iyer',
      subject: before.itemcode,
      details: {
        before: {
          list_price: before.list_price,
          tax_percent: before.tax_percent,
          hsn: before.hsn,
          cost_price: before.cost_price,
        },
        after: { list_price: '1234.50', tax_percent: '5', hsn: '84829900', cost_price: '900.00' },
      },
    },
  ]);
});

test.each([
  [{ list_price: '-5' }, 'list_price', 'is not an amount'],
  [{ list_price: '1.234,50' }, 'list_price', 'without a sign'],
  [{ tax_percent: '101' }, 'tax_percent', 'not a percentage from 0 to 100'],
  [{ tax_percent: '28' }, 'tax_percent', '28 is not a tax rate of this shop; write 0 or 5 or 18 or 40.'],
  [{ hsn: '12' }, 'hsn', 'write digits only, 4 to 12 of them'],
  [{ hsn: '8482102000' }, 'hsn', 'An HSN has 4, 6 or 8 digits.'],
  [{ itemname: '' }, 'itemname', 'Is empty'],
  [{ description: 'x'.repeat(2001) }, 'description', 'at most 2000 characters'],
  [{ unit: 'BOX' }, 'unit', 'write one of NOS, SET, KGS, LTR'],
  [{ min_qty: '5', order_multiple: '2' }, 'min_qty', 'not a multiple of order_multiple'],
  [{ bore_mm: '10001' }, 'bore_mm', 'not a number up to 10000'],
])('%o is refused as in an import, at its field', async (values, field, sentence) => {
  const before = await itemNow();
  const [name, message] = problemOf(await change(values as Record<string, string>)) as string[];
  expect(name).toBe(field);
  expect(message).toContain(sentence);
  expect(await itemNow()).toEqual(before);
});

test('a new name gets its keys and universal number, so that search finds it', async () => {
  await change({ itemname: '6308-2RS/C3' });
  expect(await itemNow()).toMatchObject({
    nameKey: '63082RSC3',
    universalNo: '6308-2RS/C3',
    universalKey: '63082RSC3',
  });
  await change({ universal_no: 'own' });
  await change({ itemname: '6308' });
  expect((await itemNow()).universalNo).toBe('own');
});

test('a number that an older reader read follows the name all the same', async () => {
  await change({ itemname: '6308', universal_no: '' });
  await store.database.$client.query("update items set universal_no = 'misread' where id = $1", [id]);
  await change({ itemname: '6308-2Z' });
  expect(await itemNow()).toMatchObject({ universalNo: '6308-2Z', universalStated: '' });
});

test('a typed number that says what the name says is left to the name again by emptying it', async () => {
  await change({ itemname: '6308/C3', universal_no: '6308' });
  await change({ itemname: '6308' });
  expect(await itemNow()).toMatchObject({ universalNo: '6308', universalStated: '6308' });
  expect(await change({ universal_no: '' })).toEqual({ changed: 1 });
  expect(await itemNow()).toMatchObject({ universalNo: '6308', universalStated: '' });
  expect(await change({ universal_no: '' })).toEqual({ changed: 0 });
});

test('the second of two who change the same fact is told who did and what it is now; another fact is no conflict', async () => {
  const seen = await cellsNow();
  await change({ origin: 'India' }, { by: 'Arjun Shah', seen });
  expect(await change({ packing_type: 'Tube' }, { seen })).toEqual({ changed: 1 });
  const [name, message] = problemOf(await change({ origin: 'Japan' }, { seen })) as string[];
  expect([name, message]).toEqual(['origin', expect.stringMatching(/^This is India now; Arjun Shah changed it, /)]);
  expect(await change({ origin: 'India' }, { seen })).toEqual({ changed: 0 });
  await store.database.$client.query('update items set description = $2 where id = $1', [id, 'From the file']);
  const [, imported] = problemOf(await change({ description: 'Mine' }, { seen })) as string[];
  expect(imported).toBe('This is From the file now; an import changed it.');
});

test('two at the same moment: one is written, the other is refused', async () => {
  const seen = await cellsNow();
  const results = await Promise.all(['Rao', 'Shah'].map((by) => change({ clearance: by }, { by, seen })));
  expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1);
});

test('the next import that names the item has the last word', async () => {
  const cells = await cellsNow();
  const read = readRow(cells, indianRules);
  if (!('row' in read)) throw new Error('no row');
  const importRow = async () => {
    const rows = [stagedOf(read.row, 2)];
    const validated = await store.database.transaction((db) =>
      writeItems(db, sites.nod, rows, { by: 'test', now: store.now(), retired: 'sell' }),
    );
    return validated[0]?.outcome;
  };
  expect([await importRow(), await importRow()]).toEqual(['changed', 'unchanged']);
  await change({ list_price: '5.00' });
  expect(await importRow()).toBe('changed');
  expect((await cellsNow()).list_price).toBe(cells.list_price);
});

test('an item of another site is unknown', async () => {
  const changes = [{ column: 'origin' as const, value: 'India', seen: '' }];
  const asked = changeItem(store.database, sites.zwz, { id, changes, by: 'Rao', now: store.now() });
  await expect(asked).rejects.toThrow('The item was not found.');
});
