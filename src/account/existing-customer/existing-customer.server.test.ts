import { expect, test } from 'vitest';
import { addKnownCustomer } from '../../../tests/actions/account/known-customer.ts';
import { insertListedCustomer } from '../../../tests/actions/account/listed-customer.ts';
import {
  buildSignUpForm,
  createSessionFor,
  createVerifiedUser,
  uniqueEmail,
  uniqueIpAddress,
} from '../../../tests/actions/account/new-accounts.ts';
import { createVerifiedMobile } from '../../../tests/actions/account/verified-mobile.ts';
import { openTestInbox, verificationTokenIn } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { importListedRegistrations } from '../customer-import/import-customer-list.server.ts';
import { getInfo } from '../get-info.contract.ts';
import { completeProfile } from '../profile/complete-profile.contract.ts';
import { session } from '../sign-in/sign-in.contract.ts';
import { verifyEmail } from '../verification/verify-email.contract.ts';
import { listedDetails, lookUpCustomer, signUpListed } from './existing-customer.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

type Listed = Awaited<ReturnType<typeof insertListedCustomer>>;

const lookUp = (GSTNumber: string, CustomerId: string, site: SiteCode = 'nod') =>
  store.call(lookUpCustomer, { GSTNumber, CustomerId }, { site, address: uniqueIpAddress() });
const join = ({ email, company, site }: Pick<Listed, 'email' | 'company' | 'site'>, more = {}) =>
  store.call(
    signUpListed,
    { ...buildSignUpForm({ email, name_of_company: company }), ...more },
    { site, address: uniqueIpAddress() },
  );

/** Signs a listed customer up and opens the mail. */
async function joined(listed: Listed) {
  await join(listed);
  const { body } = await store.call(
    verifyEmail,
    { token: verificationTokenIn(await office.mailTo(listed.email)) },
    { site: listed.site },
  );
  expect(body.success).toBe(true);
  return createSessionFor(store, listed.email, listed.site);
}

test('the lookup finds a customer by tax number and customer ID, in any letter case', async () => {
  const { taxNumber, customerCode, company, email } = await insertListedCustomer(store);
  const { body } = await lookUp(taxNumber.toLowerCase(), ` ${customerCode.toLowerCase()} `);
  expect(body).toEqual({ success: 1, company_name: company, email, message: 'Please choose a password.' });
  // As a mail or a letter may write it.
  expect((await lookUp(taxNumber, customerCode.replaceAll('-', '\u2011'))).body).toEqual(body);
});

test.each([
  ['', '', 'nod', 'Please enter all fields'],
  ['27AAPFU0939F1ZV', '', 'nod', 'Please enter all fields'],
  ['27AAPFU', 'C-1', 'nod', 'Please enter valid gst number'],
  ['27AAPFU0939F1ZV', 'C-1', 'gwd', 'Please enter valid trn number'],
] as const)('number %j with ID %j on %s: %s', async (number, id, site, message) => {
  const { status, body } = await lookUp(number, id, site);
  expect([status, body.message]).toEqual([400, message]);
});

test('neither number alone finds a customer, nor does another site', async () => {
  const { taxNumber, customerCode } = await insertListedCustomer(store);
  const unknown = {
    success: 0,
    company_name: '',
    email: '',
    message: 'No customer has this GSTIN and customer ID. Please check both, or write to us at sales@nod.example.',
  };
  expect((await lookUp(taxNumber, 'C-0')).body).toEqual(unknown);
  expect((await lookUp('29AAGCB7383J1Z4', customerCode)).body).toEqual(unknown);
  expect((await lookUp(taxNumber, customerCode, 'zwz')).body).toMatchObject({ success: 0, company_name: '' });
});

test('a listed customer becomes Active with the terms of the list when the profile is confirmed', async () => {
  const listed = await insertListedCustomer(store);
  const token = await joined(listed);
  expect((await store.call(session, {}, { token })).body.login_user_type).toBe('other');

  const details = await store.call(listedDetails, { emailForDetails: listed.email }, { token });
  expect(details.body).toMatchObject({
    message: 'old_user',
    data: {
      address1: 'Gat 12, Chakan',
      pincode: '410501',
      gstin: listed.taxNumber,
      trnNum: '',
      state: 'Maharashtra',
      city: 'Pune',
    },
  });

  const mobile = await createVerifiedMobile(store, office, token);
  expect((await store.call(completeProfile, { mobile }, { token })).body.success).toBe(true);
  const info = (await store.call(getInfo, {}, { token })).body.data;
  expect(info).toMatchObject({
    status: 'Active',
    gst_no: listed.taxNumber,
    gst_verified: true,
    company_name: listed.company,
  });
  expect(info.billing_details).toMatchObject({ b_address: 'Gat 12, Chakan', verified: true });
  expect(info.CustomerDeliveryAddress.details).toMatchObject([{ add_details: 'Shed 3, Bhosari', approval_status: 2 }]);
  const credit = (await store.call(creditInfo, {}, { token })).body;
  expect(credit.data).toMatchObject({ avl_balance: 250_000, creditperiod: 45 });
  expect((await office.mailTo(listed.email)).subject).toBe('Your NOD account: Active');
  expect((await store.call(session, {}, { token })).body.login_user_type).toBe('existing');
});

