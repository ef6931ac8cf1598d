import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { retireItemsByApi, saveItemsByApi, saveStockByApi } from './items.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

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

test('an item is the same with any hyphen in its code, and keeps the fields that are not sent', async () => {
  await save([{ ...newItem, itemcode: 'ERP-8' }]);
  expect(await save([{ itemcode: 'ERP\u20118', origin: 'China' }])).toMatchObject({ saved: 1, refused: 0 });
  expect(await itemOf('ERP-8')).toMatchObject({ name: '6205-2RS', listMinor: 412_50, origin: 'China' });
  const rows = [{ itemcode: 'ERP\u20118', branch: '', on_hand: 5 }];
  expect((await store.call(saveStockByApi, { rows }, { bearer })).body).toMatchObject({ saved: 1 });
  const retired = [{ itemcode: 'ERP\u20118', retired: true }];
  expect((await store.call(retireItemsByApi, { rows: retired }, { bearer })).body).toMatchObject({ saved: 1 });
});

test('a number read from the name follows it where another field is sent; one that a program sent stays', async () => {
  const numberOf = async () =>
    (
      await store.database.$client.query(
        "select universal_no as number, universal_stated as stated from items where site = 'nod' and code = 'ERP-7'",
      )
    ).rows[0];
  await save([{ ...newItem, itemcode: 'ERP-7' }]);
  await store.database.$client.query("update items set universal_no = 'misread' where code = 'ERP-7'");
  await save([{ itemcode: 'ERP-7', list_price: 1 }]);
  expect(await numberOf()).toEqual({ number: '6205-2RS', stated: '' });
  await save([{ itemcode: 'ERP-7', universal_no: '6205-2RS' }]);
  await save([{ itemcode: 'ERP-7', itemname: '6205-2Z' }]);
  expect(await numberOf()).toEqual({ number: '6205-2RS', stated: '6205-2RS' });
  await save([{ itemcode: 'ERP-7', universal_no: null }]);
  expect(await numberOf()).toEqual({ number: '6205-2Z', stated: '' });
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

test.each([
  ['an import', "select pg_advisory_xact_lock(hashtext('import nod'))"],
  ['the desk', "select from items where site = 'nod' and code = 'ERP-6' for no key update"],
])('a price that %s writes meanwhile stays where only another field is sent', async (who, lock) => {
  await save([{ ...newItem, itemcode: 'ERP-6' }]);
  const other = await store.database.$client.connect();
  try {
    await other.query('begin');
    await other.query(lock);
    const saving = save([{ itemcode: 'ERP-6', origin: who }]);
    await waitUntilBlocked(store.database);
    await other.query("update items set list_minor = 77700, row_hash = '' where site = 'nod' and code = 'ERP-6'");
    await other.query('commit');
    expect(await saving).toMatchObject({ saved: 1 });
  } finally {
    other.release();
  }
  expect(await itemOf('ERP-6')).toMatchObject({ listMinor: 777_00, origin: who });
});

test('the audit trail names the token', async () => {
  await save([{ ...newItem, itemcode: 'ERP-5' }]);
  const { rows } = await store.database.$client.query(
    "select actor_name, action, details from audit_trail where action = 'items saved' order by id desc limit 1",
  );
  expect(rows[0]).toMatchObject({ details: { new: 1, changed: 0, items: ['ERP-5'] } });
  expect(rows[0].actor_name).toMatch(/^API: ERP/);
});
