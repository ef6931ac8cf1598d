import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import {
  createPaymentContext,
  loadPaymentOutcome,
  startInvoicePayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { SiteCode } from '../../sites/site.ts';
import { endPaymentBefore } from './end-payment-before.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

async function endBefore(gateway: 'razorpay' | 'stripe', isRepeated: boolean, site: SiteCode = 'nod') {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const context = { ...createPaymentContext(store, site), caller: { customerId } };
  return endPaymentBefore(context, gateway, async () => isRepeated);
}
const start = () => startInvoicePayment(store, token, { advance: 100_00 });
const stateOf = async (sessionId: string) => (await loadPaymentOutcome(store, sessionId)).state;

test('the open payment of the customer is ended, unless this request began it', async () => {
  const { sessionId } = await start();
  expect(await endBefore('stripe', true)).toBeUndefined();
  expect(await stateOf(sessionId)).toBe('open');
  expect(await endBefore('stripe', false)).toBeUndefined();
  expect(await stateOf(sessionId)).toBe('ended');
  expect(await endBefore('stripe', false)).toBeUndefined();
});

test('without the gateway nothing is ended', async () => {
  const { sessionId } = await start();
  expect(await endBefore('razorpay', false, 'gwd')).toBe('no_gateway');
  expect(await stateOf(sessionId)).toBe('open');
});