test('further registrations of the list are the account’s with its profile, and their delivery addresses name them', async () => {
  const listed = await insertListedCustomer(store);
  const place = { line: 'Plot 7', regionId: 24, cityId: null, cityName: 'Ahmedabad', pincode: '382445' };
  const { customerCode } = listed;
  const names = { customerCode, taxNumber: '24AAPFU0939F1Z1', legalName: 'Listed Mills (Gujarat)' };
  const registration = { ...names, principal: place, delivery: { ...place, line: 'Shed 8' } };
  await importListedRegistrations(store.database, sites.nod, [registration], { by: 'Meera', now: store.now() });
  const token = await joined(listed);
  const mobile = await createVerifiedMobile(store, office, token);
  expect((await store.call(completeProfile, { mobile }, { token })).body.success).toBe(true);
  const { CustomerDeliveryAddress, tax_registrations } = (await store.call(getInfo, {}, { token })).body.data;
  expect(tax_registrations.map(({ number, standing }) => [number, standing])).toEqual([
    [listed.taxNumber, 'verified'],
    ['24AAPFU0939F1Z1', 'verified'],
  ]);
  expect(CustomerDeliveryAddress.details).toContainEqual(
    expect.objectContaining({ add_details: 'Shed 8', approval_status: 2, tax_number: '24AAPFU0939F1Z1' }),
  );
});

test('its price list comes from the customer list', async () => {
  const token = await joined(await insertListedCustomer(store));
  await store.call(completeProfile, { mobile: await createVerifiedMobile(store, office, token) }, { token });
  const { rows } = await store.database.$client.query(
    `select c.price_list_id = l.price_list_id as same from customers c join listed_customers l on l.linked_customer_id = c.id
     order by c.id desc limit 1`,
  );
  expect(rows).toEqual([{ same: true }]);
});

test('data from the customer list cannot be changed; the mobile number must still be verified', async () => {
  const listed = await insertListedCustomer(store);
  const token = await joined(listed);
  const mine = { gstin: '29AAGCB7383J1Z4', b_add: 'Elsewhere', st_id: 29 };
  const unproved = await store.call(completeProfile, { ...mine, mobile: '9830099999' }, { token });
  expect(unproved.body).toMatchObject({ refusal: 'unproved' });
  const mobile = await createVerifiedMobile(store, office, token);
  await store.call(completeProfile, { ...mine, mobile }, { token });
  const info = (await store.call(getInfo, {}, { token })).body.data;
  expect(info).toMatchObject({ gst_no: listed.taxNumber, billing_details: { b_address: 'Gat 12, Chakan' } });
});

test('in the Gulf a listed customer is found by TRN and becomes Active without an OTP', async () => {
  const listed = await insertListedCustomer(store, { site: 'gwd' });
  const { email, company, taxNumber, customerCode } = listed;
  const found = await lookUp(taxNumber, customerCode.toLowerCase(), 'gwd');
  expect(found.body).toMatchObject({ success: 1, company_name: company, email });
  const token = await joined(listed);
  const gulf = { token, site: 'gwd' as const };
  expect((await store.call(listedDetails, { emailForDetails: email }, gulf)).body.data.trnNum).toBe(taxNumber);
  await store.call(completeProfile, { mobile: '501234567' }, gulf);
  const info = (await store.call(getInfo, {}, gulf)).body.data;
  expect(info).toMatchObject({ status: 'Active', billing_details: { b_address: 'Gat 12, Chakan' } });
  expect((await store.call(creditInfo, {}, gulf)).body.data).toMatchObject({ creditperiod: 45 });
  expect((await office.mailTo(email)).subject).toBe('Your GWD account: Active');
});

