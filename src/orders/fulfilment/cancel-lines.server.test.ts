import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { createPaidOrder, loadPaymentOutcome, runPaymentJobs } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printSalesInvoice } from '../documents/print-invoice.contract.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { type CancelLines, cancelLines } from './cancel-lines.server.ts';
import { recordDelivery } from './record-delivery.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterEach(async () => expect(await findInconsistencies(store)).toEqual([]));

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const cancel = (number: string, request: Partial<CancelLines> = {}, site: 'nod' | 'gwd' = 'nod') =>
  cancelLines(store.database, sites[site], { number, by: 'Meera', now: store.now(), ...request });
const detail = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;
const balance = async () => Math.round((await store.call(creditInfo, {}, { token })).body.data.avl_balance * 100);
const reservedOf = async (name: string) =>
  (
    await rows(
      "select sum(s.reserved)::int as reserved from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = $1",
      [name],
    )
  )[0].reserved;

test('cancelling the rest releases its stock and credit and keeps what was sent', async () => {
  const before = await balance();
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  expect(await cancel(number)).toEqual({ pieces: 4, stillOwed: 0, status: 'Dispatched' });
  expect((await detail(number)).lines).toMatchObject([{ sent: 6, cancelled: 4, owed: 0 }]);
  const [invoice] = await rows("select total_minor from documents where head ->> 'orderNumber' = $1", [number]);
  expect(before - (await balance())).toBe(invoice.total_minor);
  await recordDelivery(store.database, sites.nod, { number, by: 'test', now: store.now() });
  expect((await detail(number)).status).toBe('Delivered');
});

test('when all dispatches have arrived, cancelling the rest completes the order', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  await recordDelivery(store.database, sites.nod, { number, by: 'test', now: store.now() });
  expect(await cancel(number)).toMatchObject({ status: 'Delivered' });
  expect((await detail(number)).status).toBe('Delivered');
});

test('some pieces of one line release their stock and credit; the rest is sent and invoiced to the paisa', async () => {
  const [credit, reserved] = [await balance(), await reservedOf('NU205')];
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 7],
    ['51105', 3],
  ]);
  const used = credit - (await balance());
  expect(await cancel(number, { lines: [{ lineNo: 1, quantity: 4 }], note: 'Asked by phone' })).toEqual({
    pieces: 4,
    stillOwed: 6,
    status: 'Confirmed',
  });
  expect((await detail(number)).lines).toMatchObject([
    { cancelled: 4, owed: 3, reserved: 3 },
    { cancelled: 0, owed: 3 },
  ]);
  expect((await reservedOf('NU205')) - reserved).toBe(3);
  const usedAfter = credit - (await balance());
  expect(usedAfter).toBeLessThan(used);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 1 }] });
  await dispatchGoods(store, number);
  expect(credit - (await balance())).toBe(usedAfter);
  const invoices = await rows(
    "select total_minor from documents where head ->> 'orderNumber' = $1 and kind = 'tax_invoice'",
    [number],
  );
  expect(invoices.reduce((sum, row) => sum + row.total_minor, 0)).toBe(usedAfter);
  const [mail] = await rows(
    "select data from outbox where template = 'order-lines-cancelled' and data ->> 'orderNumber' = $1",
    [number],
  );
  expect(mail.data).toMatchObject({ note: 'Asked by phone', stillOwed: 6, lines: [{ name: 'NU205', quantity: 4 }] });
});

test('a proforma that was opened before is issued again for what is left', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  await store.call(printSalesInvoice, { order: number }, { token });
  const proforma = () => rows("select subtotal_minor from documents where kind = 'proforma' and number = $1", [number]);
  const [whole] = await proforma();
  await cancel(number, { lines: [{ lineNo: 1, quantity: 1 }] });
  expect(await proforma()).toEqual([]);
  await store.call(printSalesInvoice, { order: number }, { token });
  expect(await proforma()).toEqual([{ subtotal_minor: (whole.subtotal_minor / 4) * 3 }]);
});

