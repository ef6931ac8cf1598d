import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { fillCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOrdersByApi, readOrderByApi } from './orders.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

async function placeOrder(): Promise<string> {
  const buyer = await store.signIn('active');
  const { body } = await submitOrder(store, buyer, toReviewedLines(await fillCart(store, buyer, [['6205', 1]])));
  return body.myscno ?? '';
}
const decide = async (number: string, decision: 'confirm' | 'reject', reason = '') =>
  (await store.call(decideOrdersByApi, { rows: [{ number, decision, reason }] }, { bearer })).body.rows?.[0];
const statusOf = async (number: string) => (await store.call(readOrderByApi, { number }, { bearer })).body.status;

test('an order is confirmed once, and asked again it is so already', async () => {
  const number = await placeOrder();
  expect(await decide(number, 'confirm')).toMatchObject({ number, saved: true });
  expect(await decide(number, 'confirm')).toMatchObject({ saved: true });
  expect(await statusOf(number)).toBe('Confirmed');
});

test('a rejection needs a reason', async () => {
  const number = await placeOrder();
  expect(await decide(number, 'reject')).toMatchObject({
    saved: false,
    error: { code: 'reason_missing', param: 'reason', message: 'Please write a reason. The buyer reads it.' },
  });
  expect(await decide(number, 'reject', 'Out of our area')).toMatchObject({ saved: true });
  expect(await statusOf(number)).toBe('Rejected');
  expect(await decide(number, 'confirm')).toMatchObject({ saved: false, error: { code: 'not_allowed' } });
});
