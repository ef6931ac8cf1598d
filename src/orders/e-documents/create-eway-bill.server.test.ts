import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acknowledgedAt,
  portalsAt,
  type RegisteredInvoice,
  registerOneInvoice,
} from '../../../tests/actions/e-invoices.ts';
import { type FakeInvoicePortal, startFakeInvoicePortal } from '../../../tests/fakes/fake-invoice-portal.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createEwayBill } from './create-eway-bill.server.ts';

let store: TestStore;
let fake: FakeInvoicePortal;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  fake = await startFakeInvoicePortal();
  store.setClock(acknowledgedAt);
  token = await store.signIn('active');
});
afterAll(async () => {
  await store.close();
  await fake.close();
});
beforeEach(() => store.setClock(acknowledgedAt));

const site = sites.nod;
const registerOne = (shipment = {}) => registerOneInvoice(store, token, portalsAt(fake), shipment);

const create = (about: RegisteredInvoice, from = portalsAt(fake)) => createEwayBill(from, store.database, site, about);

test('an e-way bill of a registered invoice is created once and written on the dispatch', async () => {
  const about = await registerOne({ carrier: 'Own van', docket: 'MH 01 AB 1234' });
  const number = await create(about);
  expect(number).toMatch(/^391\d{9}$/);
  expect(await create(about)).toMatchObject({ message: `${about.document} has the e-way bill ${number}.` });
  expect(fake.ewayBills.size).toBe(1);
});

test('an e-way bill needs the vehicle or the transporter, an IRN, goods and the portal', async () => {
  const about = await registerOne();
  expect(await create(about)).toMatchObject({ refusal: 'transport' });
  expect(await create(about, () => undefined)).toMatchObject({ refusal: 'no_portal' });
  expect(await create({ ...about, document: 'NM/26-27/999999' })).toMatchObject({ refusal: 'unknown_document' });
  const moving = await registerOne({ docket: 'MH01AB1234' });
  fake.refusals.push('4000 : Distance is not valid');
  expect(await create(moving)).toMatchObject({ message: expect.stringContaining('4000 : Distance is not valid') });
  await store.database.$client.query(`update e_invoices set state = 'cancelled'`);
  expect(await create(moving)).toMatchObject({ refusal: 'not_registered' });
});
