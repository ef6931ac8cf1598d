import { expect, test } from 'vitest';
import type { Webhook } from '../../../tests/fakes/fake-gateway-server.ts';
import { type FakeStripe, startFakeStripe, stripeKeys } from '../../../tests/fakes/fake-stripe.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { createStripe } from './stripe.server.ts';
import { readStripeEvent } from './stripe-event.ts';

const stripe = setUp(startFakeStripe);

const now = new Date('2026-11-20T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const provider = createStripe(stripeKeys);
const read = ({ body, headers }: Webhook, at = now) =>
  provider.parseWebhook({ body: Buffer.from(body), header: (name) => headers[name], now: at });

const session = { id: 'cs_1', status: 'complete', payment_status: 'paid', amount_total: 500_00, currency: 'aed' };
const paid = { ...session, payment_intent: 'pi_1' };
const capture = { id: 'pi_1', sessionId: 'cs_1', amountMinor: 500_00, currency: 'AED' };
const completed = (how: Parameters<FakeStripe['sign']>[2] = {}) =>
  stripe.sign('checkout.session.completed', paid, { at: now, id: 'evt_1', ...how });

test.each([
  ['checkout.session.completed', paid, 'paid', 'cs_1', [capture]],
  ['checkout.session.completed', { ...paid, payment_status: 'unpaid' }, 'other', 'cs_1', []],
  ['checkout.session.async_payment_succeeded', paid, 'paid', 'cs_1', [capture]],
  ['checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' }, 'failed', 'cs_1', []],
  ['checkout.session.expired', { ...paid, status: 'expired', payment_intent: null }, 'ended', 'cs_1', []],
  ['checkout.session.expired', paid, 'ended', 'cs_1', []],
  ['checkout.session.created', paid, 'other', 'cs_1', []],
  ['checkout.session.completed', { object: 'checkout.session' }, 'other', null, []],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: null }, 'refunded', null, []],
  ['customer.created', { object: 'customer', id: 'cus_1' }, 'other', null, []],
])('%s of %j is %s', (type, object, kind, sessionId, captures) => {
  const webhook = stripe.sign(type, object, { at: now, id: 'evt_1' });
  expect(read(webhook)).toEqual({ id: 'evt_1', sessionId, kind, captures });
});

test.each([
  [0, true],
  [300, true],
  [301, false],
])('a webhook signed %i seconds ago: %s', (age, accepted) => {
  expect(read(completed({ at: secondsAgo(age) })) !== undefined).toBe(accepted);
});

test.each([
  ['refund.failed', 'failed', { key: 'ours' }, { id: 're_1', key: 'ours' }],
  ['refund.updated', 'canceled', {}, { id: 're_1', key: null }],
  ['refund.updated', 'succeeded', { key: 'ours' }, undefined],
])('a refund whose %s says %s, with %j, came back: %j', (type, status, metadata, failedRefund) => {
  const refund = { object: 'refund', id: 're_1', status, payment_intent: 'pi_1', metadata };
  expect(read(stripe.sign(type, refund, { at: now }))?.failedRefund).toEqual(failedRefund);
});

test('a refund tells its payment', () => {
  const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 120_00 };
  expect(read(stripe.sign('charge.refunded', charge, { at: now }))).toMatchObject({
    sessionId: null,
    kind: 'refunded',
    refunded: { captureId: 'pi_1' },
  });
});

test('a payload of another shape is no event', () => {
  expect(readStripeEvent({ id: 'evt_1', type: 'charge.refunded' })).toBeUndefined();
});

test('while a secret is rotated either signature is valid', () => {
  const { webhookSecret } = stripeKeys;
  expect(read(completed({ secrets: ['whsec_old', webhookSecret] }))?.kind).toBe('paid');
  expect(read(completed({ secrets: [webhookSecret, 'whsec_new'] }))?.kind).toBe('paid');
  expect(read(completed({ secrets: ['whsec_old', 'whsec_new'] }))).toBeUndefined();
});

const withSignature = ({ body, headers }: Webhook, spoil: (header: string) => string): Webhook => ({
  body,
  headers: { ...headers, 'stripe-signature': spoil(headers['stripe-signature'] ?? '') },
});

test.each([
  ['changed by a figure', (hook: Webhook) => ({ ...hook, body: hook.body.replace('50000', '50001') })],
  ['laid out anew', (hook: Webhook) => ({ ...hook, body: JSON.stringify(JSON.parse(hook.body), null, 1) })],
  ['with a mark before it', (hook: Webhook) => ({ ...hook, body: `\ufeff${hook.body}` })],
  ['cut short', (hook: Webhook) => ({ ...hook, body: hook.body.slice(0, -1) })],
  [
    'with an upper-case signature',
    (hook: Webhook) => withSignature(hook, (text) => text.replace(/=\w{64}$/, (s) => s.toUpperCase())),
  ],
  ['with half a signature', (hook: Webhook) => withSignature(hook, (text) => text.slice(0, -32))],
  [
    'with another moment',
    (hook: Webhook) => withSignature(hook, (text) => text.replace(/t=\d+/, `t=${now.getTime() / 1000 - 1}`)),
  ],
  ['without a moment', (hook: Webhook) => withSignature(hook, (text) => text.replace(/t=\d+,/, ''))],
  ['signed by an older scheme', (hook: Webhook) => withSignature(hook, (text) => text.replace('v1=', 'v0='))],
  ['without a signature', ({ body }: Webhook) => ({ body, headers: {} })],
  ['signed with nothing', () => completed({ secret: '' })],
  ['empty', (hook: Webhook) => ({ ...hook, body: '' })],
])('a webhook %s is rejected', (_, spoil) => {
  expect(read(spoil(completed()))).toBeUndefined();
});

test('without a webhook secret every webhook is rejected', () => {
  const open = createStripe({ ...stripeKeys, webhookSecret: '' });
  const { body, headers } = completed({ secret: '' });
  expect(open.parseWebhook({ body: Buffer.from(body), header: (name) => headers[name], now })).toBeUndefined();
});
