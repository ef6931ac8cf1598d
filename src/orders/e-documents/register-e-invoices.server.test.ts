import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { portalsAt, registerDue as registerWaiting } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUpStoreWithPortal } from '../../../tests/store/store-with-portal.ts';
import { addDays, dayOf, hoursAfter, minutesAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findEInvoices } from '../e-invoices.db.ts';
import { findSiteOrder } from '../orders.db.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import type { InvoicePortals } from './create-invoice-portals.server.ts';
import { registerEInvoice } from './register-e-invoices.server.ts';

const started = new Date();
const at = setUpStoreWithPortal(started);
beforeEach(async () => {
  at.fake.faults.length = 0;
  await at.store.database.$client.query('delete from e_invoices');
});

const site = sites.nod;
const today = dayOf(started, site.calendar.timeZone);
const portalsFrom = (from = today) => portalsAt(at.fake, from);
const registerDue = (portals = portalsFrom()) => registerWaiting(at.store, portals);

async function dispatchOne() {
  const number = await createConfirmedOrder(at.store, at.token, [['6205', 2]]);
  const { invoice } = await dispatchGoods(at.store, number);
  return { number, invoice };
}

async function stateOf(number: string) {
  const [order] = await findSiteOrder(at.store.database, { site: 'nod', number });
  const rows = await findEInvoices(at.store.database, { orderId: order?.id ?? 0 });
  return rows.map(({ state, irn, error }) => [state, irn === '' ? 'no IRN' : 'IRN', error] as const);
}

const asStaff = { by: 'Meena Joshi' };

test('a new invoice and its credit note are registered by themselves, once', async () => {
  const { number, invoice } = await dispatchOne();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', '']]);
  expect(await registerDue()).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
  const lines = [{ lineNo: 1, quantity: 1 }];
  const about = { invoice, lines, reason: 'Wrong size', restock: false, ...asStaff, now: at.store.now() };
  expect(await returnGoods(at.store.database, site, about)).not.toBeInstanceOf(Refusal);
  expect(await registerDue()).toBe(1);
  expect(await registerDue()).toBe(0);
  expect(await stateOf(number)).toEqual([
    ['registered', 'IRN', ''],
    ['registered', 'IRN', ''],
  ]);
  const sent = [...at.fake.invoices.values()].map((one) => one.invoice.DocDtls);
  expect(sent).toEqual([expect.objectContaining({ Typ: 'INV', No: invoice }), expect.objectContaining({ Typ: 'CRN' })]);
});

