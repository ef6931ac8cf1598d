import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import { myOrder } from '../history/order-history.contract.ts';
import { printSalesInvoice } from './print-invoice.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const link = (order: string, document?: string, as = token) =>
  store.call(printSalesInvoice, { order, ...(document && { document }) }, { token: as });
const pathOf = (url: string) => decodeURIComponent(new URL(url, 'http://nod.localhost').pathname);
const hasInvoice = async (number: string) =>
  (await store.call(myOrder, {}, { token })).body.message.data.find((row) => row.mysc_order_no === number)?.has_invoice;

test('an order awaiting approval has no document; from Confirmed on it has a proforma', async () => {
  const lines = await fillCart(store, token, [['NU205', 4]]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  expect((await link(myscno)).body).toMatchObject({
    success: false,
    message: `There is no document for order ${myscno} yet.`,
  });
  expect(await hasInvoice(myscno)).toBe(false);
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  expect(await hasInvoice(number)).toBe(true);
  const { body } = await link(`${number}I1`);
  expect(pathOf(body.url)).toBe(`/documents/${number}.pdf`);
});

test('of an order that was called off there is no document, and none is promised', async () => {
  const lines = await fillCart(store, token, [['NU205', 4]]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  await store.call(cancelOrder, { order_no: myscno }, { token });
  expect((await link(myscno)).body.message).toBe(`There is no document for order ${myscno}: it is Cancelled.`);
});

test('the proforma is made once, dated the day of confirmation, however often and late it is opened', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  const confirmed = store.now();
  store.setClock(new Date(confirmed.getTime() + 3 * 86_400_000));
  await Promise.all(Array.from({ length: 10 }, () => link(number)));
  store.setClock(confirmed);
  const { rows } = await store.database.$client.query(
    "select d.number, d.total_minor = o.total_minor as same, d.issued_on::text as issued from documents d join orders o on o.id = d.order_id where d.kind = 'proforma' and o.number = $1",
    [number],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ number, same: true });
  expect(Date.parse(rows[0].issued)).toBeLessThan(confirmed.getTime() + 86_400_000);
});

test('from the first dispatch on the tax invoices are opened, or the requested one', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  const first = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  expect(pathOf((await link(number)).body.url)).toBe(`/documents/${first.invoice.replaceAll('/', '-')}.pdf`);
  const second = await dispatchGoods(store, number);
  expect(pathOf((await link(number)).body.url)).toBe(`/documents/${number}.pdf`);
  expect(pathOf((await link(number, second.invoice)).body.url)).toContain(second.invoice.slice(-6));
  expect(pathOf((await link(number, number)).body.url)).toBe(`/documents/${number}.pdf`);
});

test('invoices that the seller’s own program made are opened one by one, the newest first', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  const first = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  const second = await dispatchGoods(store, number);
  await store.database.$client.query(
    "update documents set series_id = null where kind = 'tax_invoice' and number = any($1::text[])",
    [[first.invoice, second.invoice]],
  );
  expect(pathOf((await link(number)).body.url)).toBe(`/documents/${second.invoice.replaceAll('/', '-')}.pdf`);
  expect(pathOf((await link(number, first.invoice)).body.url)).toContain(first.invoice.slice(-6));
});

test('orders of another customer and documents of another order are not found', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  const { invoice } = await dispatchGoods(store, await createConfirmedOrder(store, token, [['NU205', 1]]));
  expect((await link(number, undefined, await store.signIn('newbalance0'))).status).toBe(404);
  expect((await link(number, invoice)).status).toBe(404);
  expect((await link('NOD26999999')).status).toBe(404);
});

test('an order that was cancelled without a document has none', async () => {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  const { myscno } = (await submitOrder(store, token, toReviewedLines(lines))).body;
  await store.call(cancelOrder, { order_no: myscno }, { token });
  expect((await link(myscno)).body).toMatchObject({ success: false, refusal: 'no_document' });
  expect(await hasInvoice(myscno)).toBe(false);
});
