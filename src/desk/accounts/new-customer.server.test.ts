import { beforeAll, expect, test } from 'vitest';
import { addKnownCustomer, uniqueGstin } from '../../../tests/actions/account/known-customer.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { findAtDesk } from '../find/find.contract.ts';
import { customerRecord } from './customer.contract.ts';
import { customerList } from './customer-list.contract.ts';
import { addCustomerAtDesk, addCustomerWithTermsAtDesk } from './new-customer.contract.ts';

const store = setUp(openTestStore);
let sales: string;
let accounts: string;
beforeAll(async () => {
  sales = await store.signInAtDesk('sales');
  accounts = await store.signInAtDesk('accounts');
});

let counter = 0;
type Form = Omit<RequestInput<typeof addCustomerAtDesk>, 'site'>;
const form = (more: Partial<Form> = {}): Form => ({
  customerCode: '',
  company: `Kale${++counter} Precision${counter}`,
  taxNumber: uniqueGstin(),
  address: 'Plot 4, MIDC',
  city: 'Nashik',
  state: '27',
  pincode: '422010',
  contactName: 'Mr. Kale',
  email: `kale${counter}@omkar.example`,
  phone: '98200 34567',
  priceList: 'Standard',
  salesManager: 'Anil',
  isConfirmed: false,
  ...more,
});
const add = async (sent: Form, site: 'nod' | 'gwd' = 'nod') =>
  (await store.call(addCustomerAtDesk, { site, ...sent }, { desk: sales })).body;

test('a new customer is in the list, in Find and has a page of its own at once', async () => {
  const sent = form();
  const added = await add(sent);
  expect(added).toMatchObject({ success: true, doubts: [] });
  const { customerId } = added;
  for (const q of [sent.company, sent.email ?? '', '98200 34567', sent.taxNumber ?? '', 'kale']) {
    const { rows } = (await store.call(customerList, { site: 'nod', q }, { desk: sales })).body;
    expect(rows.map((row) => row.customerId)).toContain(customerId);
  }
  const { rows } = (await store.call(customerList, { site: 'nod', q: sent.company }, { desk: sales })).body;
  expect(rows).toMatchObject([
    {
      status: 'active',
      email: sent.email,
      person: 'Mr. Kale',
      phone: '+919820034567',
      town: 'Nashik',
      salesManager: 'Anil',
      priceList: 'Standard',
      joined: null,
    },
  ]);
  for (const q of [String(sent.company).slice(0, 5), '9820034567'])
    expect((await store.call(findAtDesk, { site: 'nod', q }, { desk: sales })).body.found).toContainEqual(
      expect.objectContaining({ kind: 'customer', key: String(customerId) }),
    );
  const { customer } = (
    await store.call(customerRecord, { site: 'nod', customerId: String(customerId) }, { desk: sales })
  ).body;
  expect(customer).toMatchObject({
    people: [],
    contacts: [{ name: 'Mr. Kale', email: sent.email, isMain: true }],
    registrations: [{ number: sent.taxNumber, standing: 'verified' }],
    customerCode: expect.stringMatching(/^C\d{5}/),
  });
});

test('a customer may have no tax number, address of mail or telephone', async () => {
  expect(await add(form({ taxNumber: '', email: '', phone: '', contactName: '' }))).toMatchObject({ doubts: [] });
});

test('credit terms are granted with it, by who may grant them', async () => {
  const terms = { limitMinor: 750_00, periodDays: 45, graceDays: 5 };
  const sent = { site: 'nod' as const, ...form(), terms };
  expect((await store.call(addCustomerWithTermsAtDesk, sent, { desk: sales })).status).toBe(403);
  const { body } = await store.call(addCustomerWithTermsAtDesk, sent, { desk: accounts });
  const { customerId } = body;
  const { customer } = (
    await store.call(customerRecord, { site: 'nod', customerId: String(customerId) }, { desk: accounts })
  ).body;
  expect(customer.terms).toEqual(terms);
  const wrong = { ...sent, terms: { ...terms, periodDays: -1 } };
  expect((await store.call(addCustomerWithTermsAtDesk, wrong, { desk: accounts })).status).toBe(400);
});

test('whom it may be, and what contradicts itself, is said before anything is written', async () => {
  const known = await addKnownCustomer(store, { company: 'Shirdi Gear Works Pvt Ltd' });
  const same = form({ taxNumber: known.taxNumber, company: 'Quite Another Name' });
  expect(await add(same)).toMatchObject({
    customerId: null,
    doubts: [{ kind: 'same number', customerId: known.customerId }],
  });
  const similar = form({ company: 'M/s Shirdi Gear Works Private Limited' });
  expect(await add(similar)).toMatchObject({ doubts: [{ kind: 'similar name', customerId: known.customerId }] });
  const elsewhere = form({ state: '24', city: 'Surat', pincode: '395003' });
  expect(await add(elsewhere)).toMatchObject({ customerId: null, doubts: [{ kind: 'other state' }] });
  const mistyped = form();
  const wrong = `${String(mistyped.taxNumber).slice(0, 14)}${String(mistyped.taxNumber).endsWith('0') ? '1' : '0'}`;
  expect(await add({ ...mistyped, taxNumber: wrong })).toMatchObject({ doubts: [{ kind: 'check character' }] });
  const confirmed = await add({ ...same, isConfirmed: true });
  expect(confirmed.customerId).toBeGreaterThan(known.customerId);
});

test('a customer number is given once; a list of prices must be there; wrong fields are named', async () => {
  await add(form({ customerCode: 'own-7' }));
  expect(await add(form({ customerCode: 'OWN\u20117' }))).toMatchObject({ refusal: 'code_taken' });
  expect(await add(form({ priceList: 'No such list' }))).toMatchObject({ refusal: 'unknown_price_list' });
  expect(await add(form({ company: '', state: '' }))).toMatchObject({
    errors: [{ field: 'company' }, { field: 'state' }],
  });
});

test('customers of another site are no twins', async () => {
  const known = await addKnownCustomer(store, { company: 'Lonely Pumps Ltd' });
  const { body } = await store.call(
    addCustomerAtDesk,
    { site: 'zwz', ...form({ taxNumber: known.taxNumber, company: 'Lonely Pumps Ltd', priceList: '' }) },
    { desk: sales },
  );
  expect(body).toMatchObject({ doubts: [] });
});
