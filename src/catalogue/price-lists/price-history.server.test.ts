import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { loadPriceHistory } from './price-history.server.ts';
import { savePrices } from './save-prices.server.ts';

const { nod, gwd } = sites;

const store = setUp(openTestStore);

test('the history tells who changed which row, the latest first, in pages', async () => {
  const { database } = store;
  const owner = { priceListId: await ensurePriceList(database, nod, 'Mills', []), customerId: null };
  const save = (target: string, discount: string, by: string) => {
    const cells = { for: target, min_qty: '', discount_percent: discount, net_price: '', valid_from: '', valid_to: '' };
    return savePrices(database, nod, { owner, edits: [{ line: 1, cells }], mode: 'good-lines', by, now: store.now() });
  };
  await save('ZWZ UC205', '40', 'Meera');
  await save('Koyo', '30', 'Meera');
  await save('Koyo', '31', 'Arun');
  const history = async (before?: number) => {
    const found = await loadPriceHistory(database, nod, { owner, before, limit: 2 });
    if (found instanceof Refusal) throw new Error(found.message);
    return found;
  };
  const [latest, second] = await history();
  expect(latest).toMatchObject({ label: 'maker: Koyo', kind: 'changed', changedBy: 'Arun', changedAt: store.now() });
  expect(latest?.before).toMatch(/^30\.00 % less, from /);
  expect(latest?.after).toMatch(/^31\.00 % less, from /);
  expect(second).toMatchObject({ label: 'maker: Koyo', kind: 'begun', changedBy: 'Meera', before: null });
  expect(await history(second?.id)).toMatchObject([{ label: 'UC205', kind: 'begun' }]);
  expect(await loadPriceHistory(database, gwd, { owner, limit: 2 })).toBeInstanceOf(Refusal);
});
