import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { saveStockAlert } from '../../catalogue/stock-alerts/stock-alerts.contract.ts';
import { listWantedItemsAtDesk } from './wanted-items.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  const { rows } = await store.database.$client.query(
    "select id::int as id from items where site = 'nod' and name = 'NU205' limit 1",
  );
  const item = { item_id: rows[0].id, wanted: true };
  await store.database.$client.query('update stock set on_hand = reserved where item_id = $1', [rows[0].id]);
  await store.call(saveStockAlert, item, { token: await store.signIn('active') });
});

const list = async (site: 'nod' | 'zwz', q = '') =>
  (await store.call(listWantedItemsAtDesk, { site, q } as never, { desk })).body;

test('staff see what buyers of the site wait for', async () => {
  expect(await list('nod')).toMatchObject({ rows: [{ name: 'NU205', waiting: 1, told: 0 }], total: 1 });
  expect(await list('nod', '6308')).toMatchObject({ rows: [], total: 0 });
  expect(await list('zwz')).toMatchObject({ rows: [], total: 0 });
});
