import { beforeAll, expect, test } from 'vitest';
import { addKnownCustomer } from '../../../tests/actions/account/known-customer.ts';
import { buildSignUpForm, createVerifiedUser, uniqueEmail } from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findUserByEmail } from '../../account/users.db.ts';
import { hoursAfter } from '../../lib/dates.ts';
import {
  inviteCustomers,
  inviteOfCustomer,
  joinAccountToCustomer,
  removeContactOfCustomer,
  saveContactOfCustomer,
} from './contacts.contract.ts';
import { customerRecord } from './customer.contract.ts';
import { customerList } from './customer-list.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
});

const recordOf = async (customerId: number) =>
  (await store.call(customerRecord, { site: 'nod', customerId: String(customerId) }, { desk })).body.customer;
const contact = { contactId: '0', name: 'Ms. Joshi', designation: 'Stores', email: '', phone: '', isMain: false };
const save = async (customerId: number, more: Partial<typeof contact>) =>
  (
    await store.call(
      saveContactOfCustomer,
      { site: 'nod', customerId: String(customerId), ...contact, ...more },
      { desk },
    )
  ).body;
const invite = async (customerId: number, email: string, name = 'S. Rao') =>
  (await store.call(inviteOfCustomer, { site: 'nod', customerId: String(customerId), email, name }, { desk })).body;

test('contacts are added, changed and removed; one of them is the main one', async () => {
  const { customerId, email } = await addKnownCustomer(store);
  expect(await save(customerId, { phone: '022-23456789' })).toMatchObject({ success: true });
  const [main, second] = (await recordOf(customerId)).contacts;
  expect([main?.email, main?.isMain, second?.name, second?.phone, second?.isMain]).toEqual([
    email,
    true,
    'Ms. Joshi',
    '022-23456789',
    false,
  ]);
  const changed = { contactId: String(second?.id), email: ' Joshi@Forge.example ', isMain: true };
  expect(await save(customerId, changed)).toMatchObject({ success: true });
  expect((await recordOf(customerId)).contacts).toMatchObject([
    { name: 'Ms. Joshi', email: 'joshi@forge.example', phone: '', isMain: true },
    { email, isMain: false },
  ]);
  const remove = { site: 'nod' as const, customerId: String(customerId), contactId: String(second?.id) };
  expect((await store.call(removeContactOfCustomer, remove, { desk })).body.success).toBe(true);
  expect((await recordOf(customerId)).contacts).toMatchObject([{ email, isMain: true }]);
  expect((await store.call(removeContactOfCustomer, remove, { desk })).body).toMatchObject({
    refusal: 'unknown_contact',
  });
});

test('the audit trail says of the first contact that it is the main one, also where nobody ticked that', async () => {
  const { customerId } = await addKnownCustomer(store);
  const [listed] = (await recordOf(customerId)).contacts;
  const of = { site: 'nod' as const, customerId: String(customerId) };
  await store.call(removeContactOfCustomer, { ...of, contactId: String(listed?.id) }, { desk });
  await save(customerId, { email: 'first@forge.example' });
  const [first] = (await recordOf(customerId)).contacts;
  await save(customerId, { contactId: String(first?.id), email: 'first@forge.example', phone: '022-23456789' });
  const { rows } = await store.database.$client.query(
    `select action, details -> 'after' -> 'isMain' as main from audit_trail
      where customer_id = $1 and action in ('contact added', 'contact changed') order by id desc limit 2`,
    [customerId],
  );
  expect(rows.toReversed()).toEqual([
    { action: 'contact added', main: true },
    { action: 'contact changed', main: true },
  ]);
  expect((await recordOf(customerId)).contacts).toMatchObject([{ isMain: true }]);
});

test('a contact needs something to reach them by, once', async () => {
  const { customerId, email } = await addKnownCustomer(store);
  expect(await save(customerId, { name: '' })).toMatchObject({ refusal: 'empty_contact' });
  expect(await save(customerId, { email: 'joshi' })).toMatchObject({ refusal: 'bad_email' });
  expect(await save(customerId, { phone: '98' })).toMatchObject({ refusal: 'bad_phone' });
  expect(await save(customerId, { email })).toMatchObject({ refusal: 'same_contact' });
  expect(await save(customerId, { contactId: '1' })).toMatchObject({ refusal: 'unknown_contact' });
});