test('an order of which nothing was sent and nothing is owed any more is Cancelled', async () => {
  const credit = await balance();
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 2],
    ['51105', 2],
  ]);
  await cancel(number, { lines: [{ lineNo: 2 }] });
  expect(await cancel(number, { lines: [{ lineNo: 1 }] })).toMatchObject({ stillOwed: 0, status: 'Cancelled' });
  expect((await detail(number)).status).toBe('Cancelled');
  expect(await balance()).toBe(credit);
});

test.each(['nod', 'gwd'] as const)('%s: cancelled pieces of a paid order are refunded each time', async (site) => {
  const buyer = await store.signIn('active', site);
  const lines = await fillCart(store, buyer, [['6205-2RS/C3', 10]], site);
  const provider = site === 'gwd' ? 'stripe' : 'razorpay';
  const { number, sessionId, amountMinor } = await createPaidOrder(store, buyer, lines, { site, provider });
  await cancel(number, { lines: [{ lineNo: 1, quantity: 3 }] }, site);
  await cancel(number, { lines: [{ lineNo: 1, quantity: 3 }] }, site);
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  const { givenMinor } = await loadPaymentOutcome(store, sessionId);
  expect(Math.abs(givenMinor - amountMinor * 0.6)).toBeLessThan(5);
  await dispatchGoods(store, number, {}, site);
  const [ledger] = await rows(
    'select coalesce(sum(e.amount_minor), 0)::int as minor from ledger_entries e join orders o on o.id = e.order_id where o.number = $1',
    [number],
  );
  expect(ledger.minor).toBe(0);
});

test('money received for cancelled pieces stays on account', async () => {
  await allowTransferFor(store, 'newbalance0');
  const buyer = await store.signIn('newbalance0');
  const { number, totalMinor } = await createTransferOrder(store, buyer, [['NU205', 4]]);
  await receiveTransferFor(store, number, totalMinor);
  expect(await cancel(number, { lines: [{ lineNo: 1, quantity: 1 }] })).toMatchObject({ stillOwed: 3 });
  const sent = await dispatchGoods(store, number);
  const [invoice] = await rows('select open_minor, amount_minor from ledger_entries where reference = $1', [
    sent.invoice,
  ]);
  expect(invoice.open_minor).toBe(0);
  const [left] = await rows(
    "select open_minor from ledger_entries where kind = 'receipt' and order_id in (select id from orders where number = $1)",
    [number],
  );
  expect(left.open_minor).toBe(totalMinor - invoice.amount_minor);
});

test('an unknown or rejected order, an order that owes nothing and unknown lines are refused', async () => {
  expect(await cancel('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  expect(await cancel(number, { lines: [{ lineNo: 9 }] })).toMatchObject({
    refusal: 'not_allowed',
    message: `Order ${number}: The order has no line 9.`,
  });
  await dispatchGoods(store, number);
  expect(await cancel(number)).toMatchObject({ message: `Order ${number}: Nothing is owed any more.` });
  const gone = await createConfirmedOrder(store, token, [['NU205', 2]]);
  await cancel(gone);
  expect(await cancel(gone)).toMatchObject({
    message: `Order ${gone} is Cancelled; nothing of it can be cancelled.`,
  });
});

test('the second of two staff is told who changed the order meanwhile; the audit has before and after', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 6]]);
  const seen = async () =>
    (await rows("select max(id)::int as id from audit_trail where site = 'nod' and subject = $1", [number]))[0].id;
  const first = await seen();
  expect(await cancel(number, { lines: [{ lineNo: 1, quantity: 1 }], seen: first })).toMatchObject({ stillOwed: 5 });
  expect(await cancel(number, { lines: [{ lineNo: 1, quantity: 1 }], seen: first, by: 'Arjun' })).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(`^Meera changed order ${number} meanwhile: order lines cancelled, `),
  });
  const [entry] = await rows('select details from audit_trail where id = $1', [await seen()]);
  expect(entry.details).toMatchObject({
    before: { lines: [{ lineNo: 1, cancelled: 0, reserved: 6 }] },
    after: { lines: [{ lineNo: 1, cancelled: 1, reserved: 5 }] },
  });
});
