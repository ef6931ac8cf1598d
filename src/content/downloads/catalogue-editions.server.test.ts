import { expect, test, vi } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { siteCodes } from '../../sites/site.ts';
import { findCurrentEdition } from './catalogue-editions.server.ts';

const store = setUp(openTestStore);

const query = async (text: string) => (await store.database.$client.query(text)).rows;
const editionOf = (site: (typeof siteCodes)[number], maker = '') => findCurrentEdition(store.database, { site, maker });

test('adding, changing or deleting an item starts a new edition of its own site only', async () => {
  const editions = async () => Promise.all(siteCodes.map(async (site) => (await editionOf(site)).edition));
  const [zwz = 0, ...others] = await editions();
  await query(`insert into items (site, code, name, maker, super_category, category, currency, tax_bp, name_key, code_key, updated_at)
    values ('zwz', 'NEW-1', 'NEW 1', 'ZWZ', 'Bearings', 'Deep groove ball', 'INR', 1800, 'NEW1', 'NEW1', now())`);
  await query("update items set retired_at = now() where site = 'zwz' and code = 'NEW-1'");
  await query("delete from items where site = 'zwz' and code = 'NEW-1'");
  await query("update items set weight_kg = 1 where site = 'nod' and name = 'no such item'");
  expect(await editions()).toEqual([zwz + 3, ...others]);
});

test('items are counted once per edition', async () => {
  const querySpy = vi.spyOn(store.database.$client, 'query');
  const counts = () => querySpy.mock.calls.filter(([query]) => JSON.stringify(query).includes('group by')).length;
  const [first, again] = await Promise.all([editionOf('nod', 'Koyo'), editionOf('nod', 'Koyo')]);
  expect(again).toEqual(first);
  await editionOf('nod', 'Koyo');
  expect(counts()).toBe(1);
  await query(
    "update items set retired_at = now() where id = (select min(id) from items where site = 'nod' and maker = 'Koyo')",
  );
  const next = await editionOf('nod', 'Koyo');
  expect(next.files[0]?.items).toBeLessThan(first.files[0]?.items ?? 0);
  expect(counts()).toBe(2);
  querySpy.mockRestore();
});

test('a maker whose bearings the site does not sell has no file', async () => {
  expect((await editionOf('nod', 'Nobody')).files).toEqual([]);
  expect((await editionOf('nod', 'Koyo')).files).toMatchObject([{ section: '', parts: 1 }]);
});
