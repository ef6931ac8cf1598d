import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import {
  correctEmailOfCustomer,
  correctNameOfCustomer,
  correctTaxNumberOfCustomer,
  setRegistrationKindOfCustomer,
  signOutCustomer,
} from './change-customer.contract.ts';
import { customerRecord } from './customer.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let of: { site: 'nod'; customerId: string };
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  of = { site: 'nod', customerId: String(await findCustomerId(store, 'active@nod.example')) };
});

const names = { company: 'Western Gear & Pump', firstName: 'Rohan', lastName: 'Kulkarni' };
const correctName = (company: string) =>
  store.call(correctNameOfCustomer, { ...of, ...names, company, seen: names }, { desk });
const correctNumber = (taxNumber: string, seen: string) =>
  store.call(correctTaxNumberOfCustomer, { ...of, taxNumber, seen }, { desk });
const correctEmail = (email: string) =>
  store.call(correctEmailOfCustomer, { ...of, email, seen: 'active@nod.example' }, { desk });

test('an account is signed out everywhere, and once more without harm', async () => {
  const token = await store.signIn('active');
  const signOut = async () => (await store.call(signOutCustomer, of, { desk })).body;
  expect(await signOut()).toMatchObject({ message: '1 session ended. The password stays as it is.' });
  expect((await store.call(getInfo, {}, { token })).status).toBe(401);
  expect(await signOut()).toMatchObject({ message: '0 sessions ended. The password stays as it is.' });
});

test('name, tax number and e-mail address are corrected, each once by what was seen', async () => {
  expect((await correctName('Western Gear Works')).body.success).toBe(true);
  expect((await correctName('Western')).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await correctNumber('24AAACW1938G1ZH', '27AAACW1938G1ZB')).body.success).toBe(true);
  expect((await correctNumber('27AAACW1938G1ZB', '27AAACW1938G1ZB')).body).toMatchObject({
    refusal: 'changed_meanwhile',
  });
  expect((await correctEmail('new@western.example')).body.success).toBe(true);
  expect((await correctEmail('other@western.example')).body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(/The e-mail address is new@western\.example now\. Changed by /),
  });
  const { customer } = (await store.call(customerRecord, of, { desk })).body;
  expect(customer).toMatchObject({
    company: 'Western Gear Works',
    people: [{ email: 'new@western.example', emailVerified: false }],
  });
  expect(customer.registrations[0]).toMatchObject({ number: '24AAACW1938G1ZH', region: 'Gujarat' });
});

test('tax follows the kind of a registration from the next order on: none for an SEZ under LUT', async () => {
  const buyer = { site: 'nod' as const, customerId: String(await findCustomerId(store, 'overdue@nod.example')) };
  const registration = async () => (await store.call(customerRecord, buyer, { desk })).body.customer.registrations[0];
  const { id = 0 } = (await registration()) ?? {};
  const setKind = async (kind: 'regular' | 'sez_lut', seen: 'regular' | 'sez_lut') =>
    (await store.call(setRegistrationKindOfCustomer, { ...buyer, registrationId: id, kind, seen }, { desk })).body;
  const token = await store.signIn('overdue');
  const taxOf = async () => (await fillCart(store, token, [['6205', 10]]))[0].gst_value;
  expect(await taxOf()).toBeGreaterThan(0);
  expect(await setKind('sez_lut', 'regular')).toMatchObject({ success: true });
  expect(await taxOf()).toBe(0);
  expect(await registration()).toMatchObject({ kind: 'sez_lut' });
  expect(await setKind('regular', 'regular')).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(await setKind('sez_lut', 'sez_lut')).toMatchObject({ refusal: 'not_allowed' });
});
