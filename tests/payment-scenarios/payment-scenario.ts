import pino from 'pino';
import { expect } from 'vitest';
import type { CartLine } from '../../src/cart/cart.contract.ts';
import type { GatewayName, PaymentGateway } from '../../src/payments/gateways/payment-gateway.ts';
import { createRazorpay } from '../../src/payments/razorpay/razorpay.server.ts';
import { createStripe } from '../../src/payments/stripe/stripe.server.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../actions/orders.ts';
import {
  advanceClock,
  pollPayment,
  postWebhook,
  runPaymentJobs,
  startPayment,
  verifyPayment,
} from '../actions/payments/payments.ts';
import type { FakeGatewayServer, Webhook } from '../fakes/fake-gateway-server.ts';
import { type FakeRazorpay, razorpayKeys, startFakeRazorpay } from '../fakes/fake-razorpay.ts';
import { type FakeStripe, startFakeStripe, stripeKeys } from '../fakes/fake-stripe.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';

export type GatewayStore = {
  store: TestStore;
  razorpay: FakeRazorpay;
  stripe: FakeStripe;
  logLines: readonly string[];
  close(): Promise<void>;
};

export async function openGatewayStore(): Promise<GatewayStore> {
  let now = () => new Date();
  const [razorpay, stripe] = await Promise.all([startFakeRazorpay(), startFakeStripe({ clock: () => now() })]);
  const providers: Partial<Record<GatewayName, PaymentGateway>> = {
    razorpay: createRazorpay({ ...razorpayKeys, baseUrl: razorpay.url, timeoutMs: 400 }),
    stripe: createStripe({ ...stripeKeys, baseUrl: stripe.url, timeoutMs: 400 }),
  };
  const store = await openTestStore({
    overrideGateways: (paying) => ({
      ...paying,
      forNewPayment: ({ site }, name) => (site.onlinePayment.includes(name) ? providers[name] : undefined),
      forPayment: (_context, { provider }) => providers[provider],
    }),
  });
  now = store.now;
  const logLines: string[] = [];
  store.server.log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  return {
    store,
    razorpay,
    stripe,
    logLines,
    close: async () => {
      await Promise.all([store.close(), razorpay.close(), stripe.close()]);
    },
  };
}

const siteByGateway = { razorpay: 'zwz', stripe: 'gwd' } as const;

type Paid = { webhooks: Webhook[]; captureId: string; signature: string };

export type PaymentScenario = Awaited<ReturnType<typeof startPaymentScenario>>;

/** `offline` counts orders that were paid otherwise. */
export type ExpectedOutcome = { paid: number; refunds: number; offline?: number };
export const oneOrder: ExpectedOutcome = { paid: 1, refunds: 0 };

/** One order unless `end` is given. */
export type ScenarioRow = [story: string, steps: (scenario: PaymentScenario) => Promise<void>, end?: ExpectedOutcome];

export async function startPaymentScenario(gatewayStore: GatewayStore, provider: keyof typeof siteByGateway) {
  const { store, razorpay, stripe } = gatewayStore;
  const site = siteByGateway[provider];
  const token = await store.signIn('active', site);
  const item = '6205-2RS/C3';
  const lines: readonly CartLine[] = await fillCart(store, token, [[item, 4]], site);
  const sessionIds: string[] = [];
  const before = (await tallyOf(store, site)).orders;
  const connection: FakeGatewayServer = provider === 'razorpay' ? razorpay : stripe;

  function pay(sessionId: string, other: { amount?: number; currency?: string } = {}): Paid {
    if (provider === 'razorpay') {
      const { payment, proof, webhooks } = razorpay.pay(sessionId, other);
      return { webhooks, captureId: payment.id, signature: proof.razorpay_signature };
    }
    const webhooks = stripe.pay(sessionId, other);
    return { webhooks, captureId: stripe.sessions.get(sessionId)?.payment_intent ?? '', signature: '' };
  }

  const scenario = {
    ...gatewayStore,
    provider,
    site,
    token,
    item,
    lines,
    wire: connection,
    async begin(): Promise<string> {
      const { sessionId } = await startPayment(store, token, lines, { provider, site });
      sessionIds.push(sessionId);
      return sessionId;
    },
    pay,
    refundByHand: (captureId: string, amount?: number) =>
      provider === 'razorpay' ? razorpay.refundByHand(captureId, amount) : stripe.refundByHand(captureId, amount),
    reportRefunds: (captureId: string) =>
      provider === 'razorpay' ? razorpay.reportRefunds(captureId) : stripe.reportRefunds(captureId),
    failRefund: (captureId: string) =>
      provider === 'razorpay' ? razorpay.failRefund(captureId) : stripe.failRefund(captureId),
    async beginAndPay(other: { amount?: number; currency?: string } = {}) {
      const sessionId = await scenario.begin();
      return { sessionId, ...pay(sessionId, other) };
    },
    async comeBack(sessionId: string, paid: Pick<Paid, 'captureId' | 'signature'>, by = token) {
      if (provider === 'razorpay') return (await verifyPayment(store, by, sessionId, paid, site)).body.success;
      return (await pollPayment(store, sessionId, by, site)).body.paymentStatus === 'paid';
    },
    async deliver(webhooks: readonly Webhook[], at: 'zwz' | 'nod' | 'gwd' = site) {
      const statuses: number[] = [];
      for (const { body, headers } of webhooks)
        statuses.push(await postWebhook(store, { site: at, provider, body }, headers));
      return statuses;
    },
    confirm: () => submitOrder(store, token, toReviewedLines(lines), { site, mode_of_payment: 'Online' }),
    confirmOffline: () => submitOrder(store, token, toReviewedLines(lines), { site, payment_option: 'credit' }),
    later: (minutes: number) => advanceClock(store, minutes),
    jobs: () => runPaymentJobs(store),
    sessionIds,
    async tally() {
      const { orders, last } = await tallyOf(store, site);
      const books = sessionIds.map((id) =>
        provider === 'razorpay' ? razorpayBooks(razorpay, id) : stripeBooks(stripe, id),
      );
      const sum = (of: (book: Books) => number) => books.reduce((total, book) => total + of(book), 0);
      return { orders: orders - before, last, kept: sum((book) => book.kept), refunds: sum((book) => book.refunds) };
    },
  };
  return scenario;
}

