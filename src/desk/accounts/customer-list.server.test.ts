import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { setSalesManager } from '../../account/customers/set-sales-manager.server.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { bookInvoice } from '../../payments/credit/credit.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { customerList } from './customer-list.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
});

type Asked = Partial<RequestInput<typeof customerList>>;
const list = async (asked: Asked = {}) => (await store.call(customerList, { site: 'nod', ...asked }, { desk })).body;
const emails = async (asked: Asked) => (await list(asked)).rows.map(({ email }) => email.split('@')[0]);
const run = (text: string, ...values: unknown[]) => store.database.$client.query(text, values);

test('customers are listed by name with what one decides by', async () => {
  const { rows, total } = await list();
  expect(total).toBe(rows.length);
  const names = rows.map(({ company }) => company.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(rows.find(({ email }) => email === 'active@nod.example')).toMatchObject({
    company: 'Western Gear & Pump',
    status: 'active',
    person: 'Rohan Kulkarni',
    taxNumber: '27AAACW1938G1ZB',
    taxNumberVerified: true,
    priceList: 'Standard',
    waitingSince: null,
    look: '',
  });
  expect(rows.every(({ email }) => email.endsWith('@nod.example'))).toBe(true);
});

test.each<[string, string[]]>([
  ['waiting', ['pending']],
  ['refused', []],
  ['approval', ['approval']],
  ['changed_number', []],
])('the view %s shows %j', async (view, expected) => {
  expect((await emails({ view })).toSorted()).toEqual(expected);
});

test.each<[string, string]>([
  ['estern gear', 'active'],
  ['ACTIVE@nod', 'active'],
  ['27 AAACW1938', 'active'],
  ['AAACW1938G', 'active'],
  ['+91 98200', 'active'],
])('%s is found', async (q, expected) => {
  expect(await emails({ q })).toEqual([expected]);
});

test('a customer is found by its customer ID', async () => {
  await run(
    `insert into listed_customers (site, customer_code, tax_number, company, email, billing, delivery, imported_at,
        imported_by, linked_customer_id)
      select 'nod', 'NC-01182', 'x', 'x', 'x', '{}', '{}', now(), 'x', $1`,
    await findCustomerId(store, 'overdue@nod.example'),
  );
  expect((await list({ q: 'nc-0118' })).rows).toMatchObject([
    { email: 'overdue@nod.example', customerCode: 'NC-01182' },
  ]);
  // With the hyphen of a word processor.
  expect(await emails({ q: 'nc\u20110118' })).toEqual(['overdue']);
});

test('what is typed is searched as it is, and short texts at the beginning only', async () => {
  expect(await emails({ q: '%' })).toEqual([]);
  expect(await emails({ q: '_____' })).toEqual([]);
  expect(await emails({ q: 'We' })).toEqual(['active']);
  expect(await emails({ q: 'ea' })).toEqual([]);
});

test('a changed number and one that another account has are marked', async () => {
  await run(
    `update tax_registrations set pending_number = '27AAACW1938G1ZB', pending_at = now()
      where is_default and customer_id = $1`,
    await findCustomerId(store, 'newbalance0@nod.example'),
  );
  const { rows } = await list({ view: 'changed_number' });
  expect(rows).toMatchObject([{ email: 'newbalance0@nod.example', taxNumberChanged: true }]);
  expect(rows[0]?.look).not.toBe('');
  expect(await emails({ q: '27AAACW1938G1ZB' })).toEqual(expect.arrayContaining(['active', 'newbalance0']));
});

test('an overdue customer is shown as overdue, with what is unpaid, oldest invoice first', async () => {
  const customerId = await findCustomerId(store, 'overdue@nod.example');
  await run(
    `insert into credit_terms (customer_id, site, limit_minor, currency, period_days, grace_days, granted_at, granted_by)
      values ($1, 'nod', 100000, 'INR', 30, 7, now(), 'x')
      on conflict (customer_id) do update set period_days = 30, grace_days = 7`,
    customerId,
  );
  const book = (number: string, days: number) =>
    bookInvoice(
      store.database,
      { site: sites.nod, customerId },
      {
        number,
        orderId: null,
        amountMinor: 100_00,
        currency: 'INR',
        now: hoursAfter(store.now(), -24 * days),
        by: 'test',
      },
    );
  await book('NM/L/1', 37);
  expect(await emails({ view: 'overdue' })).not.toContain('overdue');
  await book('NM/L/2', 38);
  const row = (await list({ view: 'overdue' })).rows.find(({ email }) => email === 'overdue@nod.example');
  expect(row).toMatchObject({ statusLabel: 'Overdue', overdue: true, unpaidMinor: 200_00 });
  expect((await emails({ sort: '-unpaid_minor' }))[0]).toBe('overdue');
});

test('customers are filtered by their sales manager, who can be chosen from all', async () => {
  const change = { email: 'active@nod.example', salesManager: 'Anil Joshi', by: 'Meera', now: store.now() };
  await setSalesManager(store.database, sites.nod, change);
  const { rows, managers } = await list({ manager: 'Anil Joshi' });
  expect(rows.map(({ email }) => email)).toEqual(['active@nod.example']);
  expect(managers).toEqual(['Anil Joshi']);
});

test('every column sorts in both directions, page by page', async () => {
  for (const key of ['company', 'created_at', 'waiting_since', 'unpaid_minor', 'oldest_open_on']) {
    const up = await emails({ sort: key });
    const down = await emails({ sort: `-${key}` });
    expect(up.toSorted()).toEqual(down.toSorted());
    expect([key, up]).not.toEqual([key, down]);
  }
  expect((await list({ page: '2' })).rows).toEqual([]);
});
