import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { saveItemsByApi } from './items.contract.ts';

let store: TestStore;
let bearer: string;
beforeAll(async () => {
  store = await openTestStore();
  bearer = await createApiToken(store.database);
});
afterAll(() => store.close());

const newItem = {
  itemcode: 'ERP-1',
  itemname: '6205-2RS',
  brandname: 'ZWZ',
  super_category: 'Bearings',
  category: 'Deep groove ball',
  list_price: '412.50',
  tax_percent: 18,
};
const save = async (rows: Record<string, unknown>[]) =>
  (await store.call(saveItemsByApi, { rows } as never, { bearer })).body;

const itemOf = async (code: string) =>
  (
    await store.database.$client.query(
      'select name, list_minor as "listMinor", tax_bp as "taxBp", origin from items where site = $1 and code = $2',
      ['nod', code],
    )
  ).rows[0];

test('a new item is added, and a later request changes only the fields it sends', async () => {
  expect(await save([newItem])).toEqual({
    ...{ success: true, saved: 1, refused: 0 },
    rows: [{ row: 1, itemcode: 'ERP-1', saved: true, message: '' }],
  });
  await save([{ itemcode: 'ERP-1', list_price: 500, origin: 'China' }]);
  expect(await itemOf('ERP-1')).toEqual({ name: '6205-2RS', listMinor: 500_00, taxBp: 1800, origin: 'China' });
  await save([{ itemcode: 'ERP-1', origin: null }]);
  expect(await itemOf('ERP-1')).toMatchObject({ listMinor: 500_00, origin: '' });
});

test('a bad row is refused with the reason and the others are saved', async () => {
  const reply = await save([
    { ...newItem, itemcode: 'ERP-2', tax_percent: 'much' },
    { ...newItem, itemcode: 'ERP-3' },
    { itemcode: 'ERP-4', list_price: 1 },
  ]);
  expect([reply.saved, reply.refused]).toEqual([1, 2]);
  expect(reply.rows?.[0]?.message).toContain('tax_percent');
  expect(reply.rows?.[2]?.message).toContain('itemname');
  expect(await itemOf('ERP-2')).toBeUndefined();
});

test('the audit trail names the token', async () => {
  await save([{ ...newItem, itemcode: 'ERP-5' }]);
  const { rows } = await store.database.$client.query(
    "select actor_name, action, details from audit_trail where action = 'items saved' order by id desc limit 1",
  );
  expect(rows[0]).toMatchObject({ details: { new: 1, changed: 0, items: ['ERP-5'] } });
  expect(rows[0].actor_name).toMatch(/^API: ERP/);
});
