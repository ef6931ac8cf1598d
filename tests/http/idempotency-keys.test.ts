import { expect, test } from 'vitest';
import { addItem } from '../../src/cart/cart.contract.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { findItemIds } from '../actions/cart.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noRecords } from './no-records.data.ts';

const store = setUp(openTestStore);

const once = storeCalls.filter(({ options }) => options.idempotent).map(({ contract }) => contract);

const bodies: Readonly<Record<string, object>> = {
  ...validBodies({ ...noRecords, itemIds: [1] }),
  'api/add_item/': { item_info: [{ item_id: 1, quantity: '3', flag: 'add_cart' }] },
};

const usedBefore = 'This Idempotency-Key was used before with another request.';

test.each(once.map((contract) => [contract.path, contract] as const))(
  '%s: a key that came with another request is refused, and what it did before is not told',
  async (path, contract) => {
    const isOfDesk = path.startsWith('desk/');
    const session = isOfDesk ? { desk: await store.signInAtDesk('admin') } : { token: await store.signIn('active') };
    const { rows } = await store.database.$client.query(
      isOfDesk
        ? "select id from staff where email = 'admin@desk.example'"
        : "select id from users where email = 'active@nod.example'",
    );
    const reply = JSON.stringify({ success: true, message: 'what the first request did' });
    await store.database.$client.query(
      `insert into idempotency_keys (user_id, call, key, site, body_hash, created_at, reply)
        values ($1, $2, 'one key', 'nod', 'of another request', $3, $4)`,
      [rows[0]?.id, path, store.now(), reply],
    );
    const answer = await store.call(contract, bodies[path] ?? {}, { ...session, key: 'one key' });
    expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 400, message: usedBefore });
  },
);

test('keys belong to one account and one call, whoever guesses them', async () => {
  const token = await store.signIn('active');
  const { NU205, '6205': other } = await findItemIds(store, 'nod', ['NU205', '6205']);
  const add = (item: number | undefined, quantity: number, caller = token) =>
    store.call(
      addItem,
      { item_info: [{ item_id: item ?? 0, quantity, flag: 'add_cart' }] },
      { token: caller, key: 'guessed' },
    );
  const first = await add(NU205, 4);
  expect(first.body).toMatchObject({ success: true });
  for (const [item, quantity] of [
    [NU205, 5],
    [other, 4],
  ] as const)
    expect((await add(item, quantity)).body).toMatchObject({ success: false, message: usedBefore });
  const together = await Promise.all(Array.from({ length: 6 }, (_, n) => add(NU205, n % 2 ? 4 : 9)));
  expect(together.map(({ status }) => status)).toEqual([400, 200, 400, 200, 400, 200]);
  const stranger = await store.signIn('newbalance0');
  expect((await add(other, 7, stranger)).body).toMatchObject({ success: true, num_cart_data: 1 });
});
