import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import type { SiteCode } from '../../sites/site.ts';
import { getInfo } from '../get-info.contract.ts';
import { updateGetInfo } from './profile.contract.ts';

const store = setUp(openTestStore);

type Sent = Parameters<typeof store.call<typeof updateGetInfo>>[1];
const update = async (request: Sent, role: Role = 'pending', site: SiteCode = 'nod') =>
  store.call(updateGetInfo, request, { site, token: await store.signIn(role, site) });
const info = async (role: Role = 'pending', site: SiteCode = 'nod') =>
  (await store.call(getInfo, {}, { site, token: await store.signIn(role, site) })).body.data;

const delhi = 1273294;
const billing = { billingaddress: 'B-1 Okhla', billingpincode: '110020', billingstate: 'Delhi', billingcity_id: delhi };
const key = 'BillingInformation';

test('a changed billing address is no longer verified', async () => {
  await store.database.$client.query(
    "update addresses set approval_status = 2 where purpose = 'billing' and customer_id = (select customer_id from users where email = 'approval@nod.example')",
  );
  expect((await info('approval')).billing_details.verified).toBe(true);
  const { body } = await update({ key, billingDeatils: billing }, 'approval');
  expect(body).toEqual({ success: true, message: 'Billing information saved.' });
  expect((await info('approval')).billing_details).toEqual({
    b_address: 'B-1 Okhla',
    b_pincode: '110020',
    b_state: 'Delhi',
    b_state_id: 7,
    b_city: 'Delhi',
    b_city_id: delhi,
    verified: false,
  });
});

test('saving the same address again keeps it verified', async () => {
  await update({ key, billingDeatils: billing });
  await store.database.$client.query(
    "update addresses set approval_status = 2 where purpose = 'billing' and customer_id = (select customer_id from users where email = 'pending@nod.example')",
  );
  await update({ key, billingDeatils: billing });
  expect((await info()).billing_details.verified).toBe(true);
});

test('a billing update is checked field by field in the order of the specification', async () => {
  for (const billingDeatils of [
    undefined,
    {},
    { billingaddress: '', billingpincode: '', billingstate: '', billingcity_id: '' },
  ]) {
    const { status, body } = await update({ key, ...(billingDeatils && { billingDeatils }) });
    expect(status).toBe(400);
    expect(body.errors?.map(({ message }) => message)).toEqual([
      'Please Enter Billing Address',
      'Please Enter Billing Pincode',
      'Please Select Billing State',
      'Please Select Billing City',
    ]);
  }
});

test.each([
  [{ billingpincode: '1100x' }, 'Please Enter Billing Pincode'],
  [{ billingstate: 'Atlantis' }, 'Please Select Billing State'],
  [{ billingstate: 'Maharashtra' }, 'Please Select Billing City'],
  [{ billingcity_id: 292223 }, 'Please Select Billing City'],
  [{ billingaddress: '<script>' }, 'Please use letters, digits and punctuation only'],
])('%j: %s', async (wrong, message) => {
  expect((await update({ key, billingDeatils: { ...billing, ...wrong } })).body).toMatchObject({
    success: false,
    message,
  });
});

test('in the Gulf a billing address needs no city', async () => {
  const dubai = { billingaddress: 'Deira', billingpincode: '112', billingstate: '2' };
  expect((await update({ key, billingDeatils: dubai }, 'pending', 'gwd')).body.success).toBe(true);
  expect((await info('pending', 'gwd')).billing_details).toMatchObject({ b_state: 'Dubai', b_city: 'Dubai' });
});

test('a TRN that is not verified belongs to the emirate of the billing address, also when that is corrected', async () => {
  const regionsOfNumber = async () =>
    (
      await store.database.$client.query(
        `select r.region_id as region, r.pending_region_id as pending from tax_registrations r
          join users u using (customer_id) where u.email = 'pending@gwd.example' and r.is_default`,
      )
    ).rows[0];
  const moveTo = (billingstate: string) =>
    update({ key, billingDeatils: { billingaddress: 'Plot S2', billingpincode: '', billingstate } }, 'pending', 'gwd');
  await moveTo('Sharjah');
  expect(await regionsOfNumber()).toEqual({ region: 3, pending: null });
  await moveTo('Dubai');
  expect(await regionsOfNumber()).toEqual({ region: 2, pending: null });

  await store.database.$client.query(
    `update tax_registrations set verified_at = now(), pending_number = '100000000000099', pending_region_id = 2
      where is_default and customer_id = (select customer_id from users where email = 'pending@gwd.example')`,
  );
  await moveTo('Sharjah');
  expect(await regionsOfNumber()).toEqual({ region: 2, pending: 3 });
});

test('tax number and signatory are changed; the number is no longer verified', async () => {
  const personalDeatils = { gst_no: '29aagcb7383j1z4', name: 'Kavita Rani Arora' };
  const { body } = await update({ key: 'ProfileInformation', personalDeatils }, 'pending', 'zwz');
  expect(body).toEqual({ success: true, message: 'Profile information saved.' });
  expect(await info('pending', 'zwz')).toMatchObject({
    gst_no: '29AAGCB7383J1Z4',
    gst_verified: false,
    first_name: 'Kavita Rani',
    last_name: 'Arora',
    tax_registrations: [{ number: '29AAGCB7383J1Z4', region: 'Karnataka' }],
  });
});

