import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sum } from '../../src/lib/sum.ts';
import { cancelLines } from '../../src/orders/fulfilment/cancel-lines.server.ts';
import { decideOrder } from '../../src/orders/fulfilment/decide-order.server.ts';
import { dispatchOrder } from '../../src/orders/fulfilment/dispatch-order.server.ts';
import { returnGoods } from '../../src/orders/returns/return-goods.server.ts';
import { refundByStaff } from '../../src/payments/online-payments/refund-by-staff.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { bookOpenInvoice } from '../actions/payments/ledger.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  postWebhook,
  runPaymentJobs,
  startInvoicePayment,
  startPayment,
} from '../actions/payments/payments.ts';
import type { Webhook } from '../fakes/fake-gateway-server.ts';
import { runs } from '../fixed-seed.ts';
import { type GatewayStore, openGatewayStore } from './payment-scenario.ts';

let open: GatewayStore;
beforeAll(async () => {
  open = await openGatewayStore();
});
afterAll(() => open.close());

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await open.store.database.$client.query(text, values)).rows;

/** What happens, with a number that says which webhook or how much. */
const events = [
  'a webhook arrives',
  'a webhook arrives',
  'staff refund in the dashboard',
  'the last refund comes back',
  'staff refund here',
  'staff refund again',
  'the job runs',
  'the provider is away or there again',
  'a piece is cancelled',
  'a piece is sent',
  'an invoice is credited',
  'the order is cancelled',
] as const;
const stories = fc.record({
  gateway: fc.constantFrom('razorpay' as const, 'stripe' as const),
  isOrder: fc.boolean(),
  isPaidTwice: fc.boolean(),
  events: fc.array(fc.tuple(fc.constantFrom(...events), fc.nat(400)), { maxLength: 14 }),
});
type Story = typeof stories extends fc.Arbitrary<infer S> ? S : never;

let serial = 0;

async function begin({ gateway, isOrder, isPaidTwice }: Story) {
  const { store, razorpay, stripe } = open;
  const token = await store.signIn('active');
  serial += 1;
  const invoice = `NM/R/${serial}`;
  await bookOpenInvoice(store, invoice, 300_00);
  const [{ unpaid }] = await rowsOf(
    "select sum(open_minor)::int as unpaid from ledger_entries where kind = 'invoice' and reference = $1",
    [invoice],
  );
  const wanted = { invoices: unpaid > 0 ? [[invoice, unpaid] as const] : [], advance: 150_00 };
  const { sessionId, amountMinor } = isOrder
    ? await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 3]]), { provider: gateway })
    : await startInvoicePayment(store, token, wanted, { gateway });
  if (gateway === 'stripe') {
    const pool = stripe.pay(sessionId);
    return { sessionId, amountMinor, pool, captureIds: [stripe.sessions.get(sessionId)?.payment_intent ?? ''] };
  }
  const other = isPaidTwice ? razorpay.fail(sessionId).payment : undefined;
  const { payment, webhooks } = razorpay.pay(sessionId);
  const pool = [...webhooks, ...(other ? razorpay.captureLate(other.id).webhooks : [])];
  return { sessionId, amountMinor, pool, captureIds: [payment.id, ...(other ? [other.id] : [])] };
}

