import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import type { SiteCode } from '../../sites/site.ts';
import { itemAvailability } from './item-availability.contract.ts';

const store = setUp(openTestStore);

const load = async (searching_key: string, role?: Role, site: SiteCode = 'nod') => {
  const token = role && (await store.signIn(role, site));
  return (await store.call(itemAvailability, { searching_key }, { site, ...(token && { token }) })).body;
};

test('an item is found by its name, stock code or id', async () => {
  const { NU2310M: id = 0 } = await findItemIds(store, 'nod', ['NU2310M']);
  for (const key of ['nu 2310 m', 'ZW-13312', String(id)])
    expect((await load(key)).data).toMatchObject({ itemid: id, itemname: 'NU2310M', brandname: 'ZWZ' });
});

test('a name takes precedence over an id with the same digits', async () => {
  const { data, data_list } = await load('1205');
  expect(data).toMatchObject({ itemname: '1205', brandname: 'ZWZ', Dimension: '25 x 52 x 15', CA: 'China' });
  const found = data_list.description.map((item) => [item.brandname, item.itemname, item.level]);
  expect(found).toEqual([
    ['ZWZ', '1205', 'identical'],
    ['Koyo', '1205', 'identical'],
    ['ZWZ', '1205K', 'same-size'],
  ]);
});

test('the beginning of a name is not that item', async () => {
  expect(await load('NU231')).toMatchObject({ success: false, refusal: 'unknown_item' });
});

test("another site's item is unknown", async () => {
  const { '6205 2RS': id = 0 } = await findItemIds(store, 'nod', ['6205 2RS']);
  expect(await load(String(id), undefined, 'zwz')).toMatchObject({ success: false, refusal: 'unknown_item' });
});

const seen = { ListPrice: 11900, your_price: 7140, Stock: 340, Availability: 'Stock' };
const hidden = { ListPrice: 0, your_price: 0, Stock: 0, Availability: '', exp_dod: '' };
test.each<[Role | undefined, object]>([
  [undefined, hidden],
  ['unregistered', hidden],
  ['pending', hidden],
  ['approval', hidden],
  ['active', seen],
  ['overdue', seen],
  ['newbalance0', seen],
])('%s sees what the account status allows', async (role, expected) => {
  const { data } = await load('22220CA/W33', role);
  expect(data).toMatchObject({ ...expected, PackingType: 'Box', Weight: 5.17, tax_percentage: 18, hsn: '84823000' });
});

test.each([
  ['6308', 'Stock'],
  ['22220CAK/W33', 'Arriving Shortly'],
  ['22220CC/W33', 'PRODUCTION'],
  ['22220MB/W33', 'On Demand'],
  ['29412E', 'Stock'],
  ['NN3024K/SP', ''],
])('the availability of %s is "%s"', async (name, word) => {
  expect((await load(name, 'active')).data.Availability).toBe(word);
});

test('availability and price are for the minimum quantity', async () => {
  const { data } = await load('TLA2020Z', 'active');
  expect(data).toMatchObject({ min_quantity: 10, order_multiple: 10, Availability: 'Stock' });
});

test('stock held for another customer is not free', async () => {
  const before = (await load('6310/C3', 'active')).data.Stock;
  await store.database.$client.query(
    `insert into stock_holds (site, branch_id, item_id, customer_id, quantity, reason, held_for, ends_at, created_at)
     select i.site, b.id, i.id, 0, 7, 'payment', 1, $1::timestamptz + interval '5 minutes', $1
     from items i join branches b on b.site = i.site and b.position = 1 where i.site = 'nod' and i.name = '6310/C3'`,
    [store.now()],
  );
  expect((await load('6310/C3', 'active')).data.Stock).toBe(before - 7);
});

test('the Gulf site has dirhams, VAT and six-digit tariff numbers', async () => {
  const { data } = await load('6205', 'active', 'gwd');
  expect(data).toMatchObject({ list_price: 15, your_price: 8.7, tax_percentage: 5, hsn: '848210' });
});
