import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type CustomerListLine, compareCustomerList, importCustomerList } from './import-customer-list.server.ts';

const store = setUp(openTestStore);

const place = { line: 'Gat 12', regionId: 27, cityId: null, cityName: 'Pune', pincode: '410501' };
const line = (customerCode: string, more: Partial<CustomerListLine> = {}): CustomerListLine => ({
  customerCode,
  taxNumber: '27AAPFU0939F1ZV',
  company: 'Rao Mills',
  email: 'r@mill.example',
  mobile: null,
  billing: place,
  delivery: place,
  priceListId: null,
  creditLimitMinor: null,
  creditPeriodDays: null,
  creditGraceDays: null,
  ...more,
});
const bring = (lines: CustomerListLine[], site: 'nod' | 'zwz' = 'nod') =>
  importCustomerList(store.database, sites[site], lines, { by: 'tester', now: store.now() });

test('lines are counted as new, changed or unchanged, by customer ID and site', async () => {
  expect(await bring([line('A'), line('B')])).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
  expect(await bring([line('A'), line('B', { creditLimitMinor: 100, creditPeriodDays: 30 }), line('C')])).toEqual({
    inserted: 1,
    changed: 1,
    unchanged: 1,
  });
  expect(await bring([line('A')], 'zwz')).toEqual({ inserted: 1, changed: 0, unchanged: 0 });
});

test('a row that is linked stays linked when its line changes', async () => {
  await store.database.$client.query("update listed_customers set linked_customer_id = 1 where customer_code = 'A'");
  await bring([line('A', { company: 'Rao & Sons' })]);
  const { rows } = await store.database.$client.query(
    "select company, linked_customer_id from listed_customers where customer_code = 'A' and site = 'nod'",
  );
  expect(rows).toEqual([{ company: 'Rao & Sons', linked_customer_id: 1 }]);
});

test('lines are compared without writing them', async () => {
  await bring([line('D'), line('E')]);
  const compared = await compareCustomerList(store.database, sites.nod, [
    line('D'),
    line('E', { mobile: '+919820012345' }),
    line('F'),
  ]);
  expect([...compared]).toEqual([
    ['D', 'unchanged'],
    ['E', 'changed'],
    ['F', 'new'],
  ]);
});
