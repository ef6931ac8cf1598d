import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  advanceClock,
  createPaymentContext,
  loadPaymentOutcome,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { GatewayUnavailableError, type NewSession } from '../gateways/payment-gateway.ts';
import type { PaymentGateways } from '../gateways/payment-gateways.ts';
import { cancelOpenOrderPayments, openPaymentSession } from './begin-payment.server.ts';

const store = setUp(() => openTestStore({ overrideGateways: watch }));
let token: string;
let opened: NewSession[] = [];
let isAway = false;
/** Runs while the gateway opens a session. */
let meanwhile = async (_receipt: string): Promise<void> => undefined;

const watch = (gateways: PaymentGateways): PaymentGateways => ({
  ...gateways,
  forPayment: (...args) => {
    const gateway = gateways.forPayment(...args);
    return (
      gateway && {
        ...gateway,
        openSession: async (session) => {
          if (isAway) throw new GatewayUnavailableError('away');
          opened.push(session);
          const made = await gateway.openSession(session);
          await meanwhile(session.receipt);
          return made;
        },
      }
    );
  },
});
beforeAll(async () => {
  token = await store.signIn('active');
});
afterEach(() => {
  isAway = false;
  opened = [];
  meanwhile = async () => undefined;
});

const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const start = async () => startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]));
const newestPayment = async () =>
  (await query('select id, state, customer_id from payments order by id desc limit 1'))[0];
const page = { path: () => '/shippingnod?lines=1', description: 'NOD order, 1 line' };
const open = (id: number) => openPaymentSession(createPaymentContext(store), id, page);

test('the session gets amount, description and both ways back to the review page', async () => {
  const { amountMinor } = await start();
  expect(opened).toHaveLength(1);
  const [session] = opened;
  expect(session).toMatchObject({ amountMinor, currency: 'INR', description: 'NOD order, 1 line' });
  expect(session?.successUrl).toMatch(/\/shippingnod\?lines=\d+$/);
  expect(session?.cancelUrl).toMatch(new RegExp(`payment=cancelled&payment_id=${session?.receipt}$`));
});

test('a gateway with a page of its own returns with the id of its session', async () => {
  await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]), { provider: 'stripe' });
  expect(opened[0]?.successUrl).toMatch(/&session_id=\{CHECKOUT_SESSION_ID\}$/);
});

test('a session that is open already is returned as it is', async () => {
  const { sessionId, url, amountMinor } = await start();
  const { id } = await newestPayment();
  opened = [];
  expect(await open(id)).toMatchObject({ sessionId, url, amountMinor, sandbox: true });
  expect(opened).toEqual([]);
});

test('a payment that has ended opens no session', async () => {
  await start();
  const { id, customer_id } = await newestPayment();
  await store.database.transaction((db) => cancelOpenOrderPayments(db, customer_id, store.now()));
  expect(await open(id)).toBe('over');
});

test('a gateway that is away leaves the payment to be opened later', async () => {
  isAway = true;
  await expect(start()).rejects.toThrow();
  const { id, state } = await newestPayment();
  expect(state).toBe('opening');
  expect(await open(id)).toBe('down');
  isAway = false;
  expect(await open(id)).toMatchObject({ sessionId: expect.any(String) });
  expect((await newestPayment()).state).toBe('open');
});

test('a payment without its gateway cannot be opened', async () => {
  expect(await open(999_999_999)).toBe('down');
});

test('a payment that ends while its session opens is ended at the gateway too', async () => {
  meanwhile = async (receipt) => {
    const [{ customer_id }] = (await query('select customer_id from payments where receipt = $1', [receipt])) as [
      { customer_id: number },
    ];
    await store.database.transaction((db) => cancelOpenOrderPayments(db, customer_id, store.now()));
  };
  await expect(start()).rejects.toThrow();
  const [receipt = ''] = opened.map((session) => session.receipt);
  const [session] = await query('select ended_at from sandbox_sessions where receipt = $1', [receipt]);
  expect(session).toEqual({ ended_at: store.now() });
});

test('a new payment ends the one before and holds its own pieces', async () => {
  const first = await start();
  const second = await start();
  expect(await loadPaymentOutcome(store, first.sessionId)).toMatchObject({ state: 'ended', holds: 0 });
  expect(await loadPaymentOutcome(store, second.sessionId)).toMatchObject({ state: 'open', holds: 1 });
  const [hold] = await query(
    "select h.quantity, h.ends_at, p.expires_at from stock_holds h join payments p on h.reason = 'payment' and h.held_for = p.id order by p.id desc limit 1",
  );
  expect(hold.ends_at).toEqual(hold.expires_at);
});

test('the payment of an ended session is still checked, as money may come late', async () => {
  const { sessionId } = await start();
  advanceClock(store, 1);
  const { customer_id } = await newestPayment();
  await store.database.transaction((db) => cancelOpenOrderPayments(db, customer_id, store.now()));
  const [payment] = await query('select state, next_check_at from payments where session_id = $1', [sessionId]);
  expect(payment.state).toBe('ended');
  expect(payment.next_check_at.getTime()).toBeGreaterThan(store.now().getTime());
});
