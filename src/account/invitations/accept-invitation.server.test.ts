import { expect, test } from 'vitest';
import { addKnownCustomer } from '../../../tests/actions/account/known-customer.ts';
import { buildSignUpForm, createVerifiedUser, uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { getInfo } from '../get-info.contract.ts';
import { signUp } from '../sign-up/sign-up.contract.ts';
import { acceptInvitation, showInvitation } from './invitation.contract.ts';
import { inviteToShop } from './invite.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const person = {
  title: 'Ms',
  firstname: 'Asha',
  lastname: 'Rao',
  designation: 'Director',
  mobile: '98200 12345',
  password: 'secret#1',
  confirm_password: 'secret#1',
};

/** Invites the contact of a customer; returns the token of the mail. */
async function invited(known: { customerId: number; email: string }) {
  const { customerId, email } = known;
  const order = { customerId, email, name: 'Asha Rao', secret: store.server.secret, by: 'Meera', now: store.now() };
  expect(await inviteToShop(store.database, sites.nod, order)).toBeUndefined();
  return /\/invitation\?token=([\w-]+)/.exec((await office.mailTo(email)).text)?.[1] ?? '';
}
const show = async (token: string) =>
  (await store.call(showInvitation, { token }, { address: uniqueIpAddress() })).body;
const accept = async (token: string, more = {}) =>
  (await store.call(acceptInvitation, { token, ...person, ...more }, { address: uniqueIpAddress() })).body;

test('whoever takes the link belongs to the customer at once, with its prices and account', async () => {
  const known = await addKnownCustomer(store);
  const token = await invited(known);
  expect(await show(token)).toMatchObject({
    company: known.company,
    email: known.email,
    first_name: 'Asha',
    last_name: 'Rao',
  });
  const joined = await accept(token);
  expect(joined).toMatchObject({ success: true, email_status: 'verified', login_user_type: 'existing' });
  const info = (await store.call(getInfo, {}, { token: joined.auth_key })).body.data;
  expect(info).toMatchObject({
    status: 'Active',
    company_name: known.company,
    gst_no: known.taxNumber,
    mobile_no: '+919820012345',
    billing_details: { b_address: 'Gat 12, Chakan' },
  });
  expect((await store.call(creditInfo, {}, { token: joined.auth_key })).body.data).toMatchObject({ avl_balance: 2500 });
  expect((await store.call(accountStatement, {}, { token: joined.auth_key })).status).toBe(200);
  // The link works once.
  expect(await show(token)).toMatchObject({ refusal: 'joined' });
  expect(await accept(token)).toMatchObject({ refusal: 'joined' });
});

test('a link ends after 14 days, and when a newer one is sent', async () => {
  const known = await addKnownCustomer(store);
  const first = await invited(known);
  const second = await invited(known);
  expect(await show(first)).toMatchObject({ refusal: 'unknown' });
  await store.database.$client.query('update customer_invitations set ends_at = $1 where customer_id = $2', [
    store.now(),
    known.customerId,
  ]);
  expect(await show(second)).toMatchObject({ refusal: 'ended' });
  expect(await accept(second)).toMatchObject({ refusal: 'ended' });
  expect(await show('no-such-token')).toMatchObject({ refusal: 'unknown' });
});

test('it is for one site', async () => {
  const token = await invited(await addKnownCustomer(store));
  const { body } = await store.call(showInvitation, { token }, { site: 'zwz', address: uniqueIpAddress() });
  expect(body).toMatchObject({ refusal: 'unknown' });
});

test('the form is checked as a sign-up is, and nothing is written before it is right', async () => {
  const token = await invited(await addKnownCustomer(store));
  expect(await accept(token, { title: '', mobile: '12' })).toMatchObject({
    errors: [{ field: 'title' }, { field: 'mobile' }],
  });
  expect(await accept(token, { password: '123456789', confirm_password: '123456789' })).toMatchObject({
    errors: [{ field: 'password' }],
  });
  expect(await accept(token, { mobile: '' })).toMatchObject({ success: true });
});

test('an earlier sign-up that nobody verified is taken over by who reads the mailbox', async () => {
  const known = await addKnownCustomer(store);
  await store.call(signUp, buildSignUpForm({ email: known.email }), { address: uniqueIpAddress() });
  const joined = await accept(await invited(known));
  const info = (await store.call(getInfo, {}, { token: joined.auth_key })).body.data;
  expect(info).toMatchObject({ company_name: known.company, first_name: 'Asha', status: 'Active' });
});

test('an account that was verified in the meantime stays where it is', async () => {
  const known = await addKnownCustomer(store);
  const token = await invited(known);
  await createVerifiedUser(store, office, 'nod', buildSignUpForm({ email: known.email }));
  expect(await accept(token)).toMatchObject({ refusal: 'exists' });
});
