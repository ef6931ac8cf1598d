import { expect, test } from 'vitest';
import {
  acknowledgedAt,
  portalsAt,
  type RegisteredInvoice,
  registerDue,
  registerOneInvoice,
} from '../../../tests/actions/e-invoices.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUpStoreWithPortal } from '../../../tests/store/store-with-portal.ts';
import { callDuring, waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printOrderDocument } from '../documents/print-order-document.server.ts';
import { findEInvoices } from '../e-invoices.db.ts';
import { amendShipment } from '../fulfilment/amend-shipment.server.ts';
import { findSiteOrder } from '../orders.db.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { cancelEInvoice } from './cancel-e-invoice.server.ts';
import type { InvoicePortal } from './invoice-portal.ts';
import { registerEInvoice } from './register-e-invoices.server.ts';

const at = setUpStoreWithPortal(acknowledgedAt);

const site = sites.nod;
const registerOne = (shipment = {}) => registerOneInvoice(at.store, at.token, portalsAt(at.fake), shipment);
const cancel = (about: RegisteredInvoice, more: object = {}) =>
  cancelEInvoice(portalsAt(at.fake), at.store.database, site, {
    ...about,
    now: at.store.now(),
    reason: 'mistake',
    remark: 'Wrong item',
    ...more,
  });
const giveBack = ({ document: invoice, by }: RegisteredInvoice) =>
  returnGoods(at.store.database, site, {
    ...{ invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'Wrong item', restock: false, by, now: at.store.now() },
  });
async function rowsOf({ number }: RegisteredInvoice) {
  const [order] = await findSiteOrder(at.store.database, { site: 'nod', number });
  return findEInvoices(at.store.database, { orderId: order?.id ?? 0 });
}
async function textOf({ number, document }: RegisteredInvoice): Promise<string> {
  const printed = await printOrderDocument(at.store.database, site, {
    number,
    address: 'https://nod.example',
    document,
    now: at.store.now(),
  });
  if (printed instanceof Refusal) throw new Error(printed.message);
  return readPdf(printed.pdf).pages.join(' ');
}

test('an invoice is cancelled at the portal, once; who and why stays with it', async () => {
  const about = await registerOne();
  expect(await cancel(about)).toBeUndefined();
  const [row] = await rowsOf(about);
  expect(row).toMatchObject({ state: 'cancelled', cancelledBy: about.by, cancelReason: 'Wrong item' });
  expect(at.fake.invoices.get(row?.irn ?? '')?.Status).toBe('CNL');
  expect(await cancel(about)).toMatchObject({
    refusal: 'cannot_cancel',
    message: `${about.document} is not registered.`,
  });
  const { rows } = await at.store.database.$client.query(
    `select actor_name, details ->> 'reason' as reason from audit_trail where action = 'e-invoice cancelled' and subject = $1`,
    [about.number],
  );
  expect(rows).toEqual([{ actor_name: about.by, reason: 'Wrong item' }]);
});

test('without a remark the reason itself is sent', async () => {
  const about = await registerOne();
  expect(await cancel(about, { reason: 'order-cancelled', remark: '' })).toBeUndefined();
  expect(JSON.parse(at.fake.requests.at(-1)?.body ?? '')).toMatchObject({ CnlRsn: '3', CnlRem: 'Order cancelled' });
});

test('the invoice prints its IRN, acknowledgement and code, and then that it is cancelled', async () => {
  const about = await registerOne();
  const [row] = await rowsOf(about);
  const text = await textOf(about);
  for (const part of [row?.irn, `Acknowledgement ${row?.ackNo}`, 'Acknowledged 21 Nov 2026, 18:25'])
    expect(text).toContain(part);
  expect(text).not.toContain('Cancelled');
  await cancel(about);
  expect(await textOf(about)).toContain('Cancelled 21 Nov 2026, 19:05');
});

test('after a day a credit note takes the invoice back instead', async () => {
  const about = await registerOne();
  at.store.setClock(hoursAfter(acknowledgedAt, 24));
  expect(await cancel(about)).toMatchObject({
    message: expect.stringContaining('Take the goods back with a credit note.'),
  });
});

test('an invoice with a credit note or an e-way bill is not cancelled', async () => {
  const credited = await registerOne();
  await giveBack(credited);
  expect(await cancel(credited)).toMatchObject({
    message: `${credited.document} has a credit note, which takes it back.`,
  });
  const moving = await registerOne();
  const shipment = {
    number: moving.number,
    dispatchNo: 1,
    ewayBill: '391000000009',
    by: moving.by,
    now: at.store.now(),
  };
  expect(await amendShipment(at.store.database, site, shipment)).toBeUndefined();
  expect(await cancel(moving)).toMatchObject({ message: expect.stringContaining('has the e-way bill 391000000009') });
});

test('a credit note is not cancelled, and needs no IRN when its invoice is', async () => {
  const about = await registerOne();
  const note = await giveBack(about);
  if (note instanceof Refusal) throw new Error(note.message);
  expect(await cancel({ ...about, document: note.number })).toMatchObject({
    message: expect.stringContaining('is a credit note'),
  });
  const other = await registerOne();
  await cancel(other);
  const later = await giveBack(other);
  if (later instanceof Refusal) throw new Error(later.message);
  expect(await rowsOf(other)).toHaveLength(1);
  expect(
    await registerEInvoice(portalsAt(at.fake), at.store.database, site, { ...other, document: later.number }),
  ).toMatchObject({
    refusal: 'not_needed',
  });
});

