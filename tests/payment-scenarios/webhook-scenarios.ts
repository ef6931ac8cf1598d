import { expect } from 'vitest';
import { removeItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import type { Webhook } from '../fakes/fake-gateway-server.ts';
import type { ScenarioRow } from './payment-scenario.ts';

const oneRefund = { paid: 0, refunds: 1 };
const nothing = { paid: 0, refunds: 0 };

const tampered: Readonly<Record<string, (hook: Webhook) => Webhook>> = {
  'with another amount': ({ body, headers }) => ({
    headers,
    body: body.replace(/"amount(_total)?":\d+/, '"amount$1":100'),
  }),
  'cut short': ({ body, headers }) => ({ headers, body: body.slice(0, -1) }),
  'with its signature in upper case': (hook) =>
    signedAgain(hook, (text) => text.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase())),
  'with half a signature': (hook) => signedAgain(hook, (text) => text.slice(0, -32)),
  'without a signature': ({ body }) => ({ body, headers: {} }),
};
const signedAgain = ({ body, headers }: Webhook, tamper: (text: string) => string): Webhook => ({
  body,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name.endsWith('-signature') ? tamper(value) : value]),
  ),
});

export const webhookScenarios: readonly ScenarioRow[] = [
  [
    'the browser returns before the webhook',
    async (scenario) => {
      const { sessionId, webhooks, ...paid } = await scenario.beginAndPay();
      expect(await scenario.comeBack(sessionId, paid)).toBe(true);
      expect(new Set(await scenario.deliver(webhooks))).toEqual(new Set([200]));
    },
  ],
  [
    'the webhook arrives before the browser, which then shows the order',
    async (scenario) => {
      const { sessionId, webhooks, ...paid } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      expect(await scenario.comeBack(sessionId, paid)).toBe(true);
      const [first, second] = [await scenario.confirm(), await scenario.confirm()];
      expect(first.body).toMatchObject({ success: true });
      expect(second.body).toEqual(first.body);
    },
  ],
  [
    'only the webhook arrives',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      await scenario.deliver(webhooks);
      expect((await scenario.tally()).orders).toBe(1);
    },
  ],
  [
    'only the browser returns',
    async (scenario) => {
      const { sessionId, webhooks: _lost, ...paid } = await scenario.beginAndPay();
      expect(await scenario.comeBack(sessionId, paid)).toBe(true);
      expect((await scenario.tally()).orders).toBe(1);
    },
  ],
  ['no report arrives, the job finds the payment', async (scenario) => void (await scenario.beginAndPay())],
  [
    'only the page requests its order',
    async (scenario) => {
      await scenario.beginAndPay();
      expect((await scenario.confirm()).body).toMatchObject({ success: true });
    },
  ],
  [
    'every webhook arrives three times',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      for (let i = 0; i < 3; i += 1) await scenario.deliver(webhooks);
      scenario.later(3);
      expect((await scenario.deliver(webhooks)).every((status) => status === 200)).toBe(true);
    },
  ],
  [
    'all reports arrive at the same moment',
    async (scenario) => {
      const { sessionId, webhooks, ...paid } = await scenario.beginAndPay();
      await Promise.all([
        scenario.comeBack(sessionId, paid),
        scenario.comeBack(sessionId, paid),
        scenario.confirm(),
        scenario.jobs(),
        ...[...webhooks, ...webhooks].map((hook) => scenario.deliver([hook])),
      ]);
      expect((await scenario.tally()).orders).toBe(1);
    },
  ],
  [
    'the webhook also reaches another site',
    async (scenario) => {
      const { webhooks } = await scenario.beginAndPay();
      expect(new Set(await scenario.deliver(webhooks, 'nod'))).toEqual(new Set([200]));
      expect((await scenario.tally()).orders).toBe(0);
    },
  ],
  ...Object.entries(tampered).map(
    ([how, tamper]): ScenarioRow => [
      `a webhook ${how} is refused, the job finds the money`,
      async (scenario) => {
        const { webhooks } = await scenario.beginAndPay();
        expect(new Set(await scenario.deliver(webhooks.map(tamper)))).toEqual(new Set([400]));
        expect((await scenario.tally()).orders).toBe(0);
      },
    ],
  ),
  [
    'another account returns with the session',
    async (scenario) => {
      const { sessionId, webhooks, ...paid } = await scenario.beginAndPay();
      const otherToken = await scenario.store.signIn('newbalance0', scenario.site);
      expect(await scenario.comeBack(sessionId, paid, otherToken)).toBe(false);
      expect((await scenario.tally()).orders).toBe(0);
      await scenario.deliver(webhooks);
    },
  ],
  [
    'the cart changes after the payment began: the order is what was paid for',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const [line] = scenario.lines;
      const edit = { item_id: line?.item_detail_id ?? 0, item_quantity: '9' };
      await scenario.store.call(updateQuantity, edit, { site: scenario.site, token: scenario.token });
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
  ],
  [
    'the line is deleted from the cart after the payment began',
    async (scenario) => {
      const sessionId = await scenario.begin();
      const [line] = scenario.lines;
      const deleted = { item_detail_id: line?.item_detail_id ?? 0 };
      await scenario.store.call(removeItem, deleted, { site: scenario.site, token: scenario.token });
      await scenario.deliver(scenario.pay(sessionId).webhooks);
    },
  ],
  [
    'less was paid than requested',
    async (scenario) => void (await scenario.deliver((await scenario.beginAndPay({ amount: 200 })).webhooks)),
    oneRefund,
  ],
  [
    'paid in another currency',
    async (scenario) => {
      const { sessionId, webhooks, ...paid } = await scenario.beginAndPay({
        currency: scenario.provider === 'stripe' ? 'usd' : 'USD',
      });
      expect(await scenario.comeBack(sessionId, paid)).toBe(false);
      await scenario.deliver(webhooks);
    },
    oneRefund,
  ],
  [
    'not paid: the stock is released',
    async (scenario) => {
      await scenario.begin();
      expect((await scenario.confirm()).body).toMatchObject({ success: false });
      scenario.later(40);
    },
    nothing,
  ],
  [
    'the buyer orders on credit instead',
    async (scenario) => {
      await scenario.begin();
      expect((await scenario.confirmOffline()).body).toMatchObject({ success: true });
    },
    { paid: 0, refunds: 0, offline: 1 },
  ],
];
