import { describe, expect, test } from 'vitest';
import { advanceClock, createPaymentContext } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { GatewayName, NewSession } from '../gateways/payment-gateway.ts';
import { findSandboxSession } from './sandbox.db.ts';
import { cancelSandbox, createSandbox, failSandbox, paySandbox, sandboxWebhookHeaders } from './sandbox.server.ts';

const store = setUp(openTestStore);

const providerOf = (name: GatewayName) => createSandbox(createPaymentContext(store), name, 'http://nod.localhost:3000');
let receipts = 0;
const newSession = (): NewSession => ({
  receipt: `receipt ${++receipts}`,
  amountMinor: 500_00,
  currency: 'INR',
  description: 'NOD order, 1 line',
  email: 'a@b.example',
  successUrl: 'http://nod.localhost:3000/shippingnod?lines=1&session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://nod.localhost:3000/shippingnod?lines=1&payment=cancelled',
  expiresAt: new Date(store.now().getTime() + 900_000),
});
const eventsOf = async (sessionId: string) =>
  (
    await store.database.$client.query('select id, site, provider, body from sandbox_events where body like $1', [
      `%${sessionId}%`,
    ])
  ).rows;

describe.each(['razorpay', 'stripe'] as const)('%s', (name) => {
  test('it moves no real money', async () => {
    expect(await providerOf(name).checkKeys()).toEqual({ isLive: false });
  });

  test('the same receipt returns the same session', async () => {
    const session = newSession();
    const [first, second] = [await providerOf(name).openSession(session), await providerOf(name).openSession(session)];
    expect(first).toEqual(second);
    expect(first.url).toBe(`http://nod.localhost:3000/sandbox-checkout/${first.id}`);
  });

  test('paying twice captures once and sends one webhook with a valid signature', async () => {
    const provider = providerOf(name);
    const { id } = await provider.openSession(newSession());
    expect(await provider.getSessionState(id)).toEqual({ state: 'open', captures: [] });
    const [first, second] = [
      await paySandbox(createPaymentContext(store), id),
      await paySandbox(createPaymentContext(store), id),
    ];
    expect(first).toEqual(second);
    const capture = { id: first?.captureId, sessionId: id, amountMinor: 500_00, currency: 'INR' };
    expect(await provider.getSessionState(id)).toEqual({ state: 'paid', captures: [capture] });
    const [event, ...more] = await eventsOf(id);
    expect(more).toEqual([]);
    const headers = sandboxWebhookHeaders(createPaymentContext(store), event);
    const read = (body: string, now = store.now()) =>
      provider.parseWebhook({ body: Buffer.from(body), header: (wanted) => headers[wanted], now });
    expect(read(event.body)).toEqual({ id: event.id, sessionId: id, kind: 'paid', captures: [capture] });
    expect(read(event.body.replace('50000', '50001'))).toBeUndefined();
    expect(read(event.body.slice(0, -1))).toBeUndefined();
    const old = new Date(store.now().getTime() + 301_000);
    expect(read(event.body, old) === undefined).toBe(name === 'stripe');
  });

  test('an ended or expired session cannot be paid', async () => {
    const ended = await providerOf(name).openSession(newSession());
    for (let i = 0; i < 2; i += 1) await providerOf(name).endSession(ended.id);
    const over = await providerOf(name).openSession(newSession());
    advanceClock(store, 16);
    for (const { id } of [ended, over]) {
      expect(await paySandbox(createPaymentContext(store), id)).toBeUndefined();
      expect((await providerOf(name).getSessionState(id)).state).toBe('ended');
    }
  });

  test('the same key refunds once', async () => {
    const { id } = await providerOf(name).openSession(newSession());
    const proof = await paySandbox(createPaymentContext(store), id);
    const refund = { captureId: proof?.captureId ?? '', amountMinor: 100_00, key: `key ${id}` };
    expect(await providerOf(name).refund(refund)).toEqual(await providerOf(name).refund(refund));
  });

  test('a declined card and a cancellation are sent as webhooks', async () => {
    const { id } = await providerOf(name).openSession(newSession());
    const [session] = await findSandboxSession(store.database, { site: 'nod', id });
    if (!session) throw new Error('no session');
    await failSandbox(createPaymentContext(store), session);
    expect((await providerOf(name).getSessionState(id)).state).toBe('open');
    await cancelSandbox(createPaymentContext(store), session);
    expect((await providerOf(name).getSessionState(id)).state).toBe('ended');
    expect((await eventsOf(id)).map(({ body }) => JSON.parse(body).kind).toSorted()).toEqual(['ended', 'failed']);
  });
});

test('a proof is valid for its own session, payment and site only', async () => {
  const { id } = await providerOf('razorpay').openSession(newSession());
  const { captureId, signature } = (await paySandbox(createPaymentContext(store), id)) ?? {
    captureId: '',
    signature: '',
  };
  const proof = { sessionId: id, captureId, signature };
  const isValid = (change: object, of = providerOf('razorpay')) => of.isValidProof({ ...proof, ...change });
  expect(isValid({})).toBe(true);
  const wrong = [signature.toUpperCase(), signature.slice(1), `${signature}0`, signature.replace(/^./, 'g'), ''];
  for (const one of wrong) expect(isValid({ signature: one })).toBe(false);
  expect(isValid({ captureId: 'pay_other' })).toBe(false);
  expect(isValid({ sessionId: 'order_other' })).toBe(false);
  expect(isValid({}, createSandbox(createPaymentContext(store, 'zwz'), 'razorpay', ''))).toBe(false);
});
