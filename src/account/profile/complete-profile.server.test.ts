import { expect, test } from 'vitest';
import { createVerifiedUser } from '../../../tests/actions/account/new-accounts.ts';
import { createVerifiedMobile } from '../../../tests/actions/account/verified-mobile.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideAccount } from '../customers/decide-account.server.ts';
import { getInfo } from '../get-info.contract.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { completeProfile } from './complete-profile.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const pune = 1259229;
const details = { gstin: '27aapfu0939f1zv', b_add: 'Plot 14, Chakan', st_id: 27, city_id: pune, po_box: '410501' };
type Form = Partial<Parameters<typeof store.call<typeof completeProfile>>[1]>;
const complete = (token: string, mobile: string, more: Form = {}, site: 'nod' | 'zwz' | 'gwd' = 'nod') =>
  store.call(completeProfile, { ...details, mobile, terms: true, ...more }, { token, site });

test.each(['nod', 'zwz'] as const)(
  'on %s a proved mobile number completes the profile; staff are told',
  async (site) => {
    const { token, email, form } = await createVerifiedUser(store, office, site, { buyer_kind: 'partner' });
    const mobile = await createVerifiedMobile(store, office, token, site);
    const { body } = await complete(token, mobile, {}, site);
    expect(body).toEqual({ success: true, user: form.name_of_company, message: 'Your profile is complete.' });
    expect((await store.call(session, {}, { token, site })).body).toMatchObject({
      login_user_type: 'existing',
      status: 'Verification Pending',
    });
    const info = (await store.call(getInfo, {}, { token, site })).body.data;
    expect(info).toMatchObject({
      gst_no: '27AAPFU0939F1ZV',
      gst_verified: false,
      mobile_no: mobile,
      billing_details: { b_address: 'Plot 14, Chakan', b_state: 'Maharashtra', b_city: 'Pune', b_city_id: pune },
      shipping_details: { s_address: 'Plot 14, Chakan' },
    });
    expect(info.CustomerDeliveryAddress.details).toMatchObject([{ is_default: true, approval_status: 1 }]);
    const told = await office.mailTo(`sales@${site}.example`);
    expect(told.subject).toBe(`${form.name_of_company} is waiting for verification`);
    for (const fact of [email, mobile.replace(/(\d{5})(\d{5})$/, ' $1 $2'), 'Plot 14, Chakan, Pune', 'Asha Rao'])
      expect(told.text).toContain(fact);
    expect(told.text).toMatch(/Buys as: +Channel partner/);
    expect(told.text).toMatch(new RegExp(`/desk/${site}/accounts/\\d+`));
    const received = await office.mailTo(email);
    expect(received.subject).toBe(`We are checking your ${site.toUpperCase()} account`);
    expect(received.text).toContain('Our team checks it by ');
    expect(received.text).toContain(`http://${site}.localhost:3000/my-profile`);
  },
);

test('a Gulf site requires the TRN, but no OTP and no city', async () => {
  const { token } = await createVerifiedUser(store, office, 'gwd');
  const gulf = { gstin: '', trnNum: '100345678900003', st_id: 2, city_id: 0, po_box: '' };
  const { body } = await complete(token, '050 123 4567', gulf, 'gwd');
  expect(body.success).toBe(true);
  const info = (await store.call(getInfo, {}, { token, site: 'gwd' })).body.data;
  expect(info).toMatchObject({ gst_no: '100345678900003', mobile_no: '+971501234567' });
  expect(info.CustomerDeliveryAddress.details[0]).toMatchObject({ add_state_name: 'Dubai', place_of_supply: 'Dubai' });
});

test('a town that is not in the list is kept as it was typed', async () => {
  const { token } = await createVerifiedUser(store, office, 'zwz');
  const mobile = await createVerifiedMobile(store, office, token, 'zwz');
  await complete(token, mobile, { ...details, city_id: 0, city_name: 'Supa MIDC' }, 'zwz');
  const info = (await store.call(getInfo, {}, { token, site: 'zwz' })).body.data;
  expect(info.billing_details).toMatchObject({ b_city: 'Supa MIDC', b_city_id: 0, b_state: 'Maharashtra' });
});

test('wrong fields are reported in the order of the specification', async () => {
  const { token } = await createVerifiedUser(store, office);
  const empty = { gstin: '', b_add: '', st_id: 0, city_id: 0, terms: false };
  const { status, body } = await complete(token, '', empty);
  expect(status).toBe(400);
  expect(body.errors?.map(({ message }) => message)).toEqual([
    'Please Enter valid Mobile Number',
    'Please enter valid GSTIN Number',
    'Please Enter valid Delivery Address',
    'Please Select State',
    'Please Select City',
    'Please Check Terms and Conditions',
  ]);
});

test.each([
  [{ st_id: 99 }, 'Please Select State'],
  [{ st_id: 7 }, 'Please Select City'],
  [{ city_id: 292223 }, 'Please Select City'],
  [{ city_id: "1' or 1=1" }, 'Please Select City'],
])('%j: %s', async (more, message) => {
  const { token } = await createVerifiedUser(store, office);
  expect((await complete(token, '9830033333', more)).body).toMatchObject({ success: false, message });
});

test('a mobile number not verified by this account in the last half hour is refused', async () => {
  const { token } = await createVerifiedUser(store, office);
  const other = await createVerifiedUser(store, office);
  const mobile = await createVerifiedMobile(store, office, token);
  const unproved = { success: false, message: 'Please verify your mobile number with the OTP first.' };
  expect((await complete(other.token, mobile)).body).toMatchObject(unproved);
  expect((await complete(token, '9830044444')).body).toMatchObject(unproved);
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 30 * 60_000));
  expect((await complete(token, mobile)).body).toMatchObject(unproved);
  store.setClock(begun);
  expect((await complete(token, mobile)).body.success).toBe(true);
});

test('sending the form three times at once writes one profile; other details are refused', async () => {
  const { token } = await createVerifiedUser(store, office);
  const mobile = await createVerifiedMobile(store, office, token);
  const replies = await Promise.all([1, 2, 3].map(() => complete(token, mobile)));
  expect(replies.map(({ body }) => body.success)).toEqual([true, true, true]);
  const info = (await store.call(getInfo, {}, { token })).body.data;
  expect(info.CustomerDeliveryAddress.details).toHaveLength(1);
  expect(info.tax_registrations).toHaveLength(1);
  expect((await complete(token, mobile, { gstin: '29AAGCB7383J1Z4' })).body).toMatchObject({ refusal: 'done' });
});

test('goods are supplied in the state of the GSTIN once it is verified; staff see a wrong check character', async () => {
  const { token, email } = await createVerifiedUser(store, office);
  const mobile = await createVerifiedMobile(store, office, token);
  await complete(token, mobile, { gstin: '07AAPFU0939F1ZA' });
  const info = async () => (await store.call(getInfo, {}, { token })).body.data;
  const place = async () => (await info()).CustomerDeliveryAddress.details[0]?.place_of_supply;
  expect((await info()).tax_registrations).toMatchObject([{ number: '07AAPFU0939F1ZA', region: 'Delhi' }]);
  const { text } = await office.mailTo('sales@nod.example');
  expect(text).toContain('The last character does not match');
  expect(text, 'said to the buyer').not.toContain('you can still continue');
  expect(text).toContain('This number belongs to Delhi, but the address is in Maharashtra.');
  expect(await place()).toBe('Maharashtra');
  const decision = { email, decision: 'approve' as const, reason: '', by: 'test', now: store.now() };
  expect(await decideAccount(store.database, sites.nod, decision)).toBeUndefined();
  expect(await place()).toBe('Delhi');
});