test('who signs up as a customer that is there joins it once the profile is confirmed, and not before', async () => {
  const known = await addKnownCustomer(store);
  const listed = { ...known, site: 'nod' as const };
  expect((await lookUp(known.taxNumber, known.customerCode)).body).toMatchObject({ success: 1, email: known.email });
  const token = await joined(listed);
  expect((await store.call(session, {}, { token })).body).toMatchObject({ login_user_type: 'other' });
  // Until then the account is one of its own: nothing of the customer's ledger is in it.
  expect((await store.call(creditInfo, {}, { token })).body).toMatchObject({ user_info: 'New_user' });
  expect((await lookUp(known.taxNumber, known.customerCode)).body).toMatchObject({ success: 0 });
  const details = await store.call(listedDetails, { emailForDetails: known.email }, { token });
  expect(details.body).toMatchObject({ message: 'old_user', data: { address1: 'Gat 12, Chakan' } });
  const mobile = await createVerifiedMobile(store, office, token);
  for (const _time of ['first', 'again'])
    expect((await store.call(completeProfile, { mobile }, { token })).body).toMatchObject({ success: true });
  const info = (await store.call(getInfo, {}, { token })).body.data;
  expect(info).toMatchObject({ status: 'Active', company_name: known.company, gst_no: known.taxNumber });
  expect((await store.call(creditInfo, {}, { token })).body.data).toMatchObject({
    avl_balance: 2500,
    creditperiod: 30,
  });
  const { rows } = await store.database.$client.query(
    'select count(*)::int as count from customers where name = $1 and merged_into_id is null',
    [known.company],
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect((await office.mailTo(known.email)).subject).toBe('Your NOD account: Active');
  expect((await lookUp(known.taxNumber, known.customerCode)).body).toMatchObject({ success: 0 });
});

test('only an e-mail and company from the customer list are accepted', async () => {
  const { email, company, site } = await insertListedCustomer(store);
  const refused = { success: false, refusal: 'not_listed' };
  expect((await join({ email: uniqueEmail(), company, site })).body).toMatchObject(refused);
  expect((await join({ email, company: 'Other Mills', site })).body).toMatchObject(refused);
  expect((await join({ email, company, site: 'zwz' })).body).toMatchObject(refused);
  expect((await join({ email: email.toUpperCase(), company: company.toUpperCase(), site })).body.success).toBe(true);
});

test('a row links once, and only after its mail is opened', async () => {
  const listed = await insertListedCustomer(store);
  await join(listed);
  expect((await lookUp(listed.taxNumber, listed.customerCode)).body.success).toBe(1);
  await store.call(verifyEmail, { token: verificationTokenIn(await office.mailTo(listed.email)) });
  expect((await lookUp(listed.taxNumber, listed.customerCode)).body).toMatchObject({
    success: 0,
    message: 'This customer ID already has an online account. Please sign in, or write to us at sales@nod.example.',
  });
  expect((await join(listed)).body).toMatchObject({ refusal: 'linked' });
});

test('of two rows with the same e-mail and company, the tax number and ID of the lookup choose', async () => {
  const first = await insertListedCustomer(store);
  const second = await insertListedCustomer(store, first);
  expect((await join(second)).body).toMatchObject({
    refusal: 'several',
    message: expect.stringContaining('Please enter your GSTIN and customer ID.'),
  });
  await join(second, { GSTNumber: second.taxNumber, CustomerId: second.customerCode });
  await store.call(verifyEmail, { token: verificationTokenIn(await office.mailTo(second.email)) });
  expect((await lookUp(first.taxNumber, first.customerCode)).body.success).toBe(1);
  expect((await lookUp(second.taxNumber, second.customerCode)).body.success).toBe(0);
});

test('an ordinary sign-up with a listed e-mail address inherits nothing', async () => {
  const { email, token } = await createVerifiedUser(store, office);
  await insertListedCustomer(store, { email });
  const { body } = await store.call(listedDetails, { emailForDetails: email }, { token });
  expect(body).toMatchObject({ success: true, message: 'new_user', data: { address1: '', gstin: '' } });
});

test('only the account with this e-mail address gets the details', async () => {
  const listed = await insertListedCustomer(store);
  await joined(listed);
  const { token } = await createVerifiedUser(store, office);
  for (const terms of [{}, { token }, { token: 'dead' }]) {
    const { status, body } = await store.call(listedDetails, { emailForDetails: listed.email }, terms);
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'new_user', data: { address1: '', gstin: '', pincode: '' } });
  }
});

test('the sign-up form is checked like any other; at most thirty lookups in ten minutes', async () => {
  const listed = await insertListedCustomer(store);
  expect((await join(listed, { title: '' })).body.message).toBe('Select the title');
  const address = uniqueIpAddress();
  const request = { GSTNumber: listed.taxNumber, CustomerId: 'C-0' };
  for (let i = 0; i < 30; i += 1) expect((await store.call(lookUpCustomer, request, { address })).status).toBe(200);
  expect((await store.call(lookUpCustomer, request, { address })).status).toBe(429);
});

test('a listed customer cannot choose a guessable password either', async () => {
  const listed = await insertListedCustomer(store);
  const close = `${listed.company} 2026`;
  const refused = { success: false, errors: [{ field: 'password' }] };
  for (const password of ['123456789', close])
    expect((await join(listed, { password, confirm_password: password })).body).toMatchObject(refused);
  expect((await join(listed)).body.success).toBe(true);
});
