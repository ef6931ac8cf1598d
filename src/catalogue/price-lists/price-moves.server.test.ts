import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { PriceBook } from './price-book.ts';
import { movesOf } from './price-moves.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

test('a move is measured against what the rows say now; what moves nothing is left out', async () => {
  const { database } = store;
  const today = dayOf(store.now(), nod.calendar.timeZone);
  const id = await ensurePriceList(database, nod, 'Mills', [
    { scope: 'maker', scopeKey: 'Koyo', minQty: 1, discountBp: 30_00 },
    { scope: 'all', scopeKey: '', minQty: 1, discountBp: 20_00 },
  ]);
  const [item] = (
    await database.$client.query(
      "select id, list_minor from items where site = 'nod' and name = 'UC205' and maker <> 'Koyo' limit 1",
    )
  ).rows;
  const wanted = (scope: PriceSnapshot['scope'], scopeKey: string, discountBp: number): PriceSnapshot => ({
    scope,
    scopeKey,
    discountBp,
    minQty: 1,
    netMinor: null,
    validFrom: null,
    validTo: null,
  });
  const book = new PriceBook(
    [
      { id: 1, ...wanted('maker', 'Koyo', 30_00) },
      { id: 2, ...wanted('all', '', 20_00) },
    ],
    today,
  );
  const owner = { priceListId: id, customerId: null, name: 'Mills', listId: id, listName: 'Mills' };
  const edits = [
    wanted('maker', 'Koyo', 37_00),
    wanted('item', String(item.id), 60_00),
    wanted('all', '', 20_00),
    wanted('category', 'Grease', 5_00),
    wanted('item', '999999999', 50_00),
  ].map((one, line) => ({ kind: 'price' as const, line, wanted: one }));
  const listMinor = Number(item.list_minor);
  expect(await movesOf(database, 'nod', { owner, edits, book, today })).toEqual([
    {
      line: 1,
      label: 'UC205',
      isItem: true,
      before: Math.round(listMinor * 0.8),
      after: Math.round(listMinor * 0.4),
      changeBp: -50_00,
    },
    { line: 0, label: 'maker: Koyo', isItem: false, before: 70_00, after: 63_00, changeBp: -10_00 },
  ]);
});
