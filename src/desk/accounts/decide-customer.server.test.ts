import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOnAccount, decideOnAddress, decideOnTaxNumber } from './change-customer.contract.ts';
import { customerRecord } from './customer.contract.ts';
import { expectedAccount, expectedAddress } from './expected-account.ts';

const store = setUp(openTestStore);
let desk: string;
let id: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  id = String(await findCustomerId(store, 'pending@nod.example'));
});

const record = async () => (await store.call(customerRecord, { site: 'nod', customerId: id }, { desk })).body.customer;
const decide = (seen: ReturnType<typeof expectedAccount>, decision: 'approve' | 'hold', reason = '') =>
  store.call(decideOnAccount, { site: 'nod', customerId: id, decision, reason, seen }, { desk });

test('staff approve under their name; the second who decides is told who was first', async () => {
  const seen = expectedAccount(await record());
  expect((await decide(seen, 'hold')).body).toMatchObject({
    success: false,
    message: expect.stringContaining('reason'),
  });
  const elsewhere = { ...seen, billingAddress: { line: 'Ring Road 5', city: '', pincode: '', region: 'Delhi' } };
  expect((await decide(elsewhere, 'approve')).body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringContaining('The billing address is Sector 24, Plot 119, Faridabad, 121005, Haryana now.'),
  });
  expect((await decide(seen, 'approve')).body).toMatchObject({
    success: true,
    message: expect.stringContaining('Active'),
  });
  const { rows } = await store.database.$client.query(
    "select s.name from audit_trail a join staff s on s.name = a.actor_name where action = 'account approve'",
  );
  expect(rows).toHaveLength(1);
  expect((await decide(seen, 'hold', 'Papers')).body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(new RegExp(`The account is Active now\\. Changed by ${rows[0].name} on `)),
  });
});

test('an account that is put on hold is called so', async () => {
  const now = expectedAccount(await record());
  expect((await decide(now, 'hold', 'Two cheques came back.')).body).toMatchObject({
    success: true,
    message: 'The account is on hold now. The buyer gets a mail.',
  });
  await decide(expectedAccount(await record()), 'approve');
});

test('a changed tax number is decided as it was seen', async () => {
  await store.database.$client.query(
    "update tax_registrations set pending_number = '29AAACD3381N1Z8', pending_region_id = 29 where customer_id = $1",
    [id],
  );
  const verify = (number: string) =>
    store.call(decideOnTaxNumber, { site: 'nod', customerId: id, verified: true, reason: '', seen: number }, { desk });
  expect((await verify('06AAACD3381N1ZI')).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await verify('29AAACD3381N1Z8')).body).toMatchObject({
    success: true,
    message: expect.stringContaining('29AAACD3381N1Z8'),
  });
});

test('an address is rejected with its reason', async () => {
  const address = (await record()).addresses.find(({ purpose }) => purpose === 'delivery');
  if (!address) throw new Error('the buyer has no delivery address');
  const seen = { ...expectedAddress(address), approvalStatus: address.approvalStatus };
  const reject = (reason: string, change: Partial<typeof seen> = {}) =>
    store.call(
      decideOnAddress,
      { site: 'nod', addressId: address.id, verified: false, reason, seen: { ...seen, ...change } },
      { desk },
    );
  expect((await reject('No such street.', { region: 'Delhi' })).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await reject('')).body).toMatchObject({ success: false, refusal: 'no_reason' });
  expect((await reject('No such street.')).body).toMatchObject({ success: true, message: 'The address is rejected.' });
  expect((await reject('No such street.')).body).toMatchObject({ refusal: 'changed_meanwhile' });
});
