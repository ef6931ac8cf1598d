import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cacheWithCatalogue } from './cache-with-catalogue.server.ts';

const store = setUp(openTestStore);

function counting() {
  const read: string[] = [];
  const find = cacheWithCatalogue(async (_db, site, id) => {
    read.push(`${site.code} ${id}`);
    return { id };
  }, 2);
  const { database } = store;
  return { read, find: (id: number, site = sites.nod) => find({ db: database, database, site }, id) };
}

test('nothing is kept before changes are heard of; then it is, until the catalogue of the site changes', async () => {
  const { read, find } = counting();
  expect([await find(1), await find(1)]).toEqual([{ id: 1 }, { id: 1 }]);
  expect(read.splice(0)).toEqual(['nod 1', 'nod 1']);

  store.database.changes.handleNotification('catalogue nod');
  expect(await Promise.all([find(1), find(1)])).toEqual([{ id: 1 }, { id: 1 }]);
  await find(1);
  expect(read.splice(0)).toEqual(['nod 1']);

  store.database.changes.handleNotification('catalogue gwd');
  await find(1, sites.gwd);
  await find(1);
  expect(read.splice(0)).toEqual(['gwd 1']);
});

test('the item that was not asked for longest goes first', async () => {
  const { read, find } = counting();
  for (const id of [1, 2, 1, 3, 1, 2]) await find(id);
  expect(read).toEqual(['nod 1', 'nod 2', 'nod 3', 'nod 2']);
});

test('a failure is not kept', async () => {
  let fails = true;
  const find = cacheWithCatalogue(async () => {
    if (fails) throw new Error('away');
    return {};
  }, 2);
  const { database } = store;
  await expect(find({ db: database, database, site: sites.nod }, 1)).rejects.toThrow('away');
  fails = false;
  expect(await find({ db: database, database, site: sites.nod }, 1)).toEqual({});
});