type Books = { kept: number; refunds: number };

function razorpayBooks({ payments, refunds }: FakeRazorpay, orderId: string): Books {
  const taken = [...payments.values()].filter((one) => one.order_id === orderId && one.status !== 'failed');
  const ids = taken.map(({ id }) => id);
  return {
    kept: taken.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0),
    refunds: refunds.filter((one) => ids.includes(one.payment_id) && one.status !== 'failed').length,
  };
}

function stripeBooks({ sessions, refunds }: FakeStripe, sessionId: string): Books {
  const session = sessions.get(sessionId);
  if (session?.payment_status !== 'paid') return { kept: 0, refunds: 0 };
  const refunded = refunds.filter((one) => one.payment_intent === session.payment_intent && one.status !== 'failed');
  return {
    kept: session.amount_total - refunded.reduce((sum, { amount }) => sum + amount, 0),
    refunds: refunded.length,
  };
}

async function tallyOf({ database }: TestStore, site: string): Promise<{ orders: number; last: number }> {
  const { rows } = await database.$client.query(
    `select count(*)::int as orders, coalesce((array_agg(o.total_minor order by o.id desc))[1], 0)::int as last
      from orders o join users u on u.customer_id = o.customer_id where u.email = $1`,
    [`active@${site}.example`],
  );
  return rows[0];
}

/** Runs the jobs, then compares orders, refunds, stock and ledger with the gateway's records. */
export async function expectOutcome(scenario: PaymentScenario, expected: ExpectedOutcome) {
  scenario.wire.faults.length = 0;
  scenario.wire.outage = undefined;
  for (let i = 0; i < 4; i += 1) {
    scenario.later(1);
    await scenario.jobs();
  }
  const { orders, last, kept: captured, refunds } = await scenario.tally();
  const { offline = 0 } = expected;
  expect({ orders, refunds }).toEqual({ orders: expected.paid + offline, refunds: expected.refunds });
  expect(captured).toBe(expected.paid * last);
  const { rows } = await scenario.store.database.$client.query(
    `select state from payments where session_id = any($1) and state in ('opening', 'settled')
      union all select 'refund waits' from payment_refunds where done_at is null
      union all select 'hold of no open payment' from stock_holds h join payments m on m.id = h.held_for
        where h.reason = 'payment' and h.ended_at is null and m.state <> 'open'`,
    [scenario.sessionIds],
  );
  expect(rows).toEqual([]);
  expect(await findInconsistencies(scenario.store)).toEqual([]);
}

/** Keeps the item out of stock while the steps run. */
export async function sellOut(scenario: PaymentScenario, steps: () => Promise<void>) {
  const { database } = scenario.store;
  const sql =
    'select s.item_id, s.branch_id, s.on_hand from stock s join items i on i.id = s.item_id where i.site = $1 and i.name = $2';
  const { rows } = await database.$client.query(sql, [scenario.site, scenario.item]);
  await database.$client.query('update stock set on_hand = reserved where item_id = any($1)', [
    rows.map((row) => row.item_id),
  ]);
  await steps();
  for (const { item_id, branch_id, on_hand } of rows)
    await database.$client.query('update stock set on_hand = $3 where item_id = $1 and branch_id = $2', [
      item_id,
      branch_id,
      on_hand,
    ]);
}
