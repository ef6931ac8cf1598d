import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { loadPaymentOutcome, requestCancellation, startPayment } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findOpenPayment, findPaymentByCartLines } from './find-payment.server.ts';

const store = setUp(openTestStore);

const customerOf = async (email: string) =>
  (await store.database.$client.query('select customer_id as id from users where email = $1', [email])).rows[0].id;

test('a payment is found by exactly its cart lines, and only by its own customer', async () => {
  const token = await store.signIn('active');
  const [first, second] = await fillCart(store, token, [
    ['6205-2RS/C3', 2],
    ['NU205', 1],
  ]);
  const { sessionId } = await startPayment(store, token, [first, second]);
  const [own, other] = [await customerOf('active@nod.example'), await customerOf('overdue@nod.example')];
  const ids = [second.item_detail_id, first.item_detail_id];
  expect(await findPaymentByCartLines(store.database, own, ids)).toMatchObject({ sessionId });
  expect(await findPaymentByCartLines(store.database, own, ids.slice(1))).toBeUndefined();
  expect(await findPaymentByCartLines(store.database, other, ids)).toBeUndefined();
});

test('the open payment of a customer is found until it ends', async () => {
  const token = await store.signIn('active');
  const { sessionId } = await startPayment(store, token, await fillCart(store, token, [['6308', 1]]));
  const own = await customerOf('active@nod.example');
  const found = await findOpenPayment(store.database, own);
  expect(found).toMatchObject({ sessionId, state: 'open' });
  expect(await findOpenPayment(store.database, await customerOf('overdue@nod.example'))).toBeUndefined();
  await requestCancellation(store, found?.receipt ?? '', token);
  expect((await loadPaymentOutcome(store, sessionId)).state).toBe('ended');
  expect(await findOpenPayment(store.database, own)).toBeUndefined();
});
