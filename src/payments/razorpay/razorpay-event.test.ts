import { expect, test } from 'vitest';
import type { Webhook } from '../../../tests/fakes/fake-gateway-server.ts';
import { razorpayKeys, startFakeRazorpay } from '../../../tests/fakes/fake-razorpay.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { createRazorpay } from './razorpay.server.ts';

const razorpay = setUp(startFakeRazorpay);

const provider = createRazorpay(razorpayKeys);
const read = ({ body, headers }: Webhook, now = new Date()) =>
  provider.parseWebhook({ body: Buffer.from(body), header: (name) => headers[name], now });

const payment = { id: 'pay_1', order_id: 'order_1', amount: 500_00, currency: 'INR', status: 'captured' };
const event = (name: string, entity: object = payment) => ({ event: name, payload: { payment: { entity } } });
const capture = { id: 'pay_1', sessionId: 'order_1', amountMinor: 500_00, currency: 'INR' };

test.each([
  ['payment.captured', 'paid', [capture]],
  ['order.paid', 'paid', [capture]],
  ['payment.authorized', 'other', []],
  ['payment.failed', 'failed', []],
  ['refund.created', 'other', []],
  ['refund.failed', 'refund_failed', []],
  ['payment.dispute.created', 'other', []],
])('%s is %s', (name, kind, captures) => {
  const webhook = razorpay.sign(event(name), { id: 'evt_1' });
  expect(read(webhook)).toEqual({ id: 'evt_1', sessionId: 'order_1', kind, captures });
});

test('a refund tells its payment', () => {
  expect(read(razorpay.sign(event('refund.processed', { ...payment, amount_refunded: 120_00 })))).toMatchObject({
    sessionId: 'order_1',
    kind: 'refunded',
    refunded: { captureId: 'pay_1' },
  });
});

test.each([
  [{ key: 'ours' }, 'ours'],
  [[], null],
  [{ key: 5 }, null],
  [undefined, null],
])('a refund that came back is named, with the key in its notes: %j', (notes, key) => {
  const payload = { payment: { entity: payment }, refund: { entity: { id: 'rfnd_1', status: 'failed', notes } } };
  expect(read(razorpay.sign({ event: 'refund.failed', payload }))).toMatchObject({
    kind: 'refund_failed',
    failedRefund: { id: 'rfnd_1', key },
  });
});

test('an event without an order or a payment is ignored', () => {
  const none = { id: 'evt_2', sessionId: null, kind: 'other', captures: [] };
  const sign = (one: object) => read(razorpay.sign(one, { id: 'evt_2' }));
  expect(sign(event('payment.captured', { ...payment, order_id: null }))).toEqual(none);
  expect(sign({ event: 'settlement.processed', payload: {} })).toEqual(none);
  expect(sign({ what: 'is this' })).toEqual(none);
});

test('an event without an id is identified by a hash of its body', () => {
  const { body, headers } = razorpay.sign(event('order.paid'));
  const [, ...rest] = Object.entries(headers).reverse();
  const nameless = { body, headers: Object.fromEntries(rest) };
  expect(read(nameless)?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(read(nameless)).toEqual(read(nameless));
});

test.each([
  ['changed by a figure', (hook: Webhook) => ({ ...hook, body: hook.body.replace('50000', '50001') })],
  ['laid out anew', (hook: Webhook) => ({ ...hook, body: JSON.stringify(JSON.parse(hook.body), null, 1) })],
  ['cut short', (hook: Webhook) => ({ ...hook, body: hook.body.slice(0, -1) })],
  ['with an upper-case signature', (hook: Webhook) => signed(hook, (text) => text.toUpperCase())],
  ['with half a signature', (hook: Webhook) => signed(hook, (text) => text.slice(0, 32))],
  ['with an empty signature', (hook: Webhook) => signed(hook, () => '')],
  ['without a signature', ({ body }: Webhook) => ({ body, headers: {} })],
  ['signed with the key’s secret', ({ body }: Webhook) => resigned(body, razorpayKeys.keySecret)],
  ['signed with nothing', ({ body }: Webhook) => resigned(body, '')],
])('a webhook %s is rejected', (_, spoil) => {
  expect(read(spoil(razorpay.sign(event('order.paid'))))).toBeUndefined();
});

test('without a webhook secret every webhook is rejected', () => {
  const open = createRazorpay({ ...razorpayKeys, webhookSecret: '' });
  const { body, headers } = razorpay.sign(event('order.paid'), { secret: '' });
  expect(
    open.parseWebhook({ body: Buffer.from(body), header: (name) => headers[name], now: new Date() }),
  ).toBeUndefined();
});

const signed = ({ body, headers }: Webhook, spoil: (signature: string) => string): Webhook => ({
  body,
  headers: { ...headers, 'x-razorpay-signature': spoil(headers['x-razorpay-signature'] ?? '') },
});
const resigned = (body: string, secret: string) => razorpay.sign(JSON.parse(body), { secret });
