import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
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
