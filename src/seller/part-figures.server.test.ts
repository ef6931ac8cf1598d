import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { loadFigures } from './part-figures.server.ts';

const store = setUp(openTestStore);

test('the tax rates say how many items have each, and what happens to them', async () => {
  const rates = [{ bp: 5_00, lastDay: '2027-06-30', thenBp: 0 }, { bp: 0 }];
  const figures = await loadFigures(store.database, { ...sites.gwd, taxRates: { rates, newItemBp: 0 } }, 'tax');
  expect(figures).toMatchObject([{ label: 'Items with 5%', note: 'get 0% after 30 Jun 2027' }]);
  expect(figures[0]?.value).toBeGreaterThan(100);
  expect(await loadFigures(store.database, sites.gwd, 'calendar')).toEqual([]);
});

test('a rate of items that is not in the list is named', async () => {
  const figures = await loadFigures(store.database, { ...sites.gwd, taxRates: { rates: [], newItemBp: 0 } }, 'tax');
  expect(figures).toMatchObject([{ note: 'not in the list' }]);
});
