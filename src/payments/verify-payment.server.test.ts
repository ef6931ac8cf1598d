import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/cart.ts';
import { whatDoesNotAddUp } from '../../tests/order.ts';
import { begin, cancel, check, later, pay, paymentOf, runJobs, verify } from '../../tests/payment.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { ProviderDown } from './provider.ts';

let store: TestStore;
let token: string;
let away = false;
beforeAll(async () => {
  store = await openTestStore((paying) => ({
    ...paying,
    providerOf: (...asked) => {
      const provider = paying.providerOf(...asked);
      const stateOf = (id: string) => (away ? Promise.reject(new ProviderDown('away')) : provider?.stateOf(id));
      return provider && ({ ...provider, stateOf } as typeof provider);
    },
  }));
  token = await store.signIn('active');
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(store)).toEqual([]);
  await store.close();
});

const start = async (provider: 'razorpay' | 'stripe' = 'razorpay') =>
  (await begin(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]), { provider })).sessionId;
const statusOf = async (sessionId: string, by?: string) => (await check(store, sessionId, by)).body.paymentStatus;

test('a proof that holds makes the order; shown again it is the same', async () => {
  const id = await start();
  const proof = await pay(store, id);
  for (let i = 0; i < 3; i += 1) expect((await verify(store, token, id, proof)).body.success).toBe(true);
  expect(await paymentOf(store, id)).toMatchObject({ state: 'ordered', refundMinor: 0 });
});

test('a proof that was touched, or is of another payment, makes nothing', async () => {
  const first = await start();
  const spent = await pay(store, first);
  await verify(store, token, first, spent);
  const id = await start();
  const proof = await pay(store, id);
  const { signature } = proof;
  const spoilt = [signature.toUpperCase(), signature.slice(0, -1), `${signature} x`, signature.replace(/.$/, 'g'), ''];
  for (const one of spoilt) {
    const { body } = await verify(store, token, id, { ...proof, signature: one });
    expect(body).toMatchObject({ refusal: 'capture_failed', message: 'Payment capture failed! Please try again' });
  }
  expect((await verify(store, token, id, spent)).body.refusal).toBe('capture_failed');
  expect((await paymentOf(store, id)).state).toBe('open');
  expect((await verify(store, token, id, proof)).body.success).toBe(true);
});

test("somebody else's session, one of another site and one of nobody are the same to a stranger", async () => {
  const stranger = await store.signIn('overdue');
  const id = await start();
  const proof = await pay(store, id);
  expect((await verify(store, stranger, id, proof)).body.refusal).toBe('capture_failed');
  const elsewhere = await store.signIn('active', 'zwz');
  expect((await verify(store, elsewhere, id, proof, 'zwz')).body.refusal).toBe('capture_failed');
  expect((await verify(store, token, 'order_nobody', proof)).body.refusal).toBe('capture_failed');
  await verify(store, token, id, proof);

  const session = await start('stripe');
  await pay(store, session);
  for (const by of [undefined, stranger]) expect(await statusOf(session, by)).toBe('unknown');
  expect((await paymentOf(store, session)).state).toBe('open');
  expect(await statusOf(session, token)).toBe('paid');
});

test('a card payment tells its owner: unpaid, then expired or paid', async () => {
  const left = await start('stripe');
  expect(await statusOf(left, token)).toBe('unpaid');
  later(store, 32);
  token = await store.signIn('active');
  expect(await statusOf(left, token)).toBe('expired');
  expect(await paymentOf(store, left)).toMatchObject({ state: 'ended', holds: 0 });
  const paid = await start('stripe');
  await pay(store, paid);
  for (let i = 0; i < 2; i += 1) expect(await statusOf(paid, token)).toBe('paid');
});

test('while the provider is away nothing is promised; the order follows by itself', async () => {
  for (const provider of ['razorpay', 'stripe'] as const) {
    const id = await start(provider);
    const proof = await pay(store, id);
    away = true;
    if (provider === 'razorpay') expect((await verify(store, token, id, proof)).body.refusal).toBe('unconfirmed');
    else expect(await statusOf(id, token)).toBe('unknown');
    await runJobs(store);
    away = false;
    expect((await paymentOf(store, id)).state).toBe('open');
    later(store, 1);
    await runJobs(store);
    expect((await paymentOf(store, id)).state).toBe('ordered');
  }
});

test('money that is given back is told as such', async () => {
  const session = await start('stripe');
  await pay(store, session);
  await store.database.$client.query('update sandbox_captures set amount_minor = 1 where session_id = $1', [session]);
  expect((await check(store, session, token)).body).toMatchObject({
    paymentStatus: 'refunded',
    message: 'The amount that was paid is not the one that was asked for. Your payment is given back.',
  });
});

test('who gives up frees what was held; who has paid meanwhile has the order', async () => {
  const left = await start('stripe');
  const stranger = await store.signIn('overdue');
  for (const [id, by] of [
    [left, stranger],
    ['of nobody', token],
  ] as const)
    expect((await cancel(store, id, by)).body).toEqual({ success: true, ordered: false });
  expect((await paymentOf(store, left)).state).toBe('open');
  for (let i = 0; i < 2; i += 1) expect((await cancel(store, left, token)).body.ordered).toBe(false);
  expect(await paymentOf(store, left)).toMatchObject({ state: 'ended', holds: 0 });

  const paid = await start();
  await pay(store, paid);
  const { rows } = await store.database.$client.query('select receipt from payments where session_id = $1', [paid]);
  expect((await cancel(store, rows[0].receipt, token)).body.ordered).toBe(true);
  expect((await paymentOf(store, paid)).state).toBe('ordered');
});
