import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundByStaff } from '../../src/payments/online-payments/refund-by-staff.server.ts';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../actions/payments/ledger.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  pollPayment,
  postWebhook,
  requestInvoicePayment,
  runPaymentJobs,
  startInvoicePayment,
  verifyPayment,
} from '../actions/payments/payments.ts';
import type { Webhook } from '../fakes/fake-gateway-server.ts';
import { type GatewayStore, openGatewayStore } from './payment-scenario.ts';

let open: GatewayStore;
beforeAll(async () => {
  open = await openGatewayStore();
});
afterAll(async () => {
  expect(await findLedgerInconsistencies(open.store)).toEqual([]);
  await open.close();
});

let serial = 0;
let invoice: string;
let token: string;
beforeEach(async () => {
  serial += 1;
  invoice = `NM/G/${serial}`;
  token = await open.store.signIn('active');
  await bookOpenInvoice(open.store, invoice, 500_00);
});

type Gateway = 'razorpay' | 'stripe';
const wanted = () => ({ invoices: [[invoice, 400_00] as const], advance: 0 });
const begin = async (gateway: Gateway) =>
  (await startInvoicePayment(open.store, token, wanted(), { gateway })).sessionId;

/** Pays at the fake provider, as the buyer does there. */
function pay(gateway: Gateway, sessionId: string, other: { amount?: number } = {}) {
  if (gateway === 'stripe') {
    const webhooks = open.stripe.pay(sessionId, other);
    const captureId = open.stripe.sessions.get(sessionId)?.payment_intent ?? '';
    return { webhooks, captureId, come: () => pollPayment(open.store, sessionId, token) };
  }
  const { payment, proof, webhooks } = open.razorpay.pay(sessionId, other);
  const paid = { captureId: payment.id, signature: proof.razorpay_signature };
  return { webhooks, captureId: paid.captureId, come: () => verifyPayment(open.store, token, sessionId, paid) };
}

const deliver = async (gateway: Gateway, webhooks: readonly Webhook[]) => {
  for (const { body, headers } of webhooks)
    expect(await postWebhook(open.store, { site: 'nod', provider: gateway, body }, headers)).toBe(200);
};
const outcome = (sessionId: string) => loadPaymentOutcome(open.store, sessionId);
async function runJobs() {
  for (let i = 0; i < 3; i += 1) {
    advanceClock(open.store, 1);
    await runPaymentJobs(open.store);
  }
}
const receiptCount = async (sessionId: string) =>
  (
    await open.store.database.$client.query(
      'select count(*)::int as n from receipts r join payments m on m.id = r.payment_id where m.session_id = $1',
      [sessionId],
    )
  ).rows[0].n;

describe.each(['razorpay', 'stripe'] as const)('%s', (gateway) => {
  test('the buyer returns, then its webhooks arrive, twice', async () => {
    const sessionId = await begin(gateway);
    const { webhooks, come } = pay(gateway, sessionId);
    expect((await come()).body).toMatchObject({ success: true, message: 'Your payment is confirmed.' });
    for (let i = 0; i < 2; i += 1) await deliver(gateway, webhooks);
    expect([await findUnpaid(open.store, invoice), await receiptCount(sessionId)]).toEqual([100_00, 1]);
  });

  test('its webhooks arrive before the buyer returns', async () => {
    const sessionId = await begin(gateway);
    const { webhooks, come } = pay(gateway, sessionId);
    await deliver(gateway, webhooks);
    expect((await come()).body).toMatchObject({ success: true });
    expect([await findUnpaid(open.store, invoice), await receiptCount(sessionId)]).toEqual([100_00, 1]);
  });

  test('nobody returns and the webhooks are lost: the job books it', async () => {
    const sessionId = await begin(gateway);
    pay(gateway, sessionId);
    await runJobs();
    expect([(await outcome(sessionId)).state, await receiptCount(sessionId)]).toEqual(['booked', 1]);
  });

  test('another amount is refunded by the provider, and the invoice stays open', async () => {
    const sessionId = await begin(gateway);
    await deliver(gateway, pay(gateway, sessionId, { amount: 300_00 }).webhooks);
    await runJobs();
    expect(await outcome(sessionId)).toMatchObject({ state: 'refused', refundMinor: 300_00 });
    expect(await findUnpaid(open.store, invoice)).toBe(500_00);
    expect(open[gateway].refunds.at(-1)).toMatchObject({ amount: 300_00 });
  });

  test('a provider that is away charges nothing, and the same request opens it later', async () => {
    const key = `away-${gateway}-${serial}`;
    open[gateway].outage = 503;
    const away = await requestInvoicePayment(open.store, token, wanted(), { gateway, key });
    expect(away.body).toMatchObject({ refusal: 'provider_down' });
    open[gateway].outage = undefined;
    const { sessionId } = await startInvoicePayment(open.store, token, wanted(), { gateway, key });
    await deliver(gateway, pay(gateway, sessionId).webhooks);
    expect((await outcome(sessionId)).state).toBe('booked');
  });

  test('staff refund it at the provider, and its invoice is open again', async () => {
    const sessionId = await begin(gateway);
    await deliver(gateway, pay(gateway, sessionId).webhooks);
    const context = { ...createPaymentContext(open.store), by: 'Meera' };
    const { id } = await outcome(sessionId);
    const refund = { id: Number(id), reason: 'Paid twice' };
    expect(await refundByStaff(context, refund)).toEqual({
      refunded: '₹\u00a0400.00',
    });
    expect(await findUnpaid(open.store, invoice)).toBe(500_00);
    expect(open[gateway].refunds.at(-1)).toMatchObject({ amount: 400_00 });
  });

  test('staff refund a part in the dashboard: it is booked and told once, and its invoice is open again', async () => {
    const sessionId = await begin(gateway);
    const { webhooks, captureId } = pay(gateway, sessionId);
    await deliver(gateway, webhooks);
    const refunded = open[gateway].refundByHand(captureId, 150_00);
    await deliver(gateway, [...refunded, ...refunded]);
    await runJobs();
    expect(await outcome(sessionId)).toMatchObject({ state: 'booked', refundMinor: 150_00 });
    expect(await findUnpaid(open.store, invoice)).toBe(250_00);
    const told = await open.store.database.$client.query(
      "select receiver from outbox where template = 'payment-refunded-at-provider' and data ->> 'payment' = $1",
      [captureId],
    );
    expect(told.rows).toEqual([{ receiver: 'sales@nod.example' }]);
    await deliver(gateway, open[gateway].refundByHand(captureId));
    expect(await findUnpaid(open.store, invoice)).toBe(500_00);
    expect(open[gateway].refunds.slice(-2).map(({ amount }) => amount)).toEqual([150_00, 250_00]);
  });
});

test('Razorpay: a late bank approval after the session ended is booked', async () => {
  const sessionId = await begin('razorpay');
  advanceClock(open.store, 60);
  await runPaymentJobs(open.store);
  expect((await outcome(sessionId)).state).toBe('ended');
  await deliver('razorpay', pay('razorpay', sessionId).webhooks);
  expect((await outcome(sessionId)).state).toBe('booked');
  expect(await findUnpaid(open.store, invoice)).toBe(100_00);
});
