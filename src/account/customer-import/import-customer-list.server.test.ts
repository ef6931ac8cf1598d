import { expect, test } from 'vitest';
import { insertListedCustomer } from '../../../tests/actions/account/listed-customer.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  type CustomerListLine,
  compareRegistrationList,
  importCustomerList,
  importListedRegistrations,
  type ListedRegistration,
} from './import-customer-list.server.ts';
import { openWaitingCustomers } from './open-listed.server.ts';

const store = setUp(openTestStore);

const place = { line: 'Gat 12', regionId: 27, cityId: null, cityName: 'Pune', pincode: '410501' };
const line = (customerCode: string, more: Partial<CustomerListLine> = {}): CustomerListLine => ({
  customerCode,
  taxNumber: '27AAPFU0939F1ZV',
  company: 'Rao Mills',
  email: 'r@mill.example',
  mobile: null,
  contactName: '',
  salesManager: null,
  billing: place,
  delivery: place,
  priceListId: null,
  creditLimitMinor: null,
  creditPeriodDays: null,
  creditGraceDays: null,
  ...more,
});
const bring = (lines: CustomerListLine[], site: 'nod' | 'zwz' = 'nod') =>
  importCustomerList(store.database, sites[site], lines, { by: 'tester', now: store.now(), grantCredit });

test('lines are counted as new, changed or unchanged, by customer ID and site', async () => {
  expect(await bring([line('A'), line('B')])).toEqual({ inserted: 2, changed: 0, unchanged: 0 });
  expect(await bring([line('A'), line('B', { creditLimitMinor: 100, creditPeriodDays: 30 }), line('C')])).toEqual({
    inserted: 1,
    changed: 1,
    unchanged: 1,
  });
  expect(await bring([line('A')], 'zwz')).toEqual({ inserted: 1, changed: 0, unchanged: 0 });
});

const customerOf = async (code: string) => {
  const { rows } = await store.database.$client.query(
    `select c.id, c.name, c.status, c.sales_manager, c.price_list_id is not null as has_prices, t.limit_minor::int,
        (select number from tax_registrations r where r.customer_id = c.id and is_default and verified_at is not null) as number,
        (select json_agg(json_build_array(a.purpose, a.line, a.approval_status) order by a.purpose) from addresses a
          where a.customer_id = c.id) as addresses,
        (select json_agg(json_build_array(k.name, k.email, k.phone, k.is_main)) from customer_contacts k
          where k.customer_id = c.id) as contacts,
        (select count(*)::int from users u where u.customer_id = c.id) as users
      from listed_customers l join customers c on c.id = l.linked_customer_id
        left join credit_terms t on t.customer_id = c.id
      where l.site = 'nod' and l.customer_code = $1`,
    [code],
  );
  return rows[0];
};

const whole = (code: string, more: Partial<CustomerListLine> = {}) =>
  line(code, {
    mobile: '+919820012345',
    contactName: 'S. Rao',
    salesManager: 'Anil',
    creditLimitMinor: 500_00,
    creditPeriodDays: 45,
    creditGraceDays: 5,
    ...more,
  });

test('a line is a customer at once, with terms, addresses, contact and salesperson, and nobody signs in', async () => {
  await bring([whole('N-1')]);
  expect(await customerOf('N-1')).toMatchObject({
    name: 'Rao Mills',
    status: 'active',
    sales_manager: 'Anil',
    limit_minor: 500_00,
    number: '27AAPFU0939F1ZV',
    addresses: [
      ['billing', 'Gat 12', 2],
      ['delivery', 'Gat 12', 2],
    ],
    contacts: [['S. Rao', 'r@mill.example', '+919820012345', true]],
    users: 0,
  });
});

test('a party without tax number, e-mail and telephone is a customer too', async () => {
  await bring([line('N-2', { taxNumber: '', email: '' })]);
  expect(await customerOf('N-2')).toMatchObject({ number: null, contacts: null, status: 'active' });
});

test('a changed line changes its customer, and leaves what staff have changed since', async () => {
  await bring([whole('N-3')]);
  const { id } = await customerOf('N-3');
  await store.database.$client.query("update customers set sales_manager = 'Sunita' where id = $1", [id]);
  await store.database.$client.query(
    "update addresses set line = 'Moved' where customer_id = $1 and purpose = 'billing'",
    [id],
  );
  const moved = { ...place, line: 'Gat 13' };
  await bring([whole('N-3', { company: 'Rao & Sons', creditLimitMinor: 900_00, billing: moved, delivery: moved })]);
  expect(await customerOf('N-3')).toMatchObject({
    id,
    name: 'Rao & Sons',
    sales_manager: 'Sunita',
    limit_minor: 900_00,
    addresses: [
      ['billing', 'Moved', 2],
      ['delivery', 'Gat 13', 2],
    ],
  });
  await bring([whole('N-3', { company: 'Rao & Sons', creditLimitMinor: null, creditPeriodDays: null })]);
  expect(await customerOf('N-3')).toMatchObject({ limit_minor: 0 });
});

test('rows that an earlier release wrote become customers too, once', async () => {
  const { site, customerCode } = await insertListedCustomer(store);
  const opening = { now: store.now(), grantCredit };
  await openWaitingCustomers(store.database, sites[site], opening);
  const opened = await customerOf(customerCode);
  expect(opened).toMatchObject({ status: 'active', has_prices: true, limit_minor: 250_000_00 });
  await openWaitingCustomers(store.database, sites[site], opening);
  expect((await customerOf(customerCode)).id).toBe(opened.id);
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
