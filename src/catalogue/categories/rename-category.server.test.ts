import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring, waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { runStatement } from '../../server/database/prepare-statement.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { lockImportedItems } from '../import/import-batch.server.ts';
import { ensurePriceList } from '../price-lists/ensure-price-list.server.ts';
import { savePrices } from '../price-lists/save-prices.server.ts';
import { listCategories, renameCategory } from './rename-category.server.ts';

const store = setUp(openTestStore);

const rename = (from: string, to: string, by = 'Meera Iyer') =>
  renameCategory(store.database, sites.nod, { from, to, by, now: store.now() });
const find = async (category: string) =>
  (await listCategories(store.database, 'nod')).find((one) => one.category === category);
const problemOf = (result: unknown) => (result instanceof Refusal ? [result.refusal, result.message] : result);

test('a category is renamed in its items, retired ones too, and in the price rows that are for it', async () => {
  const { $client } = store.database;
  await $client.query(
    "update items set retired_at = now() where site = 'nod' and category = 'Thrust ball' and maker = 'Koyo'",
  );
  await $client.query(
    `insert into price_rows (site, price_list_id, scope, scope_key, discount_bp, currency)
      select 'nod', id, 'category', 'Thrust ball', 1000, 'INR' from price_lists where site = 'nod' limit 1`,
  );
  const before = await find('Thrust ball');
  expect(before).toMatchObject({ superCategory: 'Bearings', retired: 1 });
  const items = (before?.items ?? 0) + 1;
  const priceRows = before?.priceRows;
  expect(priceRows).toBeGreaterThan(0);
  expect(await rename('Thrust ball', ' Axial ball ')).toEqual({ items, priceRows });
  expect(await find('Axial ball')).toEqual({ ...before, category: 'Axial ball' });
  expect(await find('Thrust ball')).toBeUndefined();
  const { rows } = await $client.query("select subject, details from audit_trail where action = 'category renamed'");
  expect(rows).toEqual([
    {
      subject: 'Thrust ball',
      details: { before: { category: 'Thrust ball' }, after: { category: 'Axial ball' }, items, priceRows },
    },
  ]);
});

test('prices that are saved while their category is renamed go over to its new name', async () => {
  const { $client } = store.database;
  const owner = { priceListId: await ensurePriceList(store.database, sites.nod, 'Workshops', []), customerId: null };
  const { rows } = await $client.query(
    `insert into price_rows (site, price_list_id, scope, scope_key, discount_bp, currency)
      values ('nod', $1, 'category', 'Spherical roller', 1000, 'INR') returning id`,
    [owner.priceListId],
  );
  const cells = { for: '', min_qty: '1', discount_percent: '12', net_price: '', valid_from: '', valid_to: '' };
  const edits = [{ line: 1, rowId: Number(rows[0].id), cells }];
  const by = { by: 'Arjun Shah', now: store.now() };
  const [renamed] = await callDuring(
    store.database,
    (db) => runStatement(db, sql`select from price_rows where id = ${rows[0].id} for update`),
    async () => {
      const renaming = rename('Spherical roller', 'Self-aligning roller');
      await waitUntilBlocked(store.database);
      return Promise.all([
        renaming,
        savePrices(store.database, sites.nod, { owner, edits, mode: 'good-lines', ...by }),
      ]);
    },
    2,
  );
  expect(renamed).not.toBeInstanceOf(Refusal);
  const { rows: saved } = await $client.query(
    'select scope_key as key, discount_bp as bp, valid_to as until from price_rows where price_list_id = $1 order by id desc',
    [owner.priceListId],
  );
  expect(saved[0]).toEqual({ key: 'Self-aligning roller', bp: 1200, until: null });
  expect(saved.filter(({ key }) => key === 'Spherical roller')).toEqual([]);
});

test('an item that is moved into a category while it is renamed is renamed too', async () => {
  const { nod } = sites;
  const [item] = (
    await store.database.$client.query("select code from items where site = 'nod' and category = 'Grease' limit 1")
  ).rows;
  const renamed = await callDuring(
    store.database,
    async (db) => {
      await lockImportedItems(db, nod, [item.code]);
      await runStatement(
        db,
        sql`update items set category = 'Angular contact ball' where site = 'nod' and code = ${item.code}`,
      );
    },
    () => rename('Angular contact ball', 'Angular ball'),
  );
  expect(renamed).not.toBeInstanceOf(Refusal);
  expect(await find('Angular contact ball')).toBeUndefined();
});

test('the second of two who rename it is told by whom it was renamed', async () => {
  await rename('Needle roller', 'Needle', 'Arjun Shah');
  const [, message] = problemOf(await rename('Needle roller', 'Needles')) as string[];
  expect(message).toMatch(/^Needle roller is called Needle now; Arjun Shah renamed it, /);
});

test.each([
  ['', 'to', 'needs a name'],
  ['---', 'to', 'needs a name'],
  ['x'.repeat(81), 'to', 'at most 80'],
  ['Tapered roller', 'to', 'That is its name already.'],
  ['Deep groove ball', 'to', 'There is a category Deep groove ball already'],
])("'%s' is refused", async (to, field, sentence) => {
  const [name, message] = problemOf(await rename('Tapered roller', to)) as string[];
  expect([name, message]).toEqual([field, expect.stringContaining(sentence)]);
});

test('a category that nothing has is unknown, also when another site has it', async () => {
  expect(problemOf(await rename('Nothing', 'Something'))).toEqual([
    'from',
    'No item has the category Nothing any more.',
  ]);
});