test('an invitation is mailed with a link, and its state stands at the customer and in the list', async () => {
  const { customerId, email, company } = await addKnownCustomer(store);
  expect(await invite(customerId, email)).toMatchObject({ success: true });
  const mail = await office.mailTo(email);
  expect(mail.subject).toBe('NOD invites you to its shop');
  expect(mail.text).toContain(company);
  expect(mail.text).toMatch(/\/invitation\?token=[\w-]{20,}/);
  expect((await recordOf(customerId)).invitations).toMatchObject([{ email, state: 'invited' }]);
  const rowOf = async () =>
    (await store.call(customerList, { site: 'nod', view: 'nobody', q: company }, { desk })).body.rows[0];
  expect(await rowOf()).toMatchObject({ joined: 'invited' });
  await store.database.$client.query('update customer_invitations set ends_at = $1 where customer_id = $2', [
    hoursAfter(store.now(), -1),
    customerId,
  ]);
  expect(await rowOf()).toMatchObject({ joined: 'ended' });
});

test('somebody who is a user already is not invited, nor is anybody for an account that is not Active', async () => {
  const { customerId } = await addKnownCustomer(store);
  const other = await addKnownCustomer(store);
  expect(await invite(customerId, 'active@nod.example')).toMatchObject({ refusal: 'email_taken' });
  expect(await invite(customerId, 'nobody')).toMatchObject({ refusal: 'bad_email' });
  await store.database.$client.query("update customers set status = 'verification_pending' where id = $1", [
    other.customerId,
  ]);
  expect(await invite(other.customerId, other.email)).toMatchObject({ refusal: 'not_allowed' });
});

test('several customers are invited at their main contacts; who has no address is named', async () => {
  const first = await addKnownCustomer(store);
  const mute = await addKnownCustomer(store, { email: '', mobile: '+919820099999' });
  const customers = [first.customerId, mute.customerId].map(String);
  const { body } = await store.call(inviteCustomers, { site: 'nod', customers }, { desk });
  expect(body).toMatchObject({ done: [String(first.customerId)], refused: [{ key: String(mute.customerId) }] });
});

test('who has signed up anew becomes a user of the customer that the seller knows', async () => {
  const known = await addKnownCustomer(store);
  const { email } = await createVerifiedUser(store, office, 'nod', buildSignUpForm({ email: uniqueEmail() }));
  const userOf = async () => (await findUserByEmail(store.database, { site: 'nod', email }))[0];
  const own = (await userOf())?.customerId ?? 0;
  const join = async (toCustomerId: number, customerId = own) =>
    (
      await store.call(
        joinAccountToCustomer,
        { site: 'nod', customerId: String(customerId), toCustomerId: String(toCustomerId) },
        { desk },
      )
    ).body;
  expect(await join(own)).toMatchObject({ refusal: 'unknown_account' });
  expect(await join(own, known.customerId)).toMatchObject({ refusal: 'not_allowed' });
  expect(await join(known.customerId)).toMatchObject({ success: true });
  expect(await userOf()).toMatchObject({ customerId: known.customerId, status: 'active', company: known.company });
  const { rows } = await store.database.$client.query('select merged_into_id from customers where id = $1', [own]);
  expect(rows).toEqual([{ merged_into_id: known.customerId }]);
  const listed = (await store.call(customerList, { site: 'nod', q: email }, { desk })).body.rows;
  expect(listed.map(({ customerId }) => customerId)).toEqual([known.customerId]);
});

test('an account that is Active, such as one with orders, is not joined to another', async () => {
  const known = await addKnownCustomer(store);
  const { rows } = await store.database.$client.query(
    "select customer_id as id from users where email = 'active@nod.example'",
  );
  const joining = { site: 'nod' as const, customerId: String(rows[0].id), toCustomerId: String(known.customerId) };
  expect((await store.call(joinAccountToCustomer, joining, { desk })).body).toMatchObject({ refusal: 'not_allowed' });
});

test('an account on which something was booked is not joined, because that would be left behind', async () => {
  const known = await addKnownCustomer(store);
  const { email } = await createVerifiedUser(store, office, 'nod', buildSignUpForm({ email: uniqueEmail() }));
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const own = user?.customerId ?? 0;
  await store.database.$client.query(
    `insert into ledger_entries (site, customer_id, kind, amount_minor, open_minor, currency, reference, booked_on, created_at, created_by)
      values ('nod', $1, 'invoice', 100, 100, 'INR', 'OLD/JOIN', '2026-09-01', now(), 'test')`,
    [own],
  );
  const joining = { site: 'nod' as const, customerId: String(own), toCustomerId: String(known.customerId) };
  expect((await store.call(joinAccountToCustomer, joining, { desk })).body).toMatchObject({
    refusal: 'not_allowed',
    message: 'Something was booked on the account already. It stays a customer of its own.',
  });
});
