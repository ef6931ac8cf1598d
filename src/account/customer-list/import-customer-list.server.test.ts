import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  type CustomerListLine,
  compareCustomerList,
  compareRegistrationList,
  importCustomerList,
  importListedRegistrations,
  type ListedRegistration,
} from './import-customer-list.server.ts';

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

const further = (customerCode: string, more: Partial<ListedRegistration> = {}): ListedRegistration => ({
  customerCode,
  taxNumber: '24AAPFU0939F1Z1',
  legalName: 'Rao Mills',
  principal: { line: 'Plot 7', regionId: 24, cityId: null, cityName: 'Ahmedabad', pincode: '382445' },
  delivery: { line: 'Shed 3', regionId: 24, cityId: null, cityName: 'Ahmedabad', pincode: '382445' },
  ...more,
});
const bringFurther = (one: ListedRegistration) =>
  importListedRegistrations(store.database, sites.nod, [one], { by: 'Meera', now: store.now() });

test('a further registration is counted as new, changed or unchanged by customer ID and number', async () => {
  const outcomeOf = async (one: ListedRegistration) => [
    ...(await compareRegistrationList(store.database, sites.nod, [one])).values(),
  ];
  await bring([line('G')]);
  expect(await outcomeOf(further('G'))).toEqual([{ outcome: 'new', isOfNobody: false }]);
  expect(await outcomeOf(further('H'))).toEqual([{ outcome: 'new', isOfNobody: true }]);
  expect(await bringFurther(further('G'))).toEqual({ inserted: 1, changed: 0, unchanged: 0 });
  expect(await bringFurther(further('G'))).toEqual({ inserted: 0, changed: 0, unchanged: 1 });
  const moved = further('G', { delivery: null });
  expect(await outcomeOf(moved)).toEqual([{ outcome: 'changed', isOfNobody: false }]);
  expect(await bringFurther(moved)).toEqual({ inserted: 0, changed: 1, unchanged: 0 });
});

test('an account that is linked gets it at once, verified, with the delivery address that names it, and only once', async () => {
  const client = store.database.$client;
  const { rows: users } = await client.query(
    "select customer_id from users where email = 'active@nod.example' and site = 'nod'",
  );
  const { customer_id } = users[0];
  await bring([line('I')]);
  await client.query("update listed_customers set linked_customer_id = $1 where site = 'nod' and customer_code = 'I'", [
    customer_id,
  ]);
  await bringFurther(further('I'));
  await bringFurther(further('I', { legalName: 'Rao Mills West' }));
  const { rows } = await client.query(
    `select r.legal_name, r.line, r.is_default, r.verified_by, a.line as delivery, a.approval_status
      from tax_registrations r left join addresses a on a.tax_registration_id = r.id
      where r.customer_id = $1 and r.number = '24AAPFU0939F1Z1'`,
    [customer_id],
  );
  const taken = { legal_name: 'Rao Mills', line: 'Plot 7', is_default: false, verified_by: 'Meera' };
  expect(rows).toEqual([{ ...taken, delivery: 'Shed 3', approval_status: 2 }]);
  const { rows: recorded } = await client.query(
    "select details from audit_trail where action = 'registrations of customers imported' order by id desc limit 2",
  );
  expect(recorded.map(({ details }) => details.added.length)).toEqual([0, 1]);
});
