import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { mergeCategories } from './merge-categories.server.ts';
import { listCategories, renameCategory } from './rename-category.server.ts';

const store = setUp(openTestStore);

const find = async (name: string) =>
  (await listCategories(store.database, 'nod')).find(({ category }) => category === name);
const itemsIn = async (name: string) => {
  const found = await find(name);
  return found ? found.items + found.retired : 0;
};
const merge = async (from: string, into: string, items?: number) =>
  mergeCategories(store.database, sites.nod, {
    from,
    into,
    items: items ?? (await itemsIn(from)),
    by: 'Meera Iyer',
    now: store.now(),
  });
const addPrice = (category: string, minQty: number) =>
  store.database.$client.query(
    `insert into price_rows (site, price_list_id, scope, scope_key, min_qty, discount_bp, currency)
      select 'nod', min(id), 'category', $1, $2, 1000, 'INR' from price_lists where site = 'nod'`,
    [category, minQty],
  );
const redirects = async () =>
  (await store.database.$client.query('select former, category from category_renames order by former')).rows;

test('items, price rows and the former names of a category go over', async () => {
  await renameCategory(store.database, sites.nod, {
    from: 'Needle cage',
    to: 'Cages',
    by: 'Meera Iyer',
    now: store.now(),
  });
  const [cages, needle] = [await itemsIn('Cages'), await itemsIn('Needle roller')];
  await addPrice('Cages', 777);
  const subs = async () =>
    (
      await store.database.$client.query(
        "select count(distinct sub_category)::int as subs from items where site = 'nod' and category in ('Cages', 'Needle roller')",
      )
    ).rows[0].subs;
  const before = await subs();
  expect(await merge('Cages', 'Needle roller')).toMatchObject({ items: cages });
  expect([await itemsIn('Cages'), await itemsIn('Needle roller'), await subs()]).toEqual([0, cages + needle, before]);
  expect(await redirects()).toEqual([
    { former: 'Cages', category: 'Needle roller' },
    { former: 'Needle cage', category: 'Needle roller' },
  ]);
  const { rows } = await store.database.$client.query(
    "select subject, details from audit_trail where action = 'category merged'",
  );
  expect(rows).toMatchObject([{ subject: 'Cages', details: { after: { category: 'Needle roller' }, items: cages } }]);
  const again = await merge('Cages', 'Needle roller', cages);
  expect(again).toMatchObject({ message: expect.stringMatching(/^Cages is called Needle roller now; Meera Iyer/) });
});

test('of a certificate that both categories have the one that holds longer stays', async () => {
  await store.database.$client.query(
    `insert into certificates (site, maker, category, kind, number, valid_from, valid_to, added_by, added_at)
      values ('nod', 'ZWZ', 'Self-aligning ball', 'iso', 'Q 1', '2024-01-01', '2028-01-01', 'Meera', now()),
        ('nod', 'ZWZ', 'Spherical roller', 'iso', 'Q 1', '2022-01-01', '2025-01-01', 'Meera', now())`,
  );
  expect(await merge('Self-aligning ball', 'Spherical roller')).not.toBeInstanceOf(Refusal);
  const { rows } = await store.database.$client.query(
    "select category, valid_to::text, ended_at is null as holds from certificates where number = 'Q 1' order by valid_to",
  );
  expect(rows).toEqual([
    { category: 'Spherical roller', valid_to: '2025-01-01', holds: false },
    { category: 'Spherical roller', valid_to: '2028-01-01', holds: true },
  ]);
});

test('what staff were not shown is not merged, and no two prices come to stand against each other', async () => {
  const messageOf = (result: unknown) => (result instanceof Refusal ? result.message : result);
  expect(messageOf(await merge('Insert', 'Roller thrust', 1))).toMatch(/^Insert has \d+ items now, not 1\./);
  expect(messageOf(await merge('Insert', 'Insert'))).toBe('Please choose another category.');
  expect(messageOf(await merge('Insert', 'Nothing'))).toBe('No item has the category Nothing any more.');
  expect(messageOf(await merge('Nothing', 'Insert', 1))).toBe('No item has the category Nothing any more.');
  await addPrice('Insert', 55);
  await addPrice('Roller thrust', 55);
  expect(messageOf(await merge('Insert', 'Roller thrust'))).toContain('would conflict with prices for Roller thrust');
});

test('two who merge the same category at the same moment: one does it, the other is told', async () => {
  const count = await itemsIn('Thrust ball');
  const results = await Promise.all(['Insert', 'Tapered roller'].map((into) => merge('Thrust ball', into, count)));
  expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1);
});