test('a document of before the duty that staff register is tried again when the answer is lost', async () => {
  const { number, invoice: document } = await dispatchOne();
  const later = portalsFrom(addDays(today, 1));
  at.fake.faults.push('lost');
  const now = at.store.now();
  expect(await registerEInvoice(later, at.store.database, site, { number, document, ...asStaff, now })).toMatchObject({
    refusal: 'portal',
  });
  at.store.setClock(minutesAfter(now, 5));
  expect(await registerDue(later)).toBe(1);
  at.store.setClock(now);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('a code that the portal has not signed is not printed; staff see why', async () => {
  const { number } = await dispatchOne();
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const portals: InvoicePortals = (about) => {
    const access = portalsFrom()(about);
    return access && { ...access, qrKeys: [publicKey] };
  };
  expect(await registerDue(portals)).toBe(1);
  expect(await stateOf(number)).toEqual([
    ['failed', 'no IRN', 'The signature of the signed QR code is not the portal’s.'],
  ]);
});

test('two processes send a document once', async () => {
  const { number } = await dispatchOne();
  const before = at.fake.requests.length;
  expect((await Promise.all([registerDue(), registerDue(), registerDue()])).toSorted()).toEqual([0, 0, 1]);
  expect(at.fake.requests.length - before).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('while the portal is down it is tried again, and the lost answer is read back', async () => {
  const { number } = await dispatchOne();
  at.fake.faults.push(503, 'lost');
  await registerDue();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', 'The portal answered 503.']]);
  expect(await registerDue()).toBe(0);
  at.store.setClock(minutesAfter(started, 1));
  await registerDue();
  expect(await stateOf(number)).toEqual([['wanted', 'no IRN', 'The portal did not answer.']]);
  at.store.setClock(minutesAfter(started, 5));
  await registerDue();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('a process that dies while it sends is followed by another one', async () => {
  const { number } = await dispatchOne();
  await at.store.database.$client.query(`update e_invoices set state = 'sent', tries = 1, due_at = $1`, [
    minutesAfter(started, 2),
  ]);
  expect(await registerDue()).toBe(0);
  at.store.setClock(minutesAfter(started, 2));
  expect(await registerDue()).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('after a day without an answer it is left to staff', async () => {
  const { number } = await dispatchOne();
  at.store.setClock(hoursAfter(started, 25));
  at.fake.faults.push(500);
  await registerDue();
  expect(await stateOf(number)).toEqual([['failed', 'no IRN', 'The portal answered 500.']]);
  expect(await registerDue()).toBe(0);
});

test('what the portal refuses is not sent again until staff ask for it', async () => {
  const { number, invoice } = await dispatchOne();
  at.fake.refusals.push('3029 : GSTIN is not active');
  await registerDue();
  expect(await stateOf(number)).toEqual([['failed', 'no IRN', '3029 : GSTIN is not active']]);
  expect(await registerDue()).toBe(0);
  const request = { number, document: invoice, ...asStaff, now: at.store.now() };
  expect(await registerEInvoice(portalsFrom(), at.store.database, site, request)).toBeUndefined();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
  expect(await registerEInvoice(portalsFrom(), at.store.database, site, request)).toMatchObject({
    refusal: 'sent_before',
  });
});

test('documents of before the duty began wait for staff', async () => {
  const { number, invoice } = await dispatchOne();
  const later = portalsFrom(addDays(today, 1));
  expect(await registerDue(later)).toBe(0);
  expect(await registerDue(() => undefined)).toBe(0);
  const request = { number, document: invoice, ...asStaff, now: at.store.now() };
  expect(await registerEInvoice(later, at.store.database, site, request)).toBeUndefined();
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('an older document that staff were sending when the process died is taken up', async () => {
  const { number } = await dispatchOne();
  const later = portalsFrom(addDays(today, 1));
  await registerDue(later);
  await at.store.database.$client.query(`update e_invoices set state = 'sent', tries = 1, due_at = $1`, [started]);
  expect(await registerDue(later)).toBe(1);
  expect(await stateOf(number)).toEqual([['registered', 'IRN', '']]);
});

test('staff read what the portal says', async () => {
  const { number, invoice } = await dispatchOne();
  at.fake.refusals.push('2233 : Invalid HSN code');
  const request = { number, document: invoice, ...asStaff, now: at.store.now() };
  const refused = await registerEInvoice(portalsFrom(), at.store.database, site, request);
  expect(refused?.message).toBe(`${invoice} is not registered. 2233 : Invalid HSN code`);
});

test('an invoice without what the portal needs is not sent', async () => {
  const { number, invoice } = await dispatchOne();
  const { rowCount } = await at.store.database.$client.query(
    `update documents set head = jsonb_set(head, '{billTo,pincode}', '""') where number = $1`,
    [invoice],
  );
  expect(rowCount).toBe(1);
  const before = at.fake.requests.length;
  const request = { number, document: invoice, ...asStaff, now: at.store.now() };
  const refused = await registerEInvoice(portalsFrom(), at.store.database, site, request);
  expect(refused?.message).toBe(`${invoice} is not registered. The buyer: the PIN code has six digits.`);
  expect(at.fake.requests.length).toBe(before);
});

test('a document of another order, an unknown one and a site without the portal are refused', async () => {
  const first = await dispatchOne();
  const second = await dispatchOne();
  const request = { number: first.number, document: second.invoice, ...asStaff, now: at.store.now() };
  expect(await registerEInvoice(portalsFrom(), at.store.database, site, request)).toMatchObject({
    refusal: 'unknown_document',
  });
  expect(
    await registerEInvoice(portalsFrom(), at.store.database, sites.zwz, { ...request, document: first.invoice }),
  ).toMatchObject({
    refusal: 'unknown_document',
  });
  expect(await registerEInvoice(() => undefined, at.store.database, site, request)).toMatchObject({
    refusal: 'no_portal',
  });
});

test('an invoice to a buyer without a GSTIN needs no IRN', async () => {
  const { number, invoice } = await dispatchOne();
  await at.store.database.$client.query(
    `update documents set head = jsonb_set(head, '{billTo,taxNumber}', '""') where number = $1`,
    [invoice],
  );
  const request = { number, document: invoice, ...asStaff, now: at.store.now() };
  expect(await registerEInvoice(portalsFrom(), at.store.database, site, request)).toMatchObject({
    refusal: 'not_needed',
  });
});

test('the order’s history says who registered what', async () => {
  const { number, invoice } = await dispatchOne();
  await registerDue();
  const { rows } = await at.store.database.$client.query(
    `select actor, details ->> 'document' as document from audit_trail where action = 'e-invoice registered' and subject = $1`,
    [number],
  );
  expect(rows).toEqual([{ actor: 'system', document: invoice }]);
});
