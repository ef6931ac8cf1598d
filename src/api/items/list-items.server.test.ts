import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi, readItemByApi, retireItemsByApi, saveItemsByApi } from './items.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

type Filter = { retired?: 'true' | 'false'; brandname?: string; category?: string };

async function readAll(from = '', filter: Filter = {}, limit = 500) {
  const rows = [];
  let [cursor, more] = [from, true];
  while (more) {
    const { body } = await store.call(listItemsByApi, { cursor, limit, ...filter }, { bearer });
    rows.push(...body.rows);
    [cursor, more] = [body.cursor, body.more];
  }
  return { rows, cursor };
}

test('all items are listed once, page by page with their stock', async () => {
  const { rows } = await readAll('', {}, 40);
  const { rows: counted } = await store.database.$client.query(
    "select count(*)::int as count from items where site = 'nod'",
  );
  expect([new Set(rows.map(({ itemcode }) => itemcode)).size, rows.length]).toEqual([
    counted[0].count,
    counted[0].count,
  ]);
  expect(rows.some(({ stock }) => stock.some(({ on_hand }) => on_hand > 0))).toBe(true);
});

test('from the last cursor only items come whose facts or stock changed since, also what orders have reserved', async () => {
  const { rows, cursor } = await readAll();
  const [first, second] = rows.map(({ itemcode }) => itemcode);
  expect((await readAll(cursor)).rows).toEqual([]);
  await store.call(saveItemsByApi, { rows: [{ itemcode: first ?? '', origin: 'Portugal' }] }, { bearer });
  await store.call(retireItemsByApi, { rows: [{ itemcode: second ?? '', retired: true }] }, { bearer });
  const changed = await readAll(cursor);
  expect(changed.rows.map(({ itemcode, origin, retired }) => [itemcode, origin === 'Portugal', retired])).toEqual([
    [first, true, false],
    [second, false, true],
  ]);
  await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  const ordered = await readAll(changed.cursor);
  expect(ordered.rows.map(({ itemname }) => itemname)).toEqual(['6205']);
  await store.call(retireItemsByApi, { rows: [{ itemcode: second ?? '', retired: false }] }, { bearer });
});

test('the list is filtered by maker, category and whether items are sold', async () => {
  const { rows } = await readAll();
  const { brandname = '', category = '' } = rows[0] ?? {};
  for (const filter of [{ brandname }, { category }, { brandname, category }, { retired: 'false' as const }]) {
    const expected = rows.filter(
      (row) =>
        row.brandname === (filter.brandname ?? row.brandname) &&
        row.category === (filter.category ?? row.category) &&
        !row.retired,
    );
    expect((await readAll('', filter)).rows.map(({ itemcode }) => itemcode)).toEqual(
      expected.map(({ itemcode }) => itemcode),
    );
  }
  expect((await readAll('', { retired: 'true' })).rows).toEqual([]);
});

test('what the seller pays is read only by a program that may set it', async () => {
  const [item] = (await readAll()).rows;
  const itemcode = item?.itemcode ?? '';
  await store.call(saveItemsByApi, { rows: [{ itemcode, cost_minor: 12_34 }] }, { bearer });
  const onlyReads = await createApiToken(store.database, { scopes: ['items:read'] });
  const costFor = async (token: string) =>
    (await store.call(readItemByApi, { itemcode }, { bearer: token })).body.cost_minor;
  expect([await costFor(bearer), await costFor(onlyReads)]).toEqual([12_34, null]);
});

test('an item that is unknown or of another site is not found', async () => {
  const names = { itemname: '6205', brandname: 'ZWZ', super_category: 'Bearings', category: 'Deep groove ball' };
  const rows = [{ itemcode: 'ONLY/HERE', ...names, list_minor: 1_00, tax_percent: 18 }];
  expect((await store.call(saveItemsByApi, { rows }, { bearer })).body.saved).toBe(1);
  expect((await store.call(readItemByApi, { itemcode: 'ONLY/HERE' }, { bearer })).body.itemname).toBe('6205');
  const other = await createApiToken(store.database, { site: 'gwd' });
  const read = (itemcode: string) => store.call(readItemByApi, { itemcode }, { bearer: other, site: 'gwd' });
  for (const code of ['NONE', 'ONLY/HERE']) {
    const { status, body } = await read(code);
    expect([status, body.error?.type, body.error?.code]).toEqual([404, 'not_found', 'not_found']);
  }
});

test('a page has at least one and at most 500 items', async () => {
  for (const limit of [0, 501, 1.5]) {
    const { status, body } = await store.call(listItemsByApi, { limit }, { bearer });
    expect([status, body.error?.code, body.error?.param]).toEqual([400, 'invalid_value', 'limit']);
  }
});
