import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import { getInfo } from '../get-info.contract.ts';
import { createDeliveryAddress, retireDeliveryAddress, setDefaultAddress } from './addresses.contract.ts';

const store = setUp(openTestStore);

type Sent = Parameters<typeof store.call<typeof createDeliveryAddress>>[1];
const surat = 1255364;
const filled = { delivery_address: 'Ring Road 5', delivery_ciy_id: surat, delivery_pincode: '395002' };
const add = async (more: Sent = {}, role: Role = 'active') =>
  store.call(createDeliveryAddress, { ...filled, ...more }, { token: await store.signIn(role) });
const info = async (role: Role = 'active') =>
  (await store.call(getInfo, {}, { token: await store.signIn(role) })).body.data;
const deliveries = async (role: Role = 'active') => (await info(role)).CustomerDeliveryAddress.details;

test('an address in another state is added, not verified yet, with its contact', async () => {
  const { body } = await add({ contact_name: 'Imran Shaikh', contact_phone: '+91 98200 11111' });
  expect(body).toMatchObject({ success: true, message: 'Delivery address added.' });
  expect((await deliveries()).find(({ add_id }) => add_id === body.add_id)).toMatchObject({
    add_details: 'Ring Road 5',
    add_state_name: 'Gujarat',
    add_city_name: 'Surat',
    add_pincode: '395002',
    add_csp: 'Imran Shaikh, +91 98200 11111',
    approval_status: 1,
    is_default: false,
  });
});

test('any town can be typed; one that is listed is taken from the list, also by its former name', async () => {
  const typed = { delivery_ciy_id: 0, delivery_state: 'Haryana', delivery_pincode: '122051' };
  const cityOf = async (delivery_address: string, delivery_city_name: string) => {
    const { body } = await add({ ...typed, delivery_address, delivery_city_name });
    return (await deliveries()).find(({ add_id }) => add_id === body.add_id);
  };
  expect(await cityOf('Sector 8', 'IMT Kharkhoda')).toMatchObject({
    add_city_name: 'IMT Kharkhoda',
    add_state_name: 'Haryana',
  });
  expect(await cityOf('Sector 9', 'gurgaon')).toMatchObject({ add_city_name: 'Gurugram' });
  expect((await add({ ...typed, delivery_state: '', delivery_city_name: 'Manesar' })).body.message).toBe(
    'Please Select City',
  );
});

test('an address in the Emirates has no pincode', async () => {
  const token = await store.signIn('active', 'gwd');
  const form = { delivery_address: 'Plot S2', delivery_state: 'Dubai', delivery_city_name: 'Jebel Ali' };
  expect((await store.call(createDeliveryAddress, form, { token, site: 'gwd' })).body).toMatchObject({ success: true });
});

test('missing fields are reported in the order of the specification', async () => {
  const { status, body } = await add({ delivery_address: '', delivery_ciy_id: '', delivery_pincode: '' });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { field: 'delivery_address', message: 'Please Enter Address' },
    { field: 'delivery_ciy_id', message: 'Please Select City' },
    { field: 'delivery_pincode', message: 'Please Enter Pincode' },
  ]);
});

test.each([
  [{ delivery_ciy_id: 292223 }, 'Please Select City'],
  [{ delivery_ciy_id: 99 }, 'Please Select City'],
  [{ delivery_pincode: '39500x' }, 'Please Enter Pincode'],
  [{ delivery_pincode: '३९५००२' }, 'Please use letters, digits and punctuation only'],
  [{ contact_phone: 'call me' }, 'Please Enter valid Phone Number'],
  [{ delivery_address: 'x'.repeat(301) }, 'Please use at most 300 characters'],
])('%j: %s', async (wrong, message) => {
  const { status, body } = await add(wrong);
  expect([status, body.message]).toEqual([400, message]);
});

test('the same address sent three times at once is one address', async () => {
  const before = (await deliveries('approval')).length;
  const replies = await Promise.all([1, 2, 3].map(() => add({}, 'approval')));
  expect(new Set(replies.map(({ body }) => body.add_id)).size).toBe(1);
  expect(await deliveries('approval')).toHaveLength(before + 1);
});

