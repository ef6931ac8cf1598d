import { expect, test } from 'vitest';
import { buyerContext } from '../../tests/actions/account/buyer-context.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { findAccountProgress } from './account-progress.server.ts';

const store = setUp(openTestStore);

async function find(role: 'pending' | 'unregistered') {
  const { db, caller } = await buyerContext(store, role);
  return findAccountProgress(db, caller);
}

test('an account that waits for verification has come as far as its profile', async () => {
  const { signed_up_at, verified_at, profile_at, ...rest } = await find('pending');
  for (const time of [signed_up_at, verified_at, profile_at]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(rest).toEqual({ reason: '', needs_correction: false, papers: [], asked: [] });
});

test('without a profile there is no time of it; what staff have written is shown', async () => {
  await store.database.$client.query(
    "update customers set status_reason = 'The licence has ended.' where id = (select customer_id from users where email = 'unregistered@nod.example')",
  );
  expect(await find('unregistered')).toMatchObject({ profile_at: '', reason: 'The licence has ended.' });
});
