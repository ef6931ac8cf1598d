import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { linkInvoicePdfByApi, listInvoicesByApi, readInvoiceByApi } from './invoices.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
let order: string;
let sent: Awaited<ReturnType<typeof dispatchGoods>>;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
  order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 3]]);
  sent = await dispatchGoods(store, order);
});

const list = async (filter: Partial<Parameters<typeof store.call<typeof listInvoicesByApi>>[1]> = {}) =>
  (await store.call(listInvoicesByApi, { limit: 500, ...filter }, { bearer })).body.rows;
const read = (number: string) => store.call(readInvoiceByApi, { number }, { bearer });

test('an invoice is listed with its lines, whose sums are its totals', async () => {
  const { invoice, dispatch } = sent;
  const rows = await list();
  const found = rows.find(({ number }) => number === invoice);
  expect(found).toMatchObject({ kind: 'tax_invoice', order, dispatch, currency: 'INR' });
  const sums = found?.lines.reduce(
    (sum, line) => ({ taxable: sum.taxable + line.taxable_minor, tax: sum.tax + line.tax_minor }),
    { taxable: 0, tax: 0 },
  );
  expect(sums).toEqual({ taxable: found?.subtotal_minor, tax: found?.tax_minor });
  expect(rows.at(-1)?.number).toBe(invoice);
  expect((await read(invoice)).body).toEqual(found);
});

test('invoices are found by number, order, customer, kind and day', async () => {
  const all = await list();
  const [invoice] = all.filter(({ number }) => number === sent.invoice);
  const { customer, issued_on: day } = invoice ?? { customer: { id: 0 }, issued_on: '' };
  const numbers = async (filter: Parameters<typeof list>[0]) => (await list(filter)).map(({ number }) => number);
  const expected = (isWanted: (row: (typeof all)[number]) => boolean) =>
    all.filter(isWanted).map(({ number }) => number);
  expect(await numbers({ number: sent.invoice })).toEqual([sent.invoice]);
  expect(await numbers({ order })).toEqual([sent.invoice]);
  expect(await numbers({ customer: customer.id })).toEqual(expected((row) => row.customer.id === customer.id));
  expect(await numbers({ kind: 'credit_note' })).toEqual(expected((row) => row.kind === 'credit_note'));
  expect(await numbers({ issued_from: day, issued_to: day })).toEqual(expected((row) => row.issued_on === day));
  expect(await numbers({ issued_to: '2000-01-01' })).toEqual([]);
});

test('the PDF of an invoice is read by a link', async () => {
  const { body } = await store.call(linkInvoicePdfByApi, { number: sent.invoice }, { bearer });
  const file = await store.app.request(body.url, { headers: { host: 'nod.localhost' } });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('an invoice that is unknown or of another site is not found, and has no link', async () => {
  const other = await createApiToken(store.database, { site: 'zwz' });
  const from = { bearer: other, site: 'zwz' as const };
  const statuses = [
    (await read('NONE/1')).status,
    (await store.call(readInvoiceByApi, { number: sent.invoice }, from)).status,
    (await store.call(linkInvoicePdfByApi, { number: sent.invoice }, from)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
});
