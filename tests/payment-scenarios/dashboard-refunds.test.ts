import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundByStaff } from '../../src/payments/online-payments/refund-by-staff.server.ts';
import { settleOutside } from '../../src/payments/online-payments/settle-outside.server.ts';
import { bookOpenInvoice, findLedgerInconsistencies, findUnpaid } from '../actions/payments/ledger.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  postWebhook,
  runPaymentJobs,
  startInvoicePayment,
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

describe.each(['razorpay', 'stripe'] as const)('%s', (gateway) => {
  let serial = 0;
  let invoice: string;
  let token: string;
  beforeEach(async () => {
    open[gateway].outage = undefined;
    open[gateway].faults.length = 0;
    serial += 1;
    invoice = `NM/${gateway}/${serial}`;
    token = await open.store.signIn('active');
    await useMoneyOnAccount();
    await bookOpenInvoice(open.store, invoice, 400_00);
  });

  /** So that it does not pay the invoice of this test. */
  async function useMoneyOnAccount() {
    const { rows } = await open.store.database.$client.query(
      "select coalesce(sum(open_minor), 0)::int as minor from ledger_entries where kind = 'receipt' and site = 'nod'",
    );
    if (rows[0].minor > 0) await bookOpenInvoice(open.store, `${invoice}/before`, rows[0].minor);
  }
  const outcome = (sessionId: string) => loadPaymentOutcome(open.store, sessionId);
  const deliver = async (webhooks: readonly Webhook[]) => {
    const statuses: number[] = [];
    for (const { body, headers } of webhooks)
      statuses.push(await postWebhook(open.store, { site: 'nod', provider: gateway, body }, headers));
    return [...new Set(statuses)];
  };
  async function runJobs() {
    for (let i = 0; i < 3; i += 1) {
      advanceClock(open.store, 1);
      await runPaymentJobs(open.store);
    }
  }
  /** ₹400 for the invoice and ₹100 in advance, paid at the provider and not told yet. */
  async function pay() {
    const wanted = { invoices: [[invoice, 400_00] as const], advance: 100_00 };
    const { sessionId } = await startInvoicePayment(open.store, token, wanted, { gateway });
    return { sessionId, ...paidAt(sessionId) };
  }
  function paidAt(sessionId: string, other?: { amount: number }) {
    if (gateway === 'stripe') {
      const webhooks = open.stripe.pay(sessionId, other);
      return { webhooks, captureId: open.stripe.sessions.get(sessionId)?.payment_intent ?? '' };
    }
    const { payment, webhooks } = open.razorpay.pay(sessionId, other);
    return { webhooks, captureId: payment.id };
  }
  async function booked() {
    const paid = await pay();
    await deliver(paid.webhooks);
    return { ...paid, id: Number((await outcome(paid.sessionId)).id) };
  }
  const staff = () => ({ ...createPaymentContext(open.store), by: 'Meera' });
  const refund = (id: number, wanted: { reason?: string; onlyOnAccount?: boolean } = {}) =>
    refundByStaff(staff(), { id, reason: '', ...wanted });
  const refundsOf = async (id: number) =>
    (
      await open.store.database.$client.query(
        `select amount_minor::int as amount, done_at is not null as done, last_error as error from payment_refunds
          where payment_id = $1 order by id`,
        [id],
      )
    ).rows;
  /** What the provider has refunded of the payment now. */
  const givenBack = (captureId: string) =>
    (gateway === 'stripe' ? open.stripe.refunds : open.razorpay.refunds)
      .filter((one) => ('payment_intent' in one ? one.payment_intent : one.payment_id) === captureId)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  test('a refund of the dashboard that comes back waits for staff, who refund it again, once', async () => {
    const { id, captureId } = await booked();
    await deliver(open[gateway].refundByHand(captureId, 150_00));
    expect(await refundsOf(id)).toEqual([{ amount: 150_00, done: true, error: null }]);
    const failed = open[gateway].failRefund(captureId);
    await deliver([...failed, ...failed]);
    expect(await refundsOf(id)).toEqual([
      { amount: 150_00, done: false, error: 'the refund came back from the bank of the buyer' },
    ]);
    expect(await refund(id)).toMatchObject({ refunded: expect.stringContaining('150.00') });
    await deliver([...failed, ...open[gateway].reportRefunds(captureId)]);
    expect(await refundsOf(id)).toEqual([{ amount: 150_00, done: true, error: null }]);
    expect(givenBack(captureId)).toBe(150_00);
  });

  test('of two equal refunds of the dashboard the one that comes back waits', async () => {
    const { id, captureId } = await booked();
    for (let i = 0; i < 2; i += 1) await deliver(open[gateway].refundByHand(captureId, 50_00));
    await deliver(open[gateway].failRefund(captureId));
    expect(await refundsOf(id)).toMatchObject([{ done: true }, { amount: 50_00, done: false }]);
  });

  test('a refund of the dashboard that came back before it was told is not booked', async () => {
    const { id, captureId } = await booked();
    const told = open[gateway].refundByHand(captureId, 150_00);
    await deliver([...open[gateway].failRefund(captureId), ...told]);
    expect(await refundsOf(id)).toEqual([]);
    expect(await findUnpaid(open.store, invoice)).toBe(0);
  });

  test('a refund of the dashboard is not lost while the provider does not answer: it tells it again', async () => {
    const { id, captureId } = await booked();
    const told = open[gateway].refundByHand(captureId, 150_00);
    open[gateway].outage = 503;
    expect(await deliver(told)).toEqual([500]);
    open[gateway].outage = undefined;
    expect(await deliver(told)).toEqual([200]);
    expect(await refundsOf(id)).toMatchObject([{ amount: 150_00, done: true }]);
  });

  test('a refund told before its payment, which the provider could not be asked about, is booked later', async () => {
    const { sessionId, captureId, webhooks } = await pay();
    await deliver(open[gateway].refundByHand(captureId, 500_00));
    open[gateway].outage = 503;
    await deliver(webhooks);
    const { id, state } = await outcome(sessionId);
    expect(state).toBe('booked');
    await runJobs();
    open[gateway].outage = undefined;
    await runJobs();
    expect(await refundsOf(Number(id))).toMatchObject([{ amount: 500_00, done: true }]);
    expect(await findUnpaid(open.store, invoice)).toBe(400_00);
  });

  /** Staff refund the ₹100 on account here, and it comes back. */
  async function cameBack() {
    const paid = await booked();
    await refund(paid.id, { reason: 'Paid ahead by mistake', onlyOnAccount: true });
    await deliver([...open[gateway].reportRefunds(paid.captureId), ...open[gateway].failRefund(paid.captureId)]);
    expect(await refundsOf(paid.id)).toMatchObject([{ amount: 100_00, done: false }]);
    return paid;
  }

  test('a refund that came back and is made in the dashboard instead is done, and not made again', async () => {
    const { id, captureId } = await cameBack();
    const told = open[gateway].refundByHand(captureId, 100_00);
    await deliver([...told, ...told]);
    expect(await refundsOf(id)).toEqual([{ amount: 100_00, done: true, error: null }]);
    expect(await refund(id, { onlyOnAccount: true, reason: 'x' })).toMatchObject({ refusal: 'refunded_before' });
    expect(givenBack(captureId)).toBe(100_00);
    await deliver(open[gateway].failRefund(captureId));
    expect(await refundsOf(id)).toMatchObject([{ amount: 100_00, done: false }]);
  });

  test('a refund that was made in the dashboard instead, and not told, is not made again by staff here', async () => {
    const { id, captureId } = await cameBack();
    open[gateway].refundByHand(captureId, 100_00);
    expect(await refund(id)).toMatchObject({ refusal: 'refunded_before' });
    expect(await refundsOf(id)).toMatchObject([{ amount: 100_00, done: true }]);
    expect(givenBack(captureId)).toBe(100_00);
  });

  test('of a refund that is made in part in the dashboard instead, only the rest is made again', async () => {
    const { id, captureId } = await cameBack();
    await deliver(open[gateway].refundByHand(captureId, 30_00));
    expect(await refund(id)).toMatchObject({ refunded: expect.stringContaining('70.00') });
    await deliver(open[gateway].reportRefunds(captureId));
    expect(await refundsOf(id)).toMatchObject([
      { amount: 70_00, done: true },
      { amount: 30_00, done: true },
    ]);
    expect([givenBack(captureId), await findUnpaid(open.store, invoice)]).toEqual([100_00, 0]);
  });

  test('what the dashboard refunds beyond a refund that came back is booked as well', async () => {
    const { id, captureId } = await cameBack();
    await deliver(open[gateway].refundByHand(captureId, 250_00));
    expect(await refundsOf(id)).toMatchObject([
      { amount: 100_00, done: true },
      { amount: 150_00, done: true },
    ]);
    expect(await findUnpaid(open.store, invoice)).toBe(150_00);
  });

  test('the report of a refund that came later than its failure does not make it done', async () => {
    const { id, captureId } = await booked();
    await refund(id, { reason: 'Paid ahead by mistake', onlyOnAccount: true });
    const told = open[gateway].reportRefunds(captureId);
    await deliver([...open[gateway].failRefund(captureId), ...told]);
    expect(await refundsOf(id)).toMatchObject([{ amount: 100_00, done: false }]);
  });

  test('of a refused payment only what the dashboard has not refunded is refunded here', async () => {
    const wanted = { invoices: [[invoice, 400_00] as const], advance: 100_00 };
    const { sessionId } = await startInvoicePayment(open.store, token, wanted, { gateway });
    const { webhooks, captureId } = paidAt(sessionId, { amount: 600_00 });
    await deliver(open[gateway].refundByHand(captureId, 150_00));
    open[gateway].outage = 503;
    await deliver(webhooks);
    open[gateway].outage = undefined;
    const { id, state } = await outcome(sessionId);
    expect(state).toBe('refused');
    await runJobs();
    expect(await refundsOf(Number(id))).toEqual([
      { amount: 450_00, done: true, error: null },
      { amount: 150_00, done: true, error: null },
    ]);
    expect(givenBack(captureId)).toBe(600_00);
  });

  test('a payment is not settled outside while its refund is requested, and is once the request failed', async () => {
    const { id, captureId } = await booked();
    const settle = () => settleOutside(staff(), { id, reason: 'Paid in cash' });
    open[gateway].faults.push({ on: /^POST .*refund/, is: 'silent' }, { on: /^POST .*refund/, is: 500 });
    const refunding = refund(id, { reason: 'Paid ahead by mistake', onlyOnAccount: true });
    await expect
      .poll(() =>
        open[gateway].requests.some(
          ({ method, path, body }) => method === 'POST' && /refund/.test(path) && (path + body).includes(captureId),
        ),
      )
      .toBe(true);
    expect(await settle()).toMatchObject({ refusal: 'refund_under_way' });
    expect(await refunding).toMatchObject({ refusal: 'not_refunded' });
    expect(await settle()).toBeUndefined();
  });
});