test('a new tax number leaves first and last name as they are', async () => {
  await store.database.$client.query(
    "update users set first_name = 'Anna', last_name = 'de Silva' where email = 'approval@nod.example'",
  );
  const personalDeatils = { gst_no: '29AAGCB7383J1Z4', name: 'Anna de Silva' };
  expect((await update({ key: 'ProfileInformation', personalDeatils }, 'approval')).body.success).toBe(true);
  expect(await info('approval')).toMatchObject({
    gst_no: '29AAGCB7383J1Z4',
    first_name: 'Anna',
    last_name: 'de Silva',
  });
});

test.each([
  [{}, ['Please Enter GST Number', 'Please Enter Authorised Signatory']],
  [{ gst_no: '29AAGCB7383J1Z4', name: ' ' }, ['Please Enter Authorised Signatory']],
  [{ gst_no: '29AAGCB', name: 'Kavita' }, ['Please enter valid GSTIN Number']],
])('profile information %j: %j', async (personalDeatils, messages) => {
  const { body } = await update({ key: 'ProfileInformation', personalDeatils });
  expect(body.errors?.map(({ message }) => message)).toEqual(messages);
});

test('at checkout the tax number is saved under the same rules', async () => {
  expect((await update({ key: 'place_order', gst_update: '' })).body.message).toBe('Please Enter GST Number');
  expect((await update({ key: 'place_order', gst_update: 'x' })).body.message).toBe('Please enter valid GSTIN Number');
  expect((await update({ key: 'place_order', gst_update: '24AAACC1206D1ZM' })).body.success).toBe(true);
  expect((await info()).gst_no).toBe('24AAACC1206D1ZM');
  expect((await update({ key: 'place_order', gst_update: '24AAACC1206D1ZM' }, 'active')).body.refusal).toBe('active');
});

test('the whole profile is checked from company to billing pincode, and saved', async () => {
  const personalDeatils = { company_name: '', mobile_no: '', shippingaddress: '', shippingpincode: '' };
  const billingDeatils = { billingaddress: '', billingpincode: '' };
  const { body } = await update({ key: 'my_profile', personalDeatils, billingDeatils });
  expect(body.errors?.map(({ message }) => message)).toEqual([
    'Please Enter Company Name',
    'Please Enter Mobile Number',
    'Please Enter Shipping Address',
    'Please Enter Shipping Pincode',
    'Please Enter Billing Address',
    'Please Enter Billing Pincode',
  ]);
  const saved = await update({
    key: 'my_profile',
    personalDeatils: { name: 'Kavita Arora', company_name: 'Another Company', mobile_no: '9999999999' },
    billingDeatils: { billingaddress: 'Sector 25' },
  });
  expect(saved.body.success).toBe(true);
  const after = await info();
  expect(after).toMatchObject({ first_name: 'Kavita', company_name: 'Faridabad Motor Rewinders' });
  expect(after.mobile_no).toBe('+919810056789');
  expect(after.billing_details).toMatchObject({ b_address: 'Sector 25', b_state: 'Delhi' });
});

test.each([
  [{ billingpincode: '' }, 'Please Enter Billing Pincode'],
  [{ billingpincode: '1100x' }, 'Please Enter Billing Pincode'],
  [{ billingaddress: 'Sector 26', billingpincode: '1100x' }, 'Please Enter Billing Pincode'],
])('with the whole profile, a billing address %j: %s', async (billingDeatils, message) => {
  const before = (await info()).billing_details;
  const { status, body } = await update({ key: 'my_profile', billingDeatils });
  expect([status, body.message]).toEqual([400, message]);
  expect((await info()).billing_details).toEqual(before);
});

test('with the whole profile, a correct pincode is saved, and in the Gulf none is needed', async () => {
  expect((await update({ key: 'my_profile', billingDeatils: { billingpincode: '110021' } })).body.success).toBe(true);
  expect((await info()).billing_details).toMatchObject({ b_pincode: '110021', b_state: 'Delhi' });
  const gulf = await update({ key: 'my_profile', billingDeatils: { billingpincode: '' } }, 'pending', 'gwd');
  expect(gulf.body.success).toBe(true);
});

test.each<Role>(['active', 'newbalance0', 'overdue'])('an Active account (%s) changes nothing here', async (role) => {
  for (const request of [
    { key, billingDeatils: billing },
    { key: 'ProfileInformation', personalDeatils: { gst_no: '29AAGCB7383J1Z4', name: 'Rohan' } },
    { key: 'my_profile', personalDeatils: { name: 'Rohan Rao' } },
  ])
    expect((await update(request, role)).body).toMatchObject({
      success: false,
      message: 'An Active account cannot change this online. Please write to us at sales@nod.example.',
    });
});

test('without a profile there is nothing to change, and a key must be known', async () => {
  expect((await update({ key, billingDeatils: billing }, 'unregistered')).body.refusal).toBe('unfinished');
  const message = 'Please choose key: BillingInformation, ProfileInformation, my_profile, place_order';
  for (const unknown of ['', 'everything', 7])
    expect(await update({ key: unknown })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'key', message }] },
    });
});

test('a change is recorded in the audit trail with the values before and after', async () => {
  await update({ key: 'place_order', gst_update: '27AAPFU0939F1ZV' }, 'approval', 'zwz');
  const { rows } = await store.database.$client.query(
    "select details from audit_trail where subject = 'approval@zwz.example' and action = 'profile changed'",
  );
  expect(rows).toEqual([{ details: { taxNumber: { before: '19AADCB9034H1ZL', after: '27AAPFU0939F1ZV' } } }]);
});
