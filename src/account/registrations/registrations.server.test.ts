import { beforeAll, expect, test } from 'vitest';
import { accountOf, addFurther, decideFurther, nameAtAddress } from '../../../tests/actions/account/registrations.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { viewCustomer } from '../customers/customer-view.server.ts';
import { addTaxRegistration, removeTaxRegistration } from './registrations.contract.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const buyer = 'active@nod.example';
const [primary, further] = ['27AAACW1938G1ZB', '24AAACW1938G1ZH'];
const info = () => accountOf(store, token);
const registration = async (number = further) => (await info()).tax_registrations.find((one) => one.number === number);
const remove = async (tax_registration_id: number) =>
  (await store.call(removeTaxRegistration, { tax_registration_id }, { token })).body;

test('a registration of another state is added once, waits for staff, and sales are told', async () => {
  const [first, again] = [await addFurther(store, token), await addFurther(store, token)];
  expect(first.body).toMatchObject({ success: true, message: `GSTIN ${further} is added. Our team checks it.` });
  expect(again.body.registration_id).toBe(first.body.registration_id);
  expect((await info()).tax_registrations).toMatchObject([
    { number: primary, is_primary: true, standing: 'verified', address: '' },
    {
      number: further,
      is_primary: false,
      standing: 'waiting',
      region: 'Gujarat',
      address: 'Plot 7, GIDC Vatva, Ahmedabad 382445, Gujarat',
    },
  ]);
  const { subject, text } = await inbox.mailTo(sites.nod.contact.email);
  expect(subject).toBe('Western Gear & Pump has added a GSTIN');
  for (const fact of [further, 'Western Gear and Pump Private Limited', 'GIDC Vatva']) expect(text).toContain(fact);
});

test('all that is wrong comes back at its field', async () => {
  const empty = { tax_number: 'x', legal_name: '', address: '', state: '', city: '', pincode: '12' };
  const { status, body } = await store.call(addTaxRegistration, empty, { token });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['tax_number', 'legal_name', 'address', 'state', 'city', 'pincode'],
  ]);
});

test.each([
  ['a number that is there', { address: 'Elsewhere' }, 'tax_number', 'This GSTIN is there already.'],
  ['another PAN', { tax_number: '24AAPFU0939F1Z1' }, 'tax_number', 'AAPFU0939F'],
  ['an address in another state', { tax_number: '29AAACW1938G1Z7' }, 'state', 'This GSTIN belongs to Karnataka'],
  ['a letter of another script', { legal_name: 'Wеstern\u202e' }, 'legal_name', 'letters, digits and punctuation'],
])('%s is refused', async (_case, change, field, message) => {
  const { status, body } = await addFurther(store, token, change);
  expect([status, body.errors?.[0]]).toEqual([400, { field, message: expect.stringContaining(message) }]);
});

test('a number that another customer has is added, and is red at the desk', async () => {
  const [theirs] = (await accountOf(store, await store.signIn('active', 'gwd'), 'gwd')).tax_registrations;
  const other = await store.signIn('newbalance0', 'gwd');
  const added = await addFurther(store, other, { tax_number: theirs?.number ?? '' }, 'gwd');
  expect(added.body).toMatchObject({ success: true });
  const customerId = await findCustomerId(store, 'newbalance0@gwd.example');
  const view = await viewCustomer(store.database, sites.gwd, customerId);
  const seen = view?.registrations.find(({ id }) => id === added.body.registration_id);
  expect(seen?.checks.filter(({ passed }) => !passed)).toMatchObject([
    { kind: 'others', holders: [{ email: 'active@gwd.example' }] },
  ]);
});

test('an address names it; until staff have verified it the primary number decides', async () => {
  const [address] = (await info()).CustomerDeliveryAddress.details;
  const add_id = address?.add_id ?? 0;
  const tax_registration_id = (await registration())?.id ?? 0;
  expect((await nameAtAddress(store, token, { add_id, tax_registration_id })).body.success).toBe(true);
  const at = async () => (await info()).CustomerDeliveryAddress.details.find((one) => one.add_id === add_id);
  expect(await at()).toMatchObject({
    registration_number: further,
    tax_number: primary,
    place_of_supply: 'Maharashtra',
    unverified_number: further,
    refused_reason: '',
    bill_to_name: '',
  });
  expect(await decideFurther(store, tax_registration_id, { verified: false })).toMatchObject({ refusal: 'no_reason' });
  expect(await decideFurther(store, tax_registration_id, { verified: false, reason: 'Cancelled.' })).toBeUndefined();
  expect(await at()).toMatchObject({ tax_number: primary, unverified_number: further, refused_reason: 'Cancelled.' });
  expect(await registration()).toMatchObject({ standing: 'refused', reason: 'Cancelled.' });
  const refused = await inbox.mailTo(buyer);
  expect([refused.subject, refused.text]).toEqual([
    `Your GSTIN ${further} was not verified`,
    expect.stringContaining('Cancelled.'),
  ]);
  expect(await decideFurther(store, tax_registration_id)).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(await decideFurther(store, tax_registration_id, { standing: 'refused' as never })).toBeUndefined();
  expect((await inbox.mailTo(buyer)).subject).toBe(`Your GSTIN ${further} is verified`);
  expect(await at()).toMatchObject({
    tax_number: further,
    place_of_supply: 'Gujarat',
    tax_form: 'integrated',
    unverified_number: '',
    bill_to_name: 'Western Gear and Pump Private Limited',
    bill_to_address: 'Plot 7, GIDC Vatva, Ahmedabad 382445, Gujarat',
  });
});

test('it is removed once no address and no order under way names it', async () => {
  const id = (await registration())?.id ?? 0;
  const [address] = (await info()).CustomerDeliveryAddress.details;
  const add_id = address?.add_id ?? 0;
  expect(await remove((await registration(primary))?.id ?? 0)).toMatchObject({ refusal: 'primary' });
  expect(await remove(id)).toMatchObject({
    refusal: 'address',
    message: expect.stringContaining(`is invoiced under ${further}`),
  });
  const order = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await nameAtAddress(store, token, { add_id, tax_registration_id: 0 });
  expect(await remove(id)).toMatchObject({ refusal: 'order', message: expect.stringContaining(order) });
  await dispatchGoods(store, order);
  expect(await remove(id)).toMatchObject({ success: true });
  expect(await registration()).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select head -> 'billTo' ->> 'taxNumber' as number from documents where kind = 'tax_invoice' order by id desc limit 1",
  );
  expect(rows[0].number).toBe(further);
});

test('at most sixty registrations', async () => {
  await store.database.$client.query(
    `insert into tax_registrations (site, customer_id, number, legal_name, region_id, created_at)
     select 'nod', customer_id, 'N' || n, 'Western', 27, now() from users, generate_series(1, 60) n where email = $1`,
    [buyer],
  );
  expect((await addFurther(store, token)).body).toMatchObject({ refusal: 'too_many' });
});