async function tell(story: Story) {
  const { store } = open;
  const wire = open[story.gateway];
  const { sessionId, amountMinor, pool, captureIds } = await begin(story);
  const [captureId = ''] = captureIds;
  const [{ id: paymentId }] = await rowsOf('select id from payments where session_id = $1', [sessionId]);
  const id = Number(paymentId);
  const made = (of = captureId) =>
    wire.refunds.filter((one) => ('payment_intent' in one ? one.payment_intent : one.payment_id) === of);
  const givenBack = (of = captureId) =>
    made(of)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const deliver = ({ body, headers }: Webhook) =>
    postWebhook(store, { site: 'nod', provider: story.gateway, body }, headers);
  const refund = (wanted: { reason: string; onlyOnAccount?: boolean }) =>
    refundByStaff({ ...createPaymentContext(store), by: 'Meera' }, { id, ...wanted });
  const runJobs = async () => {
    advanceClock(store, 0.1);
    await runPaymentJobs(store);
  };
  async function onOrder(does: (number: string) => Promise<unknown>) {
    const { number } = await loadPaymentOutcome(store, sessionId);
    if (number) await does(number);
  }
  const staff = () => ({ by: 'test', now: store.now() });
  const one = [{ lineNo: 1, quantity: 1 }];
  const happen: Record<(typeof events)[number], (n: number) => Promise<unknown> | unknown> = {
    'a webhook arrives': (n) => deliver(pool[n % pool.length] as Webhook),
    'staff refund in the dashboard': (n) => {
      const left = amountMinor - givenBack();
      if (left > 0) pool.push(...wire.refundByHand(captureId, n > 300 ? left : Math.min(left, 100 + n * 100)));
    },
    'the last refund comes back': () => {
      if (made().at(-1)?.status && made().at(-1)?.status !== 'failed') pool.push(...wire.failRefund(captureId));
    },
    'staff refund here': (n) => refund({ reason: 'Paid twice', onlyOnAccount: n % 2 === 0 }),
    'staff refund again': () => refund({ reason: '' }),
    'the job runs': runJobs,
    'the provider is away or there again': () => {
      wire.outage = wire.outage ? undefined : 503;
    },
    'a piece is cancelled': () =>
      onOrder((number) => cancelLines(store.database, sites.nod, { number, lines: one, ...staff() })),
    'a piece is sent': () =>
      onOrder((number) => dispatchOrder(store.database, sites.nod, { number, lines: one, ...staff() })),
    'an invoice is credited': () =>
      onOrder(async (number) => {
        const sql = "select number from documents where head ->> 'orderNumber' = $1 and kind = 'tax_invoice' limit 1";
        for (const { number: invoice } of await rowsOf(sql, [number]))
          await returnGoods(store.database, sites.nod, { invoice, reason: 'x', restock: false, ...staff() });
      }),
    'the order is cancelled': () =>
      onOrder((number) => decideOrder(store.database, sites.nod, { number, to: 'Cancelled', ...staff() })),
  };
  for (const [event, n] of story.events) await happen[event](n);
  wire.outage = undefined;
  for (const webhook of [...pool].reverse()) await deliver(webhook);
  const isUndone = async () =>
    (await rowsOf('select 1 from payment_refunds where payment_id = $1 and done_at is null', [id])).length > 0;
  for (let i = 0; i < 4 && (i === 0 || (await isUndone())); i += 1) {
    await runJobs();
    await refund({ reason: '' });
  }
  const told = captureIds.flatMap((of) => (made(of).length > 0 ? wire.reportRefunds(of) : []));
  for (const webhook of told) await deliver(webhook);
  const refunded = Object.fromEntries(captureIds.map((of) => [of, givenBack(of)]));
  return { id, amountMinor, refunded, repeat: () => Promise.all([...pool, ...told].map(deliver)) };
}

const recordedOf = (id: number) =>
  rowsOf(
    `select capture_id as of, amount_minor::int as amount, done_at is not null as done, refund_id from payment_refunds
      where payment_id = $1 order by id`,
    [id],
  );
const ledgerOf = (id: number) =>
  rowsOf(
    `select m.capture_id as of, e.kind, e.amount_minor::int as amount, e.open_minor::int as open from ledger_entries e
      join receipts r on r.id = e.receipt_id join payments m on m.id = r.payment_id where m.id = $1 order by e.id`,
    [id],
  );

test('whatever is paid, refunded here and there, comes back or is repeated, the books are what the provider says', async () => {
  await rowsOf("update stock set on_hand = 1000000 where item_id in (select id from items where name = '6205-2RS/C3')");
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { id, amountMinor, refunded, repeat } = await tell(story);
      const [recorded, ledger] = [await recordedOf(id), await ledgerOf(id)];
      expect(recorded.filter(({ done }) => !done)).toEqual([]);
      for (const [of, minor] of Object.entries(refunded)) {
        const ofCapture = recorded.filter((one) => one.of === of);
        const recordedMinor = sum(ofCapture, (one) => one.amount);
        // What was refunded before the payment was known here is not written down of one that became none.
        if (ledger.length === 0) expect(recordedMinor).toBeLessThanOrEqual(minor);
        else expect([of, recordedMinor]).toEqual([of, minor]);
        expect(minor).toBeLessThanOrEqual(amountMinor);
      }
      if (ledger.length > 0)
        expect(0 - sum(ledger, (one) => one.amount)).toBe(amountMinor - (refunded[ledger[0]?.of] ?? 0));
      await repeat();
      expect([await recordedOf(id), await ledgerOf(id)]).toEqual([recorded, ledger]);
      expect(await findInconsistencies(open.store)).toEqual([]);
    }),
    { numRuns: runs(10) },
  );
}, 300_000);
