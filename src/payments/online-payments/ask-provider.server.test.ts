import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  createPaymentContext,
  loadPaymentOutcome,
  payInSandbox,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { watchGateways } from '../../../tests/actions/payments/watched-gateways.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import type { PaymentGateways } from '../gateways/payment-gateways.ts';
import { askProvider } from './ask-provider.server.ts';
import { findPaymentOfSite } from './find-payment.server.ts';
import type { PaymentRow } from './payments.db.ts';

const watched = watchGateways();
const store = setUp(() => openTestStore({ overrideGateways: watched.override }));
let sessionId: string;
let payment: PaymentRow;
beforeAll(async () => {
  const token = await store.signIn('active');
  ({ sessionId } = await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]])));
  const { id } = await loadPaymentOutcome(store, sessionId);
  const found = await findPaymentOfSite(store.database, sites.nod, id);
  if (!found) throw new Error('no payment');
  payment = found;
});
afterEach(() => {
  watched.down.clear();
  watched.silent.clear();
});

const ask = (of = payment, gateways: PaymentGateways = store.server.services.gateways, timeoutMs = 20_000) =>
  askProvider({ ...createPaymentContext(store), services: { gateways }, timeoutMs }, of);

test('the provider says whether it is paid', async () => {
  expect(await ask()).toEqual({ state: 'open', captures: [] });
  const { captureId } = await payInSandbox(store, sessionId);
  expect(await ask()).toMatchObject({ state: 'paid', captures: [{ id: captureId, amountMinor: payment.amountMinor }] });
});

test.each([
  ['is away', () => watched.down.add('state')],
  ['never answers', () => watched.silent.add('state')],
])('a provider that %s is told in one sentence', async (_case, fail) => {
  fail();
  expect(await ask(payment, store.server.services.gateways, 30)).toMatchObject({
    refusal: 'no_answer',
    message: 'The test gateway for Razorpay does not answer. Please try again in some minutes.',
  });
});

test('a payment that was never opened, has no keys any more, or is not known to the provider', async () => {
  expect(await ask({ ...payment, sessionId: null })).toMatchObject({ refusal: 'never_opened' });
  expect(await ask(payment, { ...store.server.services.gateways, forPayment: () => undefined })).toMatchObject({
    refusal: 'no_keys',
    message: 'NOD no longer has keys for The test gateway for Razorpay.',
  });
  const unknown: PaymentGateways = {
    ...store.server.services.gateways,
    forPayment: (...from) => {
      const gateway = store.server.services.gateways.forPayment(...from);
      const reason = { status: 400, code: 'BAD_REQUEST_ERROR' };
      return (
        gateway && { ...gateway, getSessionState: () => Promise.reject(new GatewayRequestError('razorpay', reason)) }
      );
    },
  };
  expect(await ask(payment, unknown)).toMatchObject({
    refusal: 'not_known',
    message: 'The test gateway for Razorpay does not know this payment (BAD_REQUEST_ERROR).',
  });
});

test('a payment of another site is not found', async () => {
  expect(await findPaymentOfSite(store.database, sites.zwz, payment.id)).toBeUndefined();
});
