import { beforeAll, expect, test } from 'vitest';
import { acknowledgedAt } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { portalSettings, startFakeInvoicePortal } from '../../../tests/fakes/fake-invoice-portal.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitingWork } from '../today/today.contract.ts';
import {
  cancelEInvoiceAtDesk,
  createEwayBillAtDesk,
  eDocumentFileAtDesk,
  registerEInvoiceAtDesk,
} from './e-documents.contract.ts';
import { listOrdersAtDesk } from './order-list.contract.ts';
import { orderAtDesk } from './order-record.contract.ts';

const fake = setUp(startFakeInvoicePortal);
const store = setUp(() => openTestStore({ settings: portalSettings(fake) }));
let desk: string;
let about: { site: 'nod'; number: string; document: string };
beforeAll(async () => {
  store.setClock(acknowledgedAt);
  desk = await store.signInAtDesk('sales');
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  const { invoice } = await dispatchGoods(store, number, { carrier: 'Own van', docket: 'MH01AB1234' });
  about = { site: 'nod', number, document: invoice };
});

async function invoiceOnPage() {
  const { body } = await store.call(orderAtDesk, { site: 'nod', number: about.number }, { desk });
  return body.documents.find((one) => one.number === about.document);
}

test('the order’s page says how far an invoice is, and which files there are', async () => {
  expect(await invoiceOnPage()).toMatchObject({
    eInvoice: { state: 'wanted', irn: '', canCancel: false },
    files: ['inv-01', 'eway-bill'],
  });
  expect((await store.call(registerEInvoiceAtDesk, about, { desk })).body).toEqual({ success: true });
  expect(await invoiceOnPage()).toMatchObject({
    eInvoice: { state: 'registered', irn: expect.stringMatching(/^[0-9a-f]{64}$/), canCancel: true, error: '' },
  });
  expect((await store.call(registerEInvoiceAtDesk, about, { desk })).body).toMatchObject({ refusal: 'sent_before' });
});

test('a proforma has neither', async () => {
  const { body } = await store.call(orderAtDesk, { site: 'nod', number: about.number }, { desk });
  expect(body.documents.find(({ kind }) => kind === 'proforma')).toMatchObject({ eInvoice: null, files: [] });
});

test('the e-way bill’s number comes back to the dispatch', async () => {
  const { body } = await store.call(createEwayBillAtDesk, about, { desk });
  expect(body).toEqual({ success: true, ewayBill: '391000000001' });
  const { body: order } = await store.call(orderAtDesk, { site: 'nod', number: about.number }, { desk });
  expect(order.dispatches[0]?.ewayBill).toBe('391000000001');
  expect((await store.call(createEwayBillAtDesk, about, { desk })).body).toMatchObject({ refusal: 'exists' });
});

test('the files are downloaded, and what cannot be made is said', async () => {
  const { body } = await store.call(eDocumentFileAtDesk, { ...about, form: 'inv-01' }, { desk });
  expect(body).toMatchObject({ success: true, mediaType: 'application/json' });
  expect(JSON.parse(Buffer.from(body.content, 'base64').toString())[0].DocDtls.No).toBe(about.document);
  const unknown = { ...about, document: about.number, form: 'inv-01' as const };
  expect((await store.call(eDocumentFileAtDesk, unknown, { desk })).body).toMatchObject({
    refusal: 'unknown_document',
  });
});

test('a registered invoice is cancelled with a reason, after its e-way bill', async () => {
  const request = { ...about, reason: 'order-cancelled' as const, remark: '' };
  expect((await store.call(cancelEInvoiceAtDesk, request, { desk })).body).toMatchObject({ refusal: 'cannot_cancel' });
  await store.database.$client.query(`update dispatches set eway_bill = ''`);
  expect((await store.call(cancelEInvoiceAtDesk, request, { desk })).body).toEqual({ success: true });
  expect(await invoiceOnPage()).toMatchObject({ eInvoice: { state: 'cancelled', canCancel: false } });
});

test('what the portal refused waits on Today, and its order is in the list', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6308', 2]]);
  const { invoice } = await dispatchGoods(store, number);
  const waiting = async () => {
    const { body } = await store.call(waitingWork, { site: 'nod' }, { desk });
    return body.waiting.find(({ kind }) => kind === 'e-invoices')?.count ?? 0;
  };
  const listed = async () => {
    const { body } = await store.call(listOrdersAtDesk, { site: 'nod', view: 'not-registered' }, { desk });
    return body.rows.map((row) => row.number);
  };
  expect([await waiting(), await listed()]).toEqual([0, []]);
  fake.refusals.push('3029 : GSTIN is not active');
  const request = { site: 'nod' as const, number, document: invoice };
  expect((await store.call(registerEInvoiceAtDesk, request, { desk })).body.message).toContain('GSTIN is not active');
  expect([await waiting(), await listed()]).toEqual([1, [number]]);
  expect((await store.call(registerEInvoiceAtDesk, request, { desk })).body).toEqual({ success: true });
  expect([await waiting(), await listed()]).toEqual([0, []]);
});
