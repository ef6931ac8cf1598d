import { expect, test } from 'vitest';
import { loadPage } from '../../../tests/actions/load-page.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { writeSearchLog } from '../../catalogue/search-log/search-log.server.ts';
import { loader } from './size-search.route.tsx';

const store = setUp(openTestStore);

const open = (query: string) => loadPage(store, loader, `/size-search${query}`);

test('sizes on the drawing find the items that fit, the closest first, with how many there are of each type', async () => {
  const { found, drawings } = await open('?bore=25&outside=52&width=15');
  expect(found?.total).toBeGreaterThan(10);
  expect(found?.rows[0]).toMatchObject({ Dimension_ID: 25, Dimension_OD: 52, Dimension_OW: 15 });
  expect(found?.types.find(({ value }) => value === 'deep groove ball')?.count).toBeGreaterThan(5);
  expect(drawings.wide).toContain('drawn to scale');
  const narrowed = await open('?bore=25&outside=52&type=self-aligning+ball');
  expect(new Set(narrowed.found?.rows.map(({ itemtype }) => itemtype))).toEqual(new Set(['self-aligning ball']));
});

test('where nothing fits the closest sizes are found, and it does not count as a search without an answer', async () => {
  const { found } = await open('?bore=25.1&bore_tolerance=0&outside=52&width=15');
  expect(found).toMatchObject({ total: 0 });
  expect(found?.closest[0]).toMatchObject({ Dimension_ID: 25, Dimension_OD: 52 });
  await writeSearchLog(store.database);
  const { rows } = await store.database.$client.query('select from search_misses');
  expect(rows).toEqual([]);
});

test('without a size, or with a wrong one, nothing is searched for', async () => {
  for (const query of ['', '?type=tapered+roller', '?bore=52&outside=25'])
    expect((await open(query)).found, query).toBeUndefined();
});
