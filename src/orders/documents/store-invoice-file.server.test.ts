import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printOrderDocument } from './print-order-document.server.ts';
import { storeInvoiceFile } from './store-invoice-file.server.ts';

const store = setUp(openTestStore);
let number: string;
let own: string;
beforeAll(async () => {
  const token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [['6205', 2]]);
  await dispatchGoods(store, number);
  await store.database.$client.query(
    `update documents set number = 'ERP/1', series_id = null where kind = 'tax_invoice'`,
  );
  const other = await createConfirmedOrder(store, token, [['6205', 1]]);
  own = (await dispatchGoods(store, other)).invoice;
});

const keep = (invoice: string, pdf: Buffer, site = sites.nod) =>
  storeInvoiceFile(store.database, site, { number: invoice, pdf, by: 'API: ERP', now: store.now() });
const print = () =>
  printOrderDocument(store.database, sites.nod, {
    number,
    address: 'https://nod.example',
    document: 'ERP/1',
    now: store.now(),
  });
const audited = async () =>
  (await store.database.$client.query(`select 1 from audit_trail where action = 'invoice file received'`)).rowCount;

test('the PDF of an invoice is what buyers open; the same again changes nothing, another one replaces it', async () => {
  expect(await print()).toMatchObject({ fileName: 'ERP-1.pdf' });
  const [first, corrected] = [await makePdf(['Tax invoice ERP/1']), await makePdf(['Corrected'])];
  expect(await keep('ERP/1', first)).toBeUndefined();
  expect(await keep('ERP/1', first)).toBeUndefined();
  expect(await print()).toMatchObject({ pdf: first });
  expect(await audited()).toBe(1);
  expect(await keep('ERP/1', corrected)).toBeUndefined();
  expect(await print()).toMatchObject({ pdf: corrected });
  expect(await audited()).toBe(2);
});

test('only the PDF of an invoice that the program made is taken', async () => {
  const pdf = await makePdf(['Tax invoice']);
  expect(await keep('ERP/1', Buffer.from('<html>'))).toMatchObject({ refusal: 'file' });
  expect(await keep('ERP/9', pdf)).toMatchObject({ message: 'NOD has no tax invoice ERP/9.' });
  expect(await keep('ERP/1', pdf, sites.zwz)).toMatchObject({ refusal: 'unknown_invoice' });
  expect(await keep(own, pdf)).toMatchObject({ message: `NOD has made the invoice ${own} itself.` });
});