test('two addresses that differ in nothing but the state are two', async () => {
  const typed = { delivery_address: 'Plot 12', delivery_ciy_id: 0, delivery_city_name: 'MIDC Phase 2' };
  // A post office of Chandigarh serves villages of Haryana too.
  const [first, second] = [
    await add({ ...typed, delivery_pincode: '160101', delivery_state: 'Chandigarh' }),
    await add({ ...typed, delivery_pincode: '160101', delivery_state: 'Haryana' }),
  ];
  expect(second.body).toMatchObject({ success: true, message: 'Delivery address added.' });
  const states = (await deliveries()).filter(({ add_details }) => add_details === 'Plot 12');
  expect(states.map(({ add_id, add_state_name }) => [add_id, add_state_name])).toEqual([
    [first.body.add_id, 'Chandigarh'],
    [second.body.add_id, 'Haryana'],
  ]);
});

test('an address is added once the profile is complete', async () => {
  expect((await add({}, 'unregistered')).body).toMatchObject({
    success: false,
    message: 'Please complete your profile first.',
  });
});

test("a delivery address may name one of the customer's own registrations, and nobody else's", async () => {
  const [own] = (await info()).tax_registrations;
  expect((await add({ delivery_address: 'Ring Road 6', tax_registration_id: own?.id })).body.success).toBe(true);
  const [foreign] = (await info('overdue')).tax_registrations;
  expect((await add({ delivery_address: 'Ring Road 7', tax_registration_id: foreign?.id })).status).toBe(404);
  expect((await add({ delivery_address: 'Ring Road 7', tax_registration_id: 'x' })).body.success).toBe(true);
});

test('another address becomes the only default', async () => {
  const token = await store.signIn('active');
  const second = (await deliveries())[1];
  expect((await store.call(setDefaultAddress, { add_id: second?.add_id ?? 0 }, { token })).body.success).toBe(true);
  const after = await deliveries();
  expect(after[0]?.add_id).toBe(second?.add_id);
  expect(after.filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('a removed address is gone, also when it is removed again, and the next one becomes the default; the last one cannot be removed', async () => {
  const token = await store.signIn('newbalance0');
  const retire = (add_id: number) => store.call(retireDeliveryAddress, { add_id }, { token });
  const [first] = await deliveries('newbalance0');
  expect((await retire(first?.add_id ?? 0)).body).toMatchObject({
    success: false,
    message: 'This is your only delivery address. Please add another one first.',
  });
  const { add_id: second } = (await add({}, 'newbalance0')).body;
  const removed = { success: true, message: 'Delivery address removed.' };
  for (let i = 0; i < 2; i += 1) expect((await retire(first?.add_id ?? 0)).body).toEqual(removed);
  expect(await deliveries('newbalance0')).toMatchObject([{ add_id: second, is_default: true }]);
});

test("another customer's address is not found", async () => {
  const token = await store.signIn('active');
  const [foreign] = await deliveries('overdue');
  const zwz = await store.signIn('active', 'zwz');
  const [own] = await deliveries();
  for (const contract of [retireDeliveryAddress, setDefaultAddress]) {
    for (const add_id of [foreign?.add_id ?? 0, 0, 'x', 9_999_999])
      expect((await store.call(contract, { add_id }, { token })).status).toBe(404);
    expect((await store.call(contract, { add_id: own?.add_id ?? 0 }, { token: zwz, site: 'zwz' })).status).toBe(404);
  }
  expect(await deliveries('overdue')).toContainEqual(foreign);
});

test('at most two hundred addresses', async () => {
  await store.database.$client.query(
    `insert into addresses (site, customer_id, purpose, line, region_id, created_at)
     select 'nod', customer_id, 'delivery', 'Row ' || n, 27, now()
     from users, generate_series(1, 200) n where email = 'overdue@nod.example'`,
  );
  expect((await add({}, 'overdue')).body).toMatchObject({ success: false, refusal: 'too_many' });
});
