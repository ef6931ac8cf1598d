import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listItemsByApi, readItemByApi, retireItemsByApi, saveItemsByApi } from './items.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
let code: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
  code = (await list())[0]?.itemcode ?? '';
});

const itemNow = async () => (await store.call(readItemByApi, { itemcode: code }, { bearer })).body;
const list = async () => (await store.call(listItemsByApi, { limit: 500 }, { bearer })).body.rows;
const retire = async (rows: { itemcode: string; retired: boolean }[]) =>
  (await store.call(retireItemsByApi, { rows }, { bearer })).body;
const isRetired = async () => (await itemNow()).retired;

test('an item is retired and sold again; the same twice changes nothing', async () => {
  for (const retired of [true, true, false, false]) {
    const { rows } = await retire([{ itemcode: code, retired }]);
    expect(rows).toEqual([{ row: 1, saved: true, itemcode: code }]);
    expect(await isRetired()).toBe(retired);
  }
  const { rows } = await store.database.$client.query('select action from audit_trail where subject = $1 order by id', [
    code,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['item retired', 'item brought back']);
});

test('saving its facts leaves a retired item retired', async () => {
  await retire([{ itemcode: code, retired: true }]);
  const { body } = await store.call(saveItemsByApi, { rows: [{ itemcode: code, origin: 'Portugal' }] }, { bearer });
  expect(body).toMatchObject({ saved: 1, refused: 0 });
  expect(await isRetired()).toBe(true);
  await store.call(saveItemsByApi, { rows: [{ itemcode: code, origin: 'Portugal' }] }, { bearer });
  expect(await isRetired()).toBe(true);
  await retire([{ itemcode: code, retired: false }]);
});

test('a token retires items of its own site; an unknown item is refused alone', async () => {
  const other = await createApiToken(store.database, { site: 'zwz' });
  const elsewhere = [{ itemcode: code, retired: true }];
  const { body } = await store.call(retireItemsByApi, { rows: elsewhere }, { bearer: other, site: 'zwz' });
  expect([body.saved, await isRetired()]).toEqual([1, false]);
  const { rows } = await retire([
    { itemcode: 'NONE', retired: true },
    { itemcode: code, retired: true },
  ]);
  expect(rows).toMatchObject([
    { row: 1, saved: false, error: { code: 'unknown_item', param: 'itemcode', message: 'There is no item NONE.' } },
    { row: 2, saved: true },
  ]);
});
