import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { decideOnAccount, decideOnAddress, decideOnTaxNumber } from './change-customer.contract.ts';

let store: TestStore;
let desk: string;
let id: string;
beforeAll(async () => {
  store = await openTestStore();
  desk = await store.signInAtDesk('sales');
  id = String(await findCustomerId(store, 'pending@nod.example'));
});
afterAll(() => store.close());

const seen = { status: 'verification_pending', tax_number: '06AAACD3381N1ZI' } as const;
const decide = (decision: 'approve' | 'hold', reason = '') =>
  store.call(decideOnAccount, { site: 'nod', customer_id: id, decision, reason, seen }, { desk });

test('staff approve under their name; the second who decides is told who was first', async () => {
  expect((await decide('hold')).body).toMatchObject({ success: false, message: expect.stringContaining('reason') });
  expect((await decide('approve')).body).toMatchObject({ success: true, message: expect.stringContaining('Active') });
  const { rows } = await store.database.$client.query(
    "select s.name from audit_trail a join staff s on s.name = a.actor_name where action = 'account approve'",
  );
  expect(rows).toHaveLength(1);
  expect((await decide('hold', 'Papers')).body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(new RegExp(`The account is Active now\\. Changed by ${rows[0].name} on `)),
  });
});

test('a changed tax number is decided as it was seen', async () => {
  await store.database.$client.query(
    "update tax_registrations set pending_number = '29AAACD3381N1Z8', pending_region_id = 29 where customer_id = $1",
    [id],
  );
  const verify = (number: string) =>
    store.call(decideOnTaxNumber, { site: 'nod', customer_id: id, verified: true, reason: '', seen: number }, { desk });
  expect((await verify('06AAACD3381N1ZI')).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await verify('29AAACD3381N1Z8')).body).toMatchObject({
    success: true,
    message: expect.stringContaining('29AAACD3381N1Z8'),
  });
});

test('an address is rejected with its reason', async () => {
  const { rows } = await store.database.$client.query(
    "select id, line, approval_status from addresses where customer_id = $1 and purpose = 'delivery'",
    [id],
  );
  const { id: address_id, ...seenAddress } = rows[0];
  const reject = (reason: string) =>
    store.call(
      decideOnAddress,
      { site: 'nod', address_id: String(address_id), verified: false, reason, seen: seenAddress },
      { desk },
    );
  expect((await reject('')).body).toMatchObject({ success: false, refusal: 'no_reason' });
  expect((await reject('No such street.')).body).toMatchObject({ success: true, message: 'The address is rejected.' });
  expect((await reject('No such street.')).body).toMatchObject({ refusal: 'changed_meanwhile' });
});
