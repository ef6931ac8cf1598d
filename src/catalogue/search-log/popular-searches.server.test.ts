import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { popularSearches } from './popular-searches.contract.ts';

const store = setUp(openTestStore);

const popularOf = async (site: 'nod' | 'zwz') => (await store.call(popularSearches, {}, { site })).body.searches;

test('the most frequent searches of the last days are offered, for ten minutes the same', async () => {
  await store.database.$client.query(
    `insert into search_hits (site, day, key, typed, searches) values
      ('nod', current_date, '6205', '6205', 4), ('nod', current_date - 3, '6205', '6205', 9),
      ('nod', current_date, '30206', '30206', 14), ('nod', current_date, 'NU1', 'NU1', 2),
      ('nod', current_date - 60, 'OLD1', 'OLD 1', 99), ('zwz', current_date, '51105', '51105', 3)`,
  );
  expect(await popularOf('nod')).toEqual(['30206', '6205']);
  await store.database.$client.query('delete from search_hits');
  expect(await popularOf('nod')).toEqual(['30206', '6205']);
});
