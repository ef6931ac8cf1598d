import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { loadPaymentOutcome, payInSandbox, startPayment } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { GatewayUnavailableError } from '../../payments/gateways/payment-gateway.ts';

const store = setUp(() =>
  openTestStore({
    overrideGateways: (gateways) => ({
      ...gateways,
      forPayment: (...args) => {
        const gateway = gateways.forPayment(...args);
        if (!gateway || !isAway) return gateway;
        return { ...gateway, getSessionState: () => Promise.reject(new GatewayUnavailableError('away')) };
      },
    }),
  }),
);
let token: string;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

async function startForCart() {
  const lines = await fillCart(store, token, [['6205-2RS/C3', 4]]);
  return { lines: toReviewedLines(lines), ...(await startPayment(store, token, lines)) };
}
const confirmOnline = (lines: ReturnType<typeof toReviewedLines>) =>
  submitOrder(store, token, lines, { mode_of_payment: 'Online' });

test('confirming lines that were paid in another window places their order', async () => {
  const { lines, sessionId } = await startForCart();
  await payInSandbox(store, sessionId);
  const { body } = await confirmOnline(lines);
  const paid = await loadPaymentOutcome(store, sessionId);
  expect(paid).toMatchObject({ state: 'ordered', refundMinor: 0 });
  expect(body).toMatchObject({ success: true, myscno: paid.number });
});

test('confirming online without having paid is refused', async () => {
  const { lines, sessionId } = await startForCart();
  expect((await confirmOnline(lines)).body).toMatchObject({ success: false, refusal: 'payment_not_found' });
  expect((await loadPaymentOutcome(store, sessionId)).state).toBe('open');
});

test('while the gateway does not answer, the buyer is told that the payment is unconfirmed', async () => {
  const { lines, sessionId } = await startForCart();
  await payInSandbox(store, sessionId);
  isAway = true;
  expect((await confirmOnline(lines)).body).toMatchObject({ success: false, refusal: 'payment_unconfirmed' });
});

test('a payment that cannot become an order is refunded, and the buyer reads why', async () => {
  const { lines, sessionId } = await startForCart();
  await payInSandbox(store, sessionId);
  const setStatus = (status: string) =>
    store.database.$client.query(
      "update customers set status = $1 where id = (select customer_id from users where email = 'active@nod.example')",
      [status],
    );
  await setStatus('verification_pending');
  const { body } = await confirmOnline(lines);
  await setStatus('active');
  expect(body).toMatchObject({ success: false, refusal: 'payment_given_back' });
  expect(body.message).toContain('Your account is not verified yet');
});

test('an order on credit ends the online payment that was open for the cart', async () => {
  const { lines, sessionId } = await startForCart();
  expect((await submitOrder(store, token, lines)).body.success).toBe(true);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({ state: 'ended', holds: 0, number: null });
});

test('a repeated order on credit leaves a later payment open', async () => {
  const [line] = toReviewedLines(await fillCart(store, token, [['NU205', 1]]));
  if (!line) throw new Error('the cart is empty');
  const first = await submitOrder(store, token, [line]);
  const { sessionId } = await startForCart();
  const again = await submitOrder(store, token, [line]);
  expect(again.body).toMatchObject({ success: true, myscno: first.body.myscno });
  expect((await loadPaymentOutcome(store, sessionId)).state).toBe('open');
});
