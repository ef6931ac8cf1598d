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
  expect(body.found[0]?.detail).toBe(`${order}, Tax invoice`);
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

test('a customer is found by the beginning of its mobile number, with or without 0 and country code', async () => {
  const customer = await findCustomerId(store, 'active@nod.example');
  await store.database.$client.query("update users set mobile = '+919812345670' where customer_id = $1", [customer]);
  for (const q of ['98123 45670', '098123-4567', '+91 98123 45', '9198123'])
    expect(await find(q)).toEqual([`customer ${customer}`]);
  expect(await find('981')).toEqual([]);
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
