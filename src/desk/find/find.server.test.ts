import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findAtDesk } from './find.contract.ts';

const store = setUp(openTestStore);
let order: string;
beforeAll(async () => {
  order = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  await store.database.$client.query("update orders set purchase_order_no = 'PO 77/4' where number = $1", [order]);
  await dispatchGoods(store, order, { docket: 'KR 118-204' });
});

async function find(q: string, role: StaffRole = 'sales', site: SiteCode = 'nod') {
  const { body } = await store.call(findAtDesk, { site, q }, { desk: await store.signInAtDesk(role) });
  return body.found.map(({ kind, key }) => `${kind} ${key}`);
}

test('an order is found by its number and its PO number, whatever the case', async () => {
  expect(await find(order)).toEqual([`order ${order}`]);
  expect(await find(order.toLowerCase().slice(0, -2))).toContain(`order ${order}`);
  expect(await find('po 77')).toEqual([`order ${order}`]);
});

test('a dispatch and a return lead to their order', async () => {
  for (const part of ['-1', '-R1']) expect(await find(`${order}${part}`)).toEqual([`order ${order}`]);
});

test('an invoice leads to its order, and is called by its name', async () => {
  const { rows } = await store.database.$client.query("select number from documents where kind = 'tax_invoice'");
  expect(await find(rows[0].number)).toEqual([`document ${order}`]);
  const { body } = await store.call(
    findAtDesk,
    { site: 'nod', q: rows[0].number },
    { desk: await store.signInAtDesk('sales') },
  );
  expect(body.found[0]?.detail).toBe(`${order}, Tax invoice, Western Gear & Pump`);
});

test('a docket leads to its order, however it is written', async () => {
  for (const q of ['KR 118-204', 'kr118']) expect(await find(q)).toEqual([`order ${order}`]);
  expect(await find('KR')).toEqual([]);
  expect(await find('KR 118-204', 'sales', 'gwd')).toEqual([]);
});

test('a receipt leads to what its customer owes; not for who may not see money', async () => {
  const { number } = await receivePayment(store, 100_00);
  const customer = await findCustomerId(store, 'active@nod.example');
  expect(await find(number.toLowerCase())).toEqual([`receipt ${customer}`]);
  expect(await find(number, 'catalogue')).toEqual([]);
});

test('a customer is found by any part of its phone number, in any writing', async () => {
  const customer = await findCustomerId(store, 'active@nod.example');
  await store.database.$client.query("update users set mobile = '+919812345670' where customer_id = $1", [customer]);
  for (const q of ['98123 45670', '098123-4567', '(+91) 98123.45670', '009198123', '9198123', '345670'])
    expect(await find(q)).toEqual([`customer ${customer}`]);
  expect(await find('98123 45670', 'catalogue')).toEqual([]);
});

test('a customer is found by the beginning of its e-mail address; not by who may not see customers', async () => {
  expect((await find('overdue@')).map((text) => text.split(' ')[0])).toEqual(['customer']);
  expect(await find('overdue@', 'catalogue')).toEqual([]);
});

test('an item is found by its designation without its signs', async () => {
  expect((await find('22220 ca')).some((text) => text.startsWith('item '))).toBe(true);
});

test('one letter, signs of patterns and other sites find nothing', async () => {
  for (const q of ['N', '%%', '__', '']) expect(await find(q)).toEqual([]);
  expect(await find(order, 'sales', 'gwd')).toEqual([]);
});

const run = (text: string, ...values: unknown[]) => store.database.$client.query(text, values);
const rename = async (email: string, name: string) =>
  run('update customers set name = $2 where id = $1', await findCustomerId(store, email), name);
const companies = async (q: string, site: SiteCode = 'nod') => {
  const { body } = await store.call(findAtDesk, { site, q }, { desk: await store.signInAtDesk('sales') });
  return body.found.flatMap(({ kind, title }) => (kind === 'customer' ? [title] : []));
};

test.each([
  'gear',
  'pump western',
  'western gear and pump',
  'Western Gear & Pump Pvt. Ltd.',
  'M/s Western Gear',
  'estern',
  'Kulkarni',
  'rohan gear',
  '27AAACW1938G1ZB',
  'AAACW1938G',
  'active@nod.example',
])('the customer is found by %s', async (q) => {
  expect(await companies(q)).toEqual(['Western Gear & Pump']);
  expect(await companies(q, 'gwd')).not.toContain('Western Gear & Pump');
});

