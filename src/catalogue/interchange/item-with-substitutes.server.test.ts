import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { loadItemWithSubstitutes } from './item-with-substitutes.server.ts';

const store = setUp(openTestStore);

const idOf = async (name: string, site: SiteCode = 'nod') => (await findItemIds(store, site, [name]))[name] ?? 0;

async function load(id: number, site: SiteCode = 'nod', token?: string) {
  const now = store.now();
  const caller = token
    ? await store.server.authentication.findCaller(store.database, sites[site], token, now)
    : undefined;
  return loadItemWithSubstitutes({ db: store.database, database: store.database, site: sites[site], caller, now }, id);
}

test('an item comes with what can replace it, the closest match first', async () => {
  const found = await load(await idOf('6205-2RS/C3'));
  expect(found?.item.itemname).toBe('6205-2RS/C3');
  expect(found?.others[0]).toMatchObject({
    itemname: '6205 2RS C3',
    brandname: 'Koyo',
    level: 'identical',
    differs: [],
  });
  const levels = found?.others.map(({ level }) => level) ?? [];
  const closeness = ['identical', 'interchangeable', 'same-size'];
  expect(levels).toEqual(levels.toSorted((a, b) => closeness.indexOf(a) - closeness.indexOf(b)));
  expect(found?.others.map(({ itemid }) => itemid)).not.toContain(found?.item.itemid);
});

test('item and substitutes show the prices of the viewer', async () => {
  const id = await idOf('6205-2RS/C3');
  const [visitor, buyer] = [await load(id), await load(id, 'nod', await store.signIn('active'))];
  expect([visitor?.item.your_price, visitor?.others[0]?.your_price]).toEqual([0, 0]);
  expect(buyer?.item.your_price).toBeGreaterThan(0);
  expect(buyer?.others[0]?.your_price).toBeGreaterThan(0);
});

test('an item of another site, a retired one and an unknown one are not found', async () => {
  expect(await load(await idOf('6205-2RS/C3', 'gwd'), 'nod')).toBeUndefined();
  const id = await idOf('51105');
  await store.database.$client.query('update items set retired_at = now() where id = $1', [id]);
  expect(await load(id)).toBeUndefined();
  expect(await load(999_999_999)).toBeUndefined();
});
