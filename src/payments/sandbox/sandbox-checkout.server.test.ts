import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  advanceClock,
  deliverWebhooks,
  loadPaymentOutcome,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readEnv } from '../../server/env.server.ts';
import { mountSandboxCheckout } from './sandbox-checkout.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const start = async (provider: 'razorpay' | 'stripe' = 'razorpay') => {
  await deliverWebhooks(store);
  return (await startPayment(store, token, await fillCart(store, token, [['6205-2RS/C3', 2]]), { provider })).sessionId;
};

async function ask(id: string, button?: string, site = 'nod') {
  const headers = { host: `${site}.localhost`, 'content-type': 'application/x-www-form-urlencoded' };
  const init = button === undefined ? { headers } : { method: 'POST', headers, body: `do=${button}` };
  const reply = await store.app.request(`/sandbox-checkout/${id}`, init);
  return {
    status: reply.status,
    to: reply.headers.get('location') ?? '',
    headers: reply.headers,
    html: await reply.text(),
  };
}

test('the page is marked TEST, shows the amount and allows no scripts or foreign sources', async () => {
  const { status, html, headers } = await ask(await start());
  expect(status).toBe(200);
  expect(html).toContain('<strong>TEST</strong> No money moves on this page.');
  expect(html).toMatch(/<b>INR [\d,]+\.\d\d<\/b>/);
  expect(html).not.toContain('<script');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
});

test('Pay returns with a proof to a window gateway, with the session id to a page gateway', async () => {
  const order = await start();
  const back = new URL((await ask(order, 'pay')).to);
  expect(back.pathname).toBe('/shippingnod');
  expect(back.searchParams.get('razorpay_order_id')).toBe(order);
  expect(back.searchParams.get('razorpay_signature')).toMatch(/^[0-9a-f]{64}$/);
  const session = await start('stripe');
  expect(new URL((await ask(session, 'pay')).to).searchParams.get('session_id')).toBe(session);
});

test('Close the window captures the money and does not redirect; pressed again it says paid', async () => {
  const id = await start();
  for (let i = 0; i < 2; i += 1) expect((await ask(id, 'close')).html).toContain('Paid. You can close this window');
  expect((await ask(id)).html).not.toContain('<button');
});

test('Fail and Cancel return with their outcome; a cancelled session cannot be paid', async () => {
  const id = await start();
  expect(new URL((await ask(id, 'fail')).to).searchParams.get('payment')).toBe('failed');
  expect(new URL((await ask(id, 'cancel')).to).searchParams.get('payment')).toBe('cancelled');
  expect((await ask(id, 'pay')).html).toContain('This session has ended. Nothing was charged.');
  expect((await ask(await start('stripe'), 'fail')).html).toContain('The card was declined.');
});

test('an expired session cannot be paid', async () => {
  const id = await start();
  advanceClock(store, 16);
  expect((await ask(id, 'pay')).html).toContain('This session has ended.');
  expect((await loadPaymentOutcome(store, id)).state).toBe('open');
});

test('a session exists on its own site only, and an unknown button does nothing', async () => {
  token = await store.signIn('active');
  const id = await start();
  expect((await ask(id, undefined, 'zwz')).status).toBe(404);
  expect((await ask('order_test_nobody', 'pay')).status).toBe(404);
  expect((await ask(id, 'steal')).html).toContain('<button');
});

test('outside of a demo the page exists only where it is allowed', async () => {
  const id = await start();
  const statusWith = async (settings: Record<string, string>) => {
    const app = new Hono();
    mountSandboxCheckout(app, readEnv({ DEMO: '0', ...settings }), store.server);
    return (await app.request(`/sandbox-checkout/${id}`, { headers: { host: 'nod.localhost' } })).status;
  };
  expect(await statusWith({})).toBe(404);
  expect(await statusWith({ ALLOW_SANDBOX_PAYMENTS: '1' })).toBe(200);
});