test('a short word is found after the sign that was typed before it', async () => {
  const customer = await findCustomerId(store, 'active@nod.example');
  await run("update users set email = 'mail_z@nod.example' where customer_id = $1", customer);
  expect(await companies('mail_z@nod.example')).toEqual(['Western Gear & Pump']);
  await run("update users set email = 'active@nod.example' where customer_id = $1", customer);
  await rename('overdue@nod.example', 'Zed+Q Tools');
  expect(await companies('zed+q')).toEqual(['Zed+Q Tools']);
});

test('a customer is found by its town and its PIN code', async () => {
  const customer = await findCustomerId(store, 'active@nod.example');
  await run(
    "update addresses set city_name = 'Ratnagiri', pincode = '415612' where customer_id = $1 and purpose = 'billing'",
    customer,
  );
  for (const q of ['ratnagiri', 'atnagir', '415612', 'western ratnagiri'])
    expect(await companies(q)).toEqual(['Western Gear & Pump']);
  expect(await companies('western nagpur')).toEqual([]);
});

test('the name itself comes first, then what begins so, then a word, then a part of a word', async () => {
  await rename('overdue@nod.example', 'Shri Anand Pumps Pvt Ltd');
  await rename('pending@nod.example', 'Anand Pumps and Motors');
  await rename('approval@nod.example', 'Sri Paramanand Pumps');
  await rename('newbalance0@nod.example', 'Vijay Anand');
  expect(await companies('Shree Anand Pumps Private Limited')).toEqual([
    'Shri Anand Pumps Pvt Ltd',
    'Anand Pumps and Motors',
    'Sri Paramanand Pumps',
  ]);
  expect(await companies('anand')).toEqual([
    'Shri Anand Pumps Pvt Ltd',
    'Anand Pumps and Motors',
    'Vijay Anand',
    'Sri Paramanand Pumps',
  ]);
  expect(await companies('Shree')).toEqual(
    expect.arrayContaining(['Shri Anand Pumps Pvt Ltd', 'Sri Paramanand Pumps']),
  );
});

test('numbers are found by any part of them, and the number itself comes first', async () => {
  const { rows } = await run("select number from documents where kind = 'tax_invoice'");
  const serial: string = rows[0].number.slice(-6);
  expect(await find(serial)).toEqual(expect.arrayContaining([`order ${order}`, `document ${order}`]));
  expect(await find('77/4')).toContain(`order ${order}`);
  expect(await find('118204')).toEqual([`order ${order}`]);
  expect((await find(order.slice(3)))[0]).toBe(`order ${order}`);
});

test('bank references find receipts, bank lines and earlier bills; only for who may see money', async () => {
  const customer = await findCustomerId(store, 'active@nod.example');
  await receivePayment(store, 100_00, { reference: 'NEFT N332261234567' });
  const statement = await run(
    `insert into bank_statements (site, file_name, digest, first_day, last_day, line_count, imported_at, imported_by)
      values ('nod', 'x', 'x', '2026-11-01', '2026-11-02', 1, now(), 'x') returning id`,
  );
  const line = await run(
    `insert into bank_lines (site, statement_id, line_no, booked_on, amount_minor, currency, text, reference, payer_key, digest)
      values ('nod', $1, 1, '2026-11-02', 500, 'INR', 'IMPS-633219876543-RAO & SONS', 'S1', 'rao sons', 'x') returning id`,
    statement.rows[0].id,
  );
  await run(
    `insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, reference, booked_on,
        brought_forward_on, created_at, created_by)
      values ('nod', $1, 'invoice', 500, 500, 'INR', 'WGP/25-26/0412', '2026-03-01', '2026-03-31', now(), 'x')`,
    customer,
  );
  expect(await find('332261234567')).toEqual([`receipt ${customer}`]);
  expect(await find('6332 1987')).toEqual([`bank line after=${Number(line.rows[0].id) - 1}`]);
  expect(await find('25-26/0412')).toEqual([`bill ${customer}`]);
  for (const q of ['332261234567', '63321987', '25-26/0412']) expect(await find(q, 'catalogue')).toEqual([]);
});
