import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acknowledgedAt, portalsAt, registerOneInvoice } from '../../../tests/actions/e-invoices.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { startFakeInvoicePortal } from '../../../tests/fakes/fake-invoice-portal.ts';
import { readXml } from '../../../tests/rendering/read-xml.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { eDocumentFile } from './e-document-file.server.ts';

const store = setUp(openTestStore);
const fake = setUp(startFakeInvoicePortal);
let token: string;
beforeAll(async () => {
  store.setClock(acknowledgedAt);
  token = await store.signIn('active');
});
beforeEach(() => store.setClock(acknowledgedAt));

const site = sites.nod;
const registerOne = (shipment = {}) => registerOneInvoice(store, token, portalsAt(fake), shipment);

test('both are also files for an upload by hand', async () => {
  const { number, document } = await registerOne({ carrier: 'Own van', docket: 'MH01AB1234' });
  const invoice = await eDocumentFile(store.database, site, { number, document, form: 'inv-01' });
  const bill = await eDocumentFile(store.database, site, { number, document, form: 'eway-bill' });
  if (invoice instanceof Refusal || bill instanceof Refusal) throw new Error('there is no file');
  expect(invoice.fileName).toBe(`${document.replaceAll('/', '-')}-inv-01.json`);
  expect(JSON.parse(invoice.content)).toEqual([expect.objectContaining({ Version: '1.1' })]);
  expect(JSON.parse(bill.content)).toMatchObject({ billLists: [{ docNo: document, vehicleNo: 'MH01AB1234' }] });
});

test('a file that the portal would refuse, and one of another order, are not made', async () => {
  const { number, document } = await registerOne();
  const bill = await eDocumentFile(store.database, site, { number, document, form: 'eway-bill' });
  expect(bill).toMatchObject({ refusal: 'cannot_be', message: expect.stringContaining('number of the vehicle') });
  const other = await registerOne();
  const wrong = { number, document: other.document, form: 'inv-01' } as const;
  expect(await eDocumentFile(store.database, site, wrong)).toMatchObject({ refusal: 'unknown_document' });
  expect(await eDocumentFile(store.database, sites.zwz, { ...wrong, number: other.number })).toMatchObject({
    refusal: 'unknown_document',
  });
});

test('an invoice of the Gulf site is a file for Peppol, with the same UUID each time', async () => {
  const gulf = await store.signIn('active', 'gwd');
  const number = await createConfirmedOrder(store, gulf, [['30308', 2]], { site: 'gwd' });
  const { invoice: document } = await dispatchGoods(store, number, {}, 'gwd');
  const wanted = { number, document, form: 'pint-ae' } as const;
  const file = await eDocumentFile(store.database, sites.gwd, wanted);
  if (file instanceof Refusal) throw new Error(file.message);
  expect(file).toMatchObject({
    fileName: `${document.replaceAll('/', '-')}-pint-ae.xml`,
    mediaType: 'application/xml',
  });
  const uuid = readXml(file.content).find(({ path }) => path === 'Invoice/cbc:UUID')?.text;
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await eDocumentFile(store.database, sites.gwd, wanted)).toEqual(file);
  const indian = await registerOne();
  expect(await eDocumentFile(store.database, site, { ...indian, form: 'pint-ae' })).toMatchObject({
    refusal: 'not_needed',
  });
  expect(await eDocumentFile(store.database, sites.gwd, { ...wanted, form: 'inv-01' })).toMatchObject({
    refusal: 'not_needed',
  });
  expect(await eDocumentFile(store.database, sites.gwd, { ...wanted, form: 'eway-bill' })).toMatchObject({
    refusal: 'not_needed',
  });
});
