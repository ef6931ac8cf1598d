import { beforeEach, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { saveSearchWord } from '../search-words/save-search-word.server.ts';
import { popularSearches } from './popular-searches.contract.ts';
import { deleteOldSearches, findSearchMisses, noteSearchMisses, writeSearchLog } from './search-log.server.ts';

const store = setUp(openTestStore);
beforeEach(async () => {
  await writeSearchLog(store.database);
  await store.database.$client.query('delete from search_misses');
});

const searchFor = (searching_key: string) => store.call(multiSearch, { searching_key });
const write = () => writeSearchLog(store.database);
const note = (typed: readonly string[], now = store.now()) =>
  noteSearchMisses({ db: store.database, site: sites.nod, now }, typed);
const find = async (q = '', days = 30) => {
  const asked = { q, days, limit: 50, offset: 0, most: 10_000, now: store.now() };
  const { misses, total } = await findSearchMisses(store.database, sites.nod, asked);
  return { found: misses.map(({ typed, searches }) => [typed, searches]), total };
};

test('what no item has is counted once it is written, whatever its spelling; what is found is not', async () => {
  for (const typed of ['QXW-77 Z', 'qxw77z', '6205', 'QQ 88 W', '']) await searchFor(typed);
  await store.call(multiSearch, { searching_key: 'QXW-77 Z', page: 2 });
  await store.call(multiSearch, { searching_key: 'QXW-77 Z', filters: { brand: ['ZWZ'] } });
  expect((await find()).total).toBe(0);
  await write();
  expect(await find()).toEqual({
    found: [
      ['QXW-77 Z', 2],
      ['QQ 88 W', 1],
    ],
    total: 2,
  });
  await searchFor('QQ88W');
  await write();
  expect((await find('qq-88')).found).toEqual([['QQ 88 W', 2]]);
  await write();
  expect((await find('qq-88')).found).toEqual([['QQ 88 W', 2]]);
});

test('what is found is counted apart, and offered once several searched for it', async () => {
  const popular = async () => (await store.call(popularSearches, {}, { site: 'gwd' })).body.searches;
  const typed = ['6205-2Z', '6205 2z', '62052Z', '30206', '30206'];
  for (const searching_key of typed) await store.call(multiSearch, { searching_key }, { site: 'gwd' });
  await write();
  expect(await popular()).toEqual(['6205-2Z']);
  expect((await find('6205')).total).toBe(0);
});

test('of one search a few numbers are counted, and nothing that tells who somebody is', async () => {
  note(['asha@mills.example', '9820012345', ...Array.from({ length: 9 }, (_, n) => `QXW${n}A`)]);
  await write();
  expect((await find()).found.map(([typed]) => typed)).toEqual(['QXW0A', 'QXW1A', 'QXW2A']);
});

test('a day keeps a thousand different texts, and still counts those that it has', async () => {
  await store.database.$client.query(
    `insert into search_misses (site, day, key, typed, searches)
      select 'nod', $1, 'KEY' || n, 'key ' || n, 1 from generate_series(1, 999) n`,
    [dayOf(store.now(), 'Asia/Kolkata')],
  );
  for (let n = 0; n < 3; n += 1) note(['QXW often']);
  note(['QXW seldom', 'key 7']);
  await write();
  expect(await find('QXW')).toEqual({ found: [['QXW often', 3]], total: 1 });
  expect((await find('key 7')).found[0]).toEqual(['key 7', 2]);
  expect((await find()).total).toBe(1000);
});

test('days are added up, old ones are forgotten', async () => {
  const before = (days: number) => new Date(store.now().getTime() - days * 86_400_000);
  for (const days of [0, 0, 3, 20]) note(['QXW 5'], before(days));
  note(['QXW 6'], before(100));
  await write();
  await deleteOldSearches(store.database, 30, store.now());
  expect((await find('', 7)).found).toEqual([['QXW 5', 3]]);
  expect((await find('', 400)).found).toEqual([['QXW 5', 4]]);
  await deleteOldSearches(store.database, 10, store.now());
  expect((await find('', 400)).found).toEqual([['QXW 5', 3]]);
  const { rows } = await store.database.$client.query('select max(day) as day from search_misses');
  expect(rows[0].day >= addDays(dayOf(store.now(), 'UTC'), -1)).toBe(true);
});

test('what has become a search word is no longer listed, and each site has its own', async () => {
  note(['QXW 5']);
  await write();
  const word = { word: 'qxw5', codes: ['ZW-10601'], seen: [], by: 'Meera Iyer', now: store.now() };
  await saveSearchWord(store.database, sites.nod, word);
  expect((await find()).total).toBe(0);
  note(['QXW 6']);
  await write();
  const asked = { q: '', days: 30, limit: 50, offset: 0, most: 10, now: store.now() };
  expect((await findSearchMisses(store.database, sites.zwz, asked)).total).toBe(0);
});
