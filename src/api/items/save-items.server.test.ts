import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { readItemByApi, retireItemsByApi, saveItemsByApi, saveStockByApi } from './items.contract.ts';

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
  list_minor: 412_50,
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
    saved: 1,
    refused: 0,
    rows: [{ row: 1, saved: true, itemcode: 'ERP-1' }],
  });
  await save([{ itemcode: 'ERP-1', list_minor: 500_00, origin: 'China' }]);
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
  await save([{ itemcode: 'ERP-7', list_minor: 1_00 }]);
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
    { itemcode: 'ERP-4', list_minor: 1_00 },
  ]);
  expect([reply.saved, reply.refused]).toEqual([1, 2]);
  expect(reply.rows?.[0]).toMatchObject({
    row: 1,
    error: { code: 'invalid_value', param: 'tax_percent', message: 'Please send a number' },
  });
  expect(reply.rows?.[2]).toMatchObject({
    row: 3,
    error: { param: 'itemname', message: 'itemname is empty; write a value.', errors: expect.any(Array) },
  });
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

test('an item is read with the fields it was sent with, and sent back as it was read changes nothing', async () => {
  const sent = {
    ...newItem,
    itemcode: 'ERP-9',
    sub_category: '62 series',
    universal_no: '',
    gtin: '4012345678901',
    origin: 'China',
    hsn: '84821010',
    unit: 'NOS',
    packing_type: 'Carton',
    qty_per_carton: 50,
    min_qty: 2,
    order_multiple: 2,
    bore_mm: 25,
    outside_mm: 52,
    width_mm: 15,
    weight_kg: 0.128,
    dynamic_kn: 14,
    static_kn: 7.8,
    speed_grease_rpm: 12_000,
    speed_oil_rpm: null,
    description: 'Sealed',
    clearance: 'C3',
    cost_minor: 301_25,
  };
  expect(await save([sent])).toMatchObject({ saved: 1, refused: 0 });
  const read = async () => (await store.call(readItemByApi, { itemcode: 'ERP-9' }, { bearer })).body;
  const item = await read();
  expect(item).toMatchObject({ ...sent, currency: 'INR', universal_no_in_use: '6205-2RS', retired: false, stock: [] });
  expect(await save([item])).toMatchObject({ saved: 1, refused: 0 });
  expect(await read()).toEqual(item);
});

test('an item named twice in a request is saved as its first row says', async () => {
  const rows = [
    { ...newItem, itemcode: 'ERP-10' },
    { itemcode: 'ERP-10', origin: 'Peru' },
  ];
  expect((await save(rows)).rows).toMatchObject([
    { saved: true },
    { error: { code: 'item_twice', param: 'itemcode' } },
  ]);
  expect(await itemOf('ERP-10')).toMatchObject({ origin: '' });
});
