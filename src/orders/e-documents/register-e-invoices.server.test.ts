import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { portalsAt } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { type FakeInvoicePortal, startFakeInvoicePortal } from '../../../tests/fakes/fake-invoice-portal.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf, hoursAfter, minutesAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findEInvoices } from '../e-invoices.db.ts';
import { findSiteOrder } from '../orders.db.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { registerDueEInvoices, registerEInvoice } from './register-e-invoices.server.ts';

let store: TestStore;
let fake: FakeInvoicePortal;
let token: string;
const started = new Date();
beforeAll(async () => {
  store = await openTestStore();
  fake = await startFakeInvoicePortal();
  token = await store.signIn('active');
});
afterAll(async () => {
  await store.close();
  await fake.close();
});
beforeEach(async () => {
  fake.faults.length = 0;
  store.setClock(started);
  await store.database.$client.query('delete from e_invoices');
});

const site = sites.nod;
const today = dayOf(started, site.calendar.timeZone);
const portalsFrom = (from = today) => portalsAt(fake, from);
const process = () => ({ database: store.database, clock: store.now });
const registerDue = (portals = portalsFrom()) => registerDueEInvoices(portals, process(), site);

async function dispatchOne() {
  const number = await createConfirmedOrder(store, token, [['6205', 2]]);
  const { invoice } = await dispatchGoods(store, number);
  return { number, invoice };
}

async function stateOf(number: string) {
  const [order] = await findSiteOrder(store.database, { site: 'nod', number });
  const rows = await findEInvoices(store.database, { orderId: order?.id ?? 0 });
  return rows.map(({ state, irn, error }) => [state, irn === '' ? 'no IRN' : 'IRN', error] as const);
}

const asStaff = { by: 'Meena Joshi' };

test('a new invoice and its credit note are registered by themselves, once', async () => {
  const { number, invoice } = await dispatchOne();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', '']]);
  expect(await registerDue()).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
  const lines = [{ lineNo: 1, quantity: 1 }];
  const about = { invoice, lines, reason: 'Wrong size', restock: false, ...asStaff, now: store.now() };
  expect(await returnGoods(store.database, site, about)).not.toBeInstanceOf(Refusal);
  expect(await registerDue()).toBe(1);
  expect(await registerDue()).toBe(0);
  expect(await stateOf(number)).toEqual([
    ['registered', 'IRN', ''],
    ['registered', 'IRN', ''],
  ]);
  const sent = [...fake.invoices.values()].map((one) => one.invoice.DocDtls);
  expect(sent).toEqual([expect.objectContaining({ Typ: 'INV', No: invoice }), expect.objectContaining({ Typ: 'CRN' })]);
});

