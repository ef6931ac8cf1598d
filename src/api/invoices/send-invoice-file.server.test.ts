import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, findInconsistencies } from '../../../tests/actions/orders.ts';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { printSalesInvoice } from '../../orders/documents/print-invoice.contract.ts';
import { changeFacts } from '../../seller/change-facts.server.ts';
import { partOf } from '../../seller/fact-parts.ts';
import { readOrderByApi, recordDispatchesByApi } from '../orders/orders.contract.ts';
import { sendInvoiceFileByApi } from './invoices.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
let token: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
  token = await store.signIn('active');
  const { nod } = store.server.sites;
  const data = { ...partOf('payments').read(nod), invoicedByProgram: true };
  const author = { by: 'A. Shah', staffId: null, now: store.now() };
  await changeFacts(store.database, nod, { part: 'payments', data, seen: 0, ...author });
  await store.server.refreshSites();
});

async function invoiceOf(order: string, number: string) {
  const { body } = await store.call(readOrderByApi, { number: order }, { bearer });
  const lines = body.lines;
  const { subtotal_minor, tax_minor } = body;
  return {
    number,
    issued_on: dayOf(store.now(), 'Asia/Kolkata'),
    lines: lines.map(({ line_no, total_minor, tax_minor: tax }) => ({
      line_no,
      taxable_minor: total_minor,
      tax_minor: tax,
    })),
    subtotal_minor,
    tax_minor,
    total_minor: subtotal_minor + tax_minor,
  };
}
const dispatch = async (order: string, invoice?: Awaited<ReturnType<typeof invoiceOf>>) => {
  const row = { own_number: `D ${order}`, order, ...(invoice && { own_invoice: invoice }) };
  return (await store.call(recordDispatchesByApi, { rows: [row] }, { bearer })).body.rows?.[0];
};

test('a program sends the invoice of a dispatch and its PDF, which the buyer opens', async () => {
  const order = await createConfirmedOrder(store, token, [['6205', 3]]);
  expect(await dispatch(order)).toMatchObject({
    saved: false,
    error: { code: 'no_invoice', param: 'own_invoice', message: expect.stringContaining('your own program') },
  });
  const invoice = await invoiceOf(order, 'ERP/26-27/1');
  expect(await dispatch(order, invoice)).toMatchObject({ saved: true, repeated: false, invoice: 'ERP/26-27/1' });
  expect(await dispatch(order, invoice)).toMatchObject({ saved: true, repeated: true, invoice: 'ERP/26-27/1' });
  const file = await makePdf(['Tax invoice ERP/26-27/1']);
  const sent = await store.call(sendInvoiceFileByApi, { number: 'ERP/26-27/1' }, { bearer, file });
  expect(sent.body).toEqual({ number: 'ERP/26-27/1', bytes: file.byteLength });
  const { url } = (await store.call(printSalesInvoice, { order }, { token })).body;
  const response = await store.app.request(url, { headers: { host: 'nod.localhost' } });
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('a file of more than 2 MB is refused', async () => {
  const { status } = await store.call(
    sendInvoiceFileByApi,
    { number: 'ERP/26-27/1' },
    { bearer, file: Buffer.alloc(2_000_001, '%PDF-') },
  );
  expect(status).toBe(413);
});