test('a credit note issued while the portal cancels its invoice needs no IRN either', async () => {
  const about = await registerOne();
  const { database } = at.store;
  const access = portalsAt(at.fake)(site);
  if (!access) throw new Error('a portal');
  const cancelAndCredit: InvoicePortal['cancel'] = async (request) => {
    const note = await giveBack(about);
    if (note instanceof Refusal) throw new Error(note.message);
    return access.portal.cancel(request);
  };
  const portals = () => ({ ...access, portal: { ...access.portal, cancel: cancelAndCredit } });
  const request = { ...about, reason: 'mistake' as const, remark: '' };
  expect(await cancelEInvoice(portals, database, site, request)).toBeUndefined();
  expect(await rowsOf(about)).toMatchObject([{ state: 'cancelled' }]);
});

test('a credit note that is not committed when its invoice is cancelled needs no IRN either', async () => {
  const about = await registerOne();
  const { database } = at.store;
  const begun = await callDuring(
    database,
    (db) => db.$client.query(`lock table outbox in share mode`),
    async () => {
      const crediting = giveBack(about);
      await waitUntilBlocked(database);
      const cancelling = cancel(about);
      await Promise.race([cancelling, waitUntilBlocked(database, 2)]);
      return [crediting, cancelling];
    },
    2,
  );
  expect(await Promise.all(begun)).toMatchObject([{ number: expect.any(String) }, undefined]);
  expect(await rowsOf(about)).toMatchObject([{ state: 'cancelled' }]);
});

test('while the portal is down, or says no, the invoice stays as it is', async () => {
  const about = await registerOne();
  at.fake.faults.push('dropped');
  expect(await cancel(about)).toMatchObject({
    refusal: 'portal',
    message: `It is not known whether ${about.document} is cancelled. The portal did not answer. Please cancel it again.`,
  });
  at.fake.refusals.push('2270 : The allowed cancellation time limit is crossed');
  expect(await cancel(about)).toMatchObject({ message: expect.stringContaining('2270') });
  expect((await rowsOf(about))[0]?.state).toBe('registered');
  expect(
    await cancelEInvoice(() => undefined, at.store.database, site, { ...about, reason: 'other', remark: '' }),
  ).toMatchObject({ refusal: 'no_portal' });
  expect(await cancel({ ...about, document: 'NM/26-27/999999' })).toMatchObject({ refusal: 'unknown_document' });
});

test('a cancellation whose answer was lost is asked again after the day has passed, and is known then', async () => {
  const about = await registerOne();
  at.fake.faults.push('lost');
  await cancel(about, { now: hoursAfter(acknowledgedAt, 23.9) });
  expect(await rowsOf(about)).toMatchObject([{ state: 'registered', error: expect.stringContaining('not known') }]);
  expect(await cancel(about, { now: hoursAfter(acknowledgedAt, 25) })).toBeUndefined();
  expect(await rowsOf(about)).toMatchObject([{ state: 'cancelled', error: '' }]);
});

test('while it is not known whether an invoice is cancelled, its credit note waits, and the invoice can be cancelled again', async () => {
  const about = await registerOne();
  await registerDue(at.store, portalsAt(at.fake));
  at.fake.faults.push('lost');
  await cancel(about);
  const note = await giveBack(about);
  if (note instanceof Refusal) throw new Error(note.message);
  expect(await registerDue(at.store, portalsAt(at.fake))).toBe(0);
  const now = { ...about, document: note.number };
  expect(await registerEInvoice(portalsAt(at.fake), at.store.database, site, now)).toMatchObject({
    message: `It is not known whether the invoice of ${note.number} is cancelled. Please cancel that again first.`,
  });
  expect(await cancel(about)).toBeUndefined();
  expect(await rowsOf(about)).toMatchObject([{ state: 'cancelled' }]);
});

test('a credit note that waited is registered when the portal says that its invoice is not cancelled', async () => {
  const about = await registerOne();
  at.fake.faults.push('dropped');
  await cancel(about);
  await giveBack(about);
  at.fake.refusals.push('2270 : The allowed cancellation time limit is crossed');
  await cancel(about);
  await registerDue(at.store, portalsAt(at.fake));
  expect(await rowsOf(about)).toMatchObject([{ state: 'registered' }, { state: 'registered' }]);
});

test('a process that ends while it cancels leaves that it is not known', async () => {
  const about = await registerOne();
  const access = portalsAt(at.fake)(site);
  if (!access) throw new Error('a portal');
  const ends: InvoicePortal['cancel'] = async () => {
    throw new Error('the process ended');
  };
  const portals = () => ({ ...access, portal: { ...access.portal, cancel: ends } });
  await expect(
    cancelEInvoice(portals, at.store.database, site, { ...about, reason: 'mistake', remark: '' }),
  ).rejects.toThrow();
  expect(await rowsOf(about)).toMatchObject([{ state: 'registered', error: expect.stringContaining('not known') }]);
  expect(await cancel(about, { now: hoursAfter(acknowledgedAt, 25) })).toBeUndefined();
});

test('when the portal says no after a lost answer, the invoice is registered as before', async () => {
  const about = await registerOne();
  at.fake.faults.push('dropped');
  await cancel(about, { now: hoursAfter(acknowledgedAt, 23.9) });
  at.fake.refusals.push('2270 : The allowed cancellation time limit is crossed');
  const late = { now: hoursAfter(acknowledgedAt, 25) };
  expect(await cancel(about, late)).toMatchObject({ message: expect.stringContaining('2270') });
  expect(await rowsOf(about)).toMatchObject([{ state: 'registered', error: '' }]);
  expect(await cancel(about, late)).toMatchObject({ refusal: 'cannot_cancel' });
});