test('two processes send a document once', async () => {
  const { number } = await dispatchOne();
  const before = fake.requests.length;
  expect((await Promise.all([registerDue(), registerDue(), registerDue()])).toSorted()).toEqual([0, 0, 1]);
  expect(fake.requests.length - before).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('while the portal is down it is tried again, and the lost answer is read back', async () => {
  const { number } = await dispatchOne();
  fake.faults.push(503, 'lost');
  await registerDue();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', 'the portal answered 503']]);
  expect(await registerDue()).toBe(0);
  store.setClock(minutesAfter(started, 1));
  await registerDue();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', 'the portal did not answer']]);
  store.setClock(minutesAfter(started, 5));
  await registerDue();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('a process that dies while it sends is followed by another one', async () => {
  const { number } = await dispatchOne();
  await store.database.$client.query(`update e_invoices set state = 'sent', tries = 1, due_at = $1`, [
    minutesAfter(started, 2),
  ]);
  expect(await registerDue()).toBe(0);
  store.setClock(minutesAfter(started, 2));
  expect(await registerDue()).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('after a day without an answer it is left to staff', async () => {
  const { number } = await dispatchOne();
  store.setClock(hoursAfter(started, 25));
  fake.faults.push(500);
  await registerDue();
  expect(await stateOf(number)).toEqual([['failed', 'no IRN', 'the portal answered 500']]);
  expect(await registerDue()).toBe(0);
});

test('what the portal refuses is not sent again until staff ask for it', async () => {
  const { number, invoice } = await dispatchOne();
  fake.refusals.push('3029 : GSTIN is not active');
  await registerDue();
  expect(await stateOf(number)).toEqual([['failed', 'no IRN', '3029 : GSTIN is not active']]);
  expect(await registerDue()).toBe(0);
  const request = { number, document: invoice, ...asStaff, now: store.now() };
  expect(await registerEInvoice(portalsFrom(), store.database, site, request)).toBeUndefined();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
  expect(await registerEInvoice(portalsFrom(), store.database, site, request)).toMatchObject({
    refusal: 'sent_before',
  });
});

test('documents of before the duty began wait for staff', async () => {
  const { number, invoice } = await dispatchOne();
  const later = portalsFrom(addDays(today, 1));
  expect(await registerDue(later)).toBe(0);
  expect(await registerDue(() => undefined)).toBe(0);
  const request = { number, document: invoice, ...asStaff, now: store.now() };
  expect(await registerEInvoice(later, store.database, site, request)).toBeUndefined();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('an older document that staff were sending when the process died is taken up', async () => {
  const { number } = await dispatchOne();
  const later = portalsFrom(addDays(today, 1));
  await registerDue(later);
  await store.database.$client.query(`update e_invoices set state = 'sent', tries = 1, due_at = $1`, [started]);
  expect(await registerDue(later)).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('staff read what the portal says', async () => {
  const { number, invoice } = await dispatchOne();
  fake.refusals.push('2233 : Invalid HSN code');
  const request = { number, document: invoice, ...asStaff, now: store.now() };
  const refused = await registerEInvoice(portalsFrom(), store.database, site, request);
  expect(refused?.message).toBe(`${invoice} is not registered. 2233 : Invalid HSN code`);
});

test('an invoice without what the portal needs is not sent', async () => {
  const { number, invoice } = await dispatchOne();
  const { rowCount } = await store.database.$client.query(
    `update documents set head = jsonb_set(head, '{billTo,pincode}', '""') where number = $1`,
    [invoice],
  );
  expect(rowCount).toBe(1);
  const before = fake.requests.length;
  const request = { number, document: invoice, ...asStaff, now: store.now() };
  const refused = await registerEInvoice(portalsFrom(), store.database, site, request);
  expect(refused?.message).toBe(`${invoice} is not registered. The buyer: the PIN code has six digits.`);
  expect(fake.requests.length).toBe(before);
});

test('a document of another order, an unknown one and a site without the portal are refused', async () => {
  const first = await dispatchOne();
  const second = await dispatchOne();
  const request = { number: first.number, document: second.invoice, ...asStaff, now: store.now() };
  expect(await registerEInvoice(portalsFrom(), store.database, site, request)).toMatchObject({
    refusal: 'unknown_document',
  });
  expect(
    await registerEInvoice(portalsFrom(), store.database, sites.zwz, { ...request, document: first.invoice }),
  ).toMatchObject({
    refusal: 'unknown_document',
  });
  expect(await registerEInvoice(() => undefined, store.database, site, request)).toMatchObject({
    refusal: 'no_portal',
  });
});

test('an invoice to a buyer without a GSTIN needs no IRN', async () => {
  const { number, invoice } = await dispatchOne();
  await store.database.$client.query(
    `update documents set head = jsonb_set(head, '{billTo,taxNumber}', '""') where number = $1`,
    [invoice],
  );
  const request = { number, document: invoice, ...asStaff, now: store.now() };
  expect(await registerEInvoice(portalsFrom(), store.database, site, request)).toMatchObject({ refusal: 'not_needed' });
});

test('the order’s history says who registered what', async () => {
  const { number, invoice } = await dispatchOne();
  await registerDue();
  const { rows } = await store.database.$client.query(
    `select actor, details ->> 'document' as document from audit_trail where action = 'e-invoice registered' and subject = $1`,
    [number],
  );
  expect(rows).toEqual([{ actor: 'system', document: invoice }]);
});
