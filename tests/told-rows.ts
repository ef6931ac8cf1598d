import { expect } from 'vitest';
import { removeItem, updateQuantity } from '../src/cart/cart.contract.ts';
import type { Row } from './provider-walk.ts';
import type { Webhook } from './provider-wire.ts';

const oneRefund = { paid: 0, refunds: 1 };
const nothing = { paid: 0, refunds: 0 };

const spoilt: Readonly<Record<string, (hook: Webhook) => Webhook>> = {
  'with another amount': ({ body, headers }) => ({
    headers,
    body: body.replace(/"amount(_total)?":\d+/, '"amount$1":100'),
  }),
  'cut short': ({ body, headers }) => ({ headers, body: body.slice(0, -1) }),
  'with its signature in upper case': (hook) =>
    resigned(hook, (text) => text.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase())),
  'with half a signature': (hook) => resigned(hook, (text) => text.slice(0, -32)),
  'without a signature': ({ body }) => ({ body, headers: {} }),
};
const resigned = ({ body, headers }: Webhook, spoil: (text: string) => string): Webhook => ({
  body,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name.endsWith('-signature') ? spoil(value) : value]),
  ),
});

/** Both providers, whoever tells first and however often. */
export const told: readonly Row[] = [
  [
    'the browser comes back before the webhook',
    async (walk) => {
      const { sessionId, webhooks, ...paid } = await walk.beginAndPay();
      expect(await walk.comeBack(sessionId, paid)).toBe(true);
      expect(new Set(await walk.deliver(webhooks))).toEqual(new Set([200]));
    },
  ],
  [
    'the webhook comes before the browser, which is then told of its order',
    async (walk) => {
      const { sessionId, webhooks, ...paid } = await walk.beginAndPay();
      await walk.deliver(webhooks);
      expect(await walk.comeBack(sessionId, paid)).toBe(true);
      const [first, second] = [await walk.confirm(), await walk.confirm()];
      expect(first.body).toMatchObject({ success: true });
      expect(second.body).toEqual(first.body);
    },
  ],
  [
    'only the webhook comes',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      await walk.deliver(webhooks);
      expect((await walk.tally()).orders).toBe(1);
    },
  ],
  [
    'only the browser comes',
    async (walk) => {
      const { sessionId, webhooks: _lost, ...paid } = await walk.beginAndPay();
      expect(await walk.comeBack(sessionId, paid)).toBe(true);
      expect((await walk.tally()).orders).toBe(1);
    },
  ],
  ['nobody comes, the job finds the money', async (walk) => void (await walk.beginAndPay())],
  [
    'only the page asks for its order',
    async (walk) => {
      await walk.beginAndPay();
      expect((await walk.confirm()).body).toMatchObject({ success: true });
    },
  ],
  [
    'every webhook comes three times',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      for (let i = 0; i < 3; i += 1) await walk.deliver(webhooks);
      walk.later(3);
      expect((await walk.deliver(webhooks)).every((status) => status === 200)).toBe(true);
    },
  ],
  [
    'everybody comes at the same moment',
    async (walk) => {
      const { sessionId, webhooks, ...paid } = await walk.beginAndPay();
      await Promise.all([
        walk.comeBack(sessionId, paid),
        walk.comeBack(sessionId, paid),
        walk.confirm(),
        walk.jobs(),
        ...[...webhooks, ...webhooks].map((hook) => walk.deliver([hook])),
      ]);
      expect((await walk.tally()).orders).toBe(1);
    },
  ],
  [
    'the webhook reaches another site as well',
    async (walk) => {
      const { webhooks } = await walk.beginAndPay();
      expect(new Set(await walk.deliver(webhooks, 'nod'))).toEqual(new Set([200]));
      expect((await walk.tally()).orders).toBe(0);
    },
  ],
  ...Object.entries(spoilt).map(
    ([how, spoil]): Row => [
      `a webhook ${how} is refused, the job finds the money`,
      async (walk) => {
        const { webhooks } = await walk.beginAndPay();
        expect(new Set(await walk.deliver(webhooks.map(spoil)))).toEqual(new Set([400]));
        expect((await walk.tally()).orders).toBe(0);
      },
    ],
  ),
  [
    'somebody else comes back with the session',
    async (walk) => {
      const { sessionId, webhooks, ...paid } = await walk.beginAndPay();
      const stranger = await walk.store.signIn('newbalance0', walk.site);
      expect(await walk.comeBack(sessionId, paid, stranger)).toBe(false);
      expect((await walk.tally()).orders).toBe(0);
      await walk.deliver(webhooks);
    },
  ],
  [
    'the cart is edited after the payment began: the order is what was paid for',
    async (walk) => {
      const sessionId = await walk.begin();
      const [line] = walk.lines;
      const edit = { item_id: line?.item_detail_id ?? 0, item_quantity: '9' };
      await walk.store.call(updateQuantity, edit, { site: walk.site, token: walk.token });
      await walk.deliver(walk.pay(sessionId).webhooks);
    },
  ],
  [
    'the line is taken out of the cart after the payment began',
    async (walk) => {
      const sessionId = await walk.begin();
      const [line] = walk.lines;
      const gone = { item_detail_id: line?.item_detail_id ?? 0 };
      await walk.store.call(removeItem, gone, { site: walk.site, token: walk.token });
      await walk.deliver(walk.pay(sessionId).webhooks);
    },
  ],
  [
    'less was paid than was asked',
    async (walk) => void (await walk.deliver((await walk.beginAndPay({ amount: 200 })).webhooks)),
    oneRefund,
  ],
  [
    'it was paid in another currency',
    async (walk) => {
      const { sessionId, webhooks, ...paid } = await walk.beginAndPay({
        currency: walk.provider === 'stripe' ? 'usd' : 'USD',
      });
      expect(await walk.comeBack(sessionId, paid)).toBe(false);
      await walk.deliver(webhooks);
    },
    oneRefund,
  ],
  [
    'nothing is paid: its stock is let go',
    async (walk) => {
      await walk.begin();
      expect((await walk.confirm()).body).toMatchObject({ success: false });
      walk.later(40);
    },
    nothing,
  ],
  [
    'the buyer orders on credit instead',
    async (walk) => {
      await walk.begin();
      expect((await walk.confirmOffline()).body).toMatchObject({ success: true });
    },
    { paid: 0, refunds: 0, offline: 1 },
  ],
];
