import { beforeAll, expect, test } from 'vitest';
import { addFurther, furtherRegistrations } from '../../../tests/actions/account/registrations.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitingWork } from '../today/today.contract.ts';
import { addRegistrationOfCustomer, decideOnRegistration } from './change-customer.contract.ts';
import { customerRecord } from './customer.contract.ts';
import { customerList } from './customer-list.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  customerId = String(await findCustomerId(store, 'active@nod.example'));
});

const site = 'nod' as const;
const { tax_number: number } = furtherRegistrations.nod;
const registrations = async () =>
  (await store.call(customerRecord, { site, customerId }, { desk })).body.customer.registrations;
const waiting = async () =>
  (await store.call(waitingWork, { site }, { desk })).body.waiting.find(({ kind }) => kind === 'tax-numbers')?.count;
const listed = async () =>
  (await store.call(customerList, { site, view: 'changed_number' }, { desk })).body.rows.map(({ look }) => look);

test('a registration that a buyer has added waits on Today and in the list until staff verify it', async () => {
  expect(await waiting()).toBeUndefined();
  const { registration_id: registrationId } = (await addFurther(store, await store.signIn('active'))).body;
  expect([await waiting(), await listed()]).toEqual([1, [`added GSTIN ${number}`]]);
  const shown = (await registrations()).find(({ id }) => id === registrationId);
  expect(shown).toMatchObject({ standing: 'waiting', address: 'Plot 7, GIDC Vatva, Ahmedabad, 382445, Gujarat' });
  expect(shown?.checks.find(({ kind }) => kind === 'own pan')).toMatchObject({ passed: true });
  const decide = (standing: 'waiting' | 'refused') =>
    store.call(
      decideOnRegistration,
      { site, customerId, registrationId, verified: true, reason: '', seen: { number, standing } },
      { desk },
    );
  expect((await decide('refused')).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await decide('waiting')).body).toMatchObject({ success: true });
  expect([await waiting(), await listed()]).toEqual([undefined, []]);
});

test('staff add one, which is verified; another PAN only when they have seen why', async () => {
  const other = {
    tax_number: '29AAPFU0939F1ZR',
    legal_name: 'Western Pumps LLP',
    address: 'Peenya, Phase 2',
    state: 'Karnataka',
    city: 'Bengaluru',
    pincode: '560058',
  };
  const add = (change: object, allowsOtherPan = false) =>
    store.call(addRegistrationOfCustomer, { site, customerId, ...other, ...change, allowsOtherPan }, { desk });
  const wrong = await add({ address: '', pincode: '' });
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['tax_number', 'address', 'pincode'],
  ]);
  expect((await add({}, true)).body).toMatchObject({ success: true });
  const added = (await registrations()).find((one) => one.number === other.tax_number);
  expect(added).toMatchObject({ standing: 'verified', isDefault: false, legalName: 'Western Pumps LLP' });
  expect(added?.checks.find(({ kind }) => kind === 'own pan')).toMatchObject({ passed: false });
  expect((await add({}, true)).body.errors).toEqual([{ field: 'tax_number', message: 'This GSTIN is there already.' }]);
});
