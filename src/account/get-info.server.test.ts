import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { getInfo } from './get-info.contract.ts';
import { session } from './sign-in/sign-in.contract.ts';

const store = setUp(openTestStore);

test('a buyer sees company, tax number and addresses, the default one first', async () => {
  const { body } = await store.call(getInfo, {}, { token: await store.signIn('active') });
  expect(body.data).toMatchObject({
    email: 'active@nod.example',
    company_name: 'Western Gear & Pump',
    gst_no: '27AAACW1938G1ZB',
    status: 'Active',
    title: 'Mr',
    tilte: 'Mr',
    mobile_no: '+919820012345',
    billing_details: { b_state: 'Maharashtra', b_city: 'Pune', b_pincode: '410501' },
    shipping_details: { s_state: 'Maharashtra', s_city: 'Pune' },
  });
  const { details } = body.data.CustomerDeliveryAddress;
  expect(details.map((one) => [one.add_city_name, one.approval_status, one.is_default])).toEqual([
    ['Pune', 2, true],
    ['Ahmedabad', 2, false],
    ['Bengaluru', 1, false],
  ]);
  // Goods for Gujarat on the Maharashtra registration are still supplied in Maharashtra.
  expect(details.map((one) => [one.place_of_supply, one.tax_form])).toEqual(Array(3).fill(['Maharashtra', 'state']));
});

test('in the Gulf the tax is VAT, without a split', async () => {
  const { body } = await store.call(getInfo, {}, { site: 'gwd', token: await store.signIn('active', 'gwd') });
  expect(body.data.CustomerDeliveryAddress.details[0]).toMatchObject({ place_of_supply: 'Dubai', tax_form: 'vat' });
});

test('an account without profile has an empty form, not an error', async () => {
  const { body } = await store.call(getInfo, {}, { token: await store.signIn('unregistered') });
  expect(body.data).toMatchObject({ gst_no: '', status: 'Verification Pending', mobile_no: '' });
  expect(body.data.CustomerDeliveryAddress.details).toEqual([]);
});

test.each([
  ['active', 'Active'],
  ['approval', 'Approval Pending'],
  ['pending', 'Verification Pending'],
] as const)('the header of %s says %s', async (role, status) => {
  const { body } = await store.call(session, {}, { token: await store.signIn(role) });
  expect(body).toMatchObject({ success: true, status, email_status: 'verified' });
});

test('the header shows the statement only with credit terms', async () => {
  const hasCredit = async (role: 'active' | 'newbalance0') =>
    (await store.call(session, {}, { token: await store.signIn(role) })).body.has_credit;
  expect([await hasCredit('active'), await hasCredit('newbalance0')]).toEqual([true, false]);
});

test('a retired address is no longer offered', async () => {
  await store.database.$client.query(
    "update addresses set retired_at = now() where line like 'Survey 88%' and site = 'zwz'",
  );
  const { body } = await store.call(getInfo, {}, { site: 'zwz', token: await store.signIn('active', 'zwz') });
  expect(body.data.CustomerDeliveryAddress.details).toHaveLength(2);
});
