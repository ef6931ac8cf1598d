import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { type ListPriceRows, listPriceRows } from './list-price-rows.server.ts';
import type { PriceOwner } from './price-owner.server.ts';
import { savePrices } from './save-prices.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let today: Day;
let owner: PriceOwner;
let item: { id: number; code: string; listMinor: number };
beforeAll(async () => {
  today = dayOf(store.now(), nod.calendar.timeZone);
  const { rows } = await store.database.$client.query(
    `select id, code, list_minor as "listMinor" from items where site = 'nod' and name = 'NU205' limit 1`,
  );
  item = rows[0];
  owner = { priceListId: await ensurePriceList(store.database, nod, 'Mills', []), customerId: null };
  const line = (line: number, target: string, discount: string, from: Day | '' = '', to: Day | '' = '') => ({
    line,
    cells: { for: target, min_qty: '', discount_percent: discount, net_price: '', valid_from: from, valid_to: to },
  });
  await savePrices(store.database, nod, {
    owner,
    edits: [
      line(1, item.code, '40'),
      line(2, 'all', '20'),
      line(3, 'Koyo', '30', '', addDays(today, 30)),
      line(4, item.code, '41', addDays(today, 10)),
      line(5, 'Grease', '25', '', addDays(today, 31)),
    ],
    mode: 'good-lines',
    by: 'Meera',
    now: store.now(),
  });
  await store.database.$client.query(
    `insert into price_rows (site, price_list_id, scope, scope_key, discount_bp, currency, valid_to)
     values ('nod', $1, 'category', 'Grease with 5% MoS2', 500, 'INR', $2)`,
    [owner.priceListId, addDays(today, -1)],
  );
});

async function list(more: Partial<ListPriceRows> = {}, site = nod) {
  const asked: ListPriceRows = { owner, state: 'current', search: '', offset: 0, limit: 50, now: store.now(), ...more };
  const found = await listPriceRows(store.database, site, asked);
  if (found instanceof Refusal) throw new Error(found.message);
  return found;
}

test('groups come before items, the widest first, with who changed a row last', async () => {
  const { rows, total, owner: named } = await list();
  expect(named.name).toBe('Mills');
  expect(total).toBe(5);
  expect(rows.map((row) => [row.for, row.discountBp, row.isInForce, row.endsSoon])).toEqual([
    ['all', 20_00, true, false],
    ['maker: Koyo', 30_00, true, true],
    ['category: Grease', 25_00, true, false],
    [item.code, 40_00, true, false],
    [item.code, 41_00, false, false],
  ]);
  expect(rows[0]).toMatchObject({ changedBy: 'Meera', changedAt: store.now(), nowMinor: null });
});

test('a row for an item shows its price and what is paid today', async () => {
  const { rows } = await list({ search: 'nu205' });
  const now = Math.round(item.listMinor * 0.6);
  expect(rows).toMatchObject([
    { unitMinor: now, nowMinor: now, item: { code: item.code, listMinor: item.listMinor, isRetired: false } },
    { unitMinor: Math.round(item.listMinor * 0.59), nowMinor: now, validFrom: addDays(today, 10) },
  ]);
});

test('rows are found by state, in pages, and by what they are for', async () => {
  const found = async (more: Partial<ListPriceRows>) => (await list(more)).rows.map(({ discountBp }) => discountBp);
  expect(await found({ state: 'planned' })).toEqual([41_00]);
  expect(await found({ state: 'ending' })).toEqual([30_00]);
  expect(await found({ state: 'ended' })).toEqual([5_00]);
  expect(await found({ search: 'koyo' })).toEqual([30_00]);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ state: 'ended', search: '5%' })).toEqual([5_00]);
  expect(await found({ offset: 1, limit: 2 })).toEqual([30_00, 25_00]);
  expect(await found({ offset: 3, limit: 1 })).toEqual([40_00]);
  expect(await found({ offset: 4, limit: 1 })).toEqual([41_00]);
  expect(await found({ offset: 5, limit: 1 })).toEqual([]);
  expect((await list({ offset: 1, limit: 2 })).total).toBe(5);
});

test('a list of another site is not found', async () => {
  const asked: ListPriceRows = { owner, state: 'current', search: '', offset: 0, limit: 50, now: store.now() };
  expect(await listPriceRows(store.database, sites.gwd, asked)).toMatchObject({ refusal: 'unknown_owner' });
});
