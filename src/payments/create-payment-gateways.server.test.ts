import { expect, test } from 'vitest';
import type { Database } from '../server/database/database.server.ts';
import { readEnv } from '../server/env.server.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { createPaymentGateways } from './create-payment-gateways.server.ts';

const of = (site: SiteCode) => ({
  site: sites[site],
  database: {} as Database,
  secret: 'x'.repeat(32),
  now: new Date(),
});
const createGateways = (settings: Record<string, string>) =>
  createPaymentGateways(readEnv(settings), async () => ({ refused: '' }));
const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

test('without keys every site uses the sandbox for the gateways it offers', () => {
  const { forNewPayment } = createGateways({});
  expect(forNewPayment(of('nod'), 'razorpay')).toMatchObject({ name: 'razorpay', sandbox: true });
  expect(forNewPayment(of('gwd'), 'stripe')).toMatchObject({ name: 'stripe', sandbox: true });
  expect(forNewPayment(of('gwd'), 'razorpay')).toBeUndefined();
});

test('keys of one site enable its gateway there; the other sites use the sandbox', () => {
  const mine = Object.fromEntries(Object.entries(razorpay).map(([name, value]) => [`${name}_ZWZ`, value]));
  const { forNewPayment, cspSources } = createGateways(mine);
  expect(forNewPayment(of('zwz'), 'razorpay')).toMatchObject({ sandbox: false, publicKey: 'rzp_1' });
  expect(forNewPayment(of('nod'), 'razorpay')).toMatchObject({ sandbox: true });
  expect(cspSources(sites.zwz)?.scripts).toEqual(['https://checkout.razorpay.com']);
  expect([cspSources(sites.nod), cspSources(sites.gwd)]).toEqual([undefined, undefined]);
});

test('outside of a demo the sandbox must be allowed', () => {
  expect(createGateways({ DEMO: '0' }).forNewPayment(of('nod'), 'razorpay')).toBeUndefined();
  const allowed = createGateways({ DEMO: '0', ALLOW_SANDBOX_PAYMENTS: '1' });
  expect(allowed.forNewPayment(of('nod'), 'razorpay')).toMatchObject({ sandbox: true });
});

test('a payment opened in the sandbox is finished there, even when keys were added since', () => {
  const { forPayment } = createGateways(razorpay);
  expect(forPayment(of('nod'), { provider: 'razorpay', sandbox: true })).toMatchObject({ sandbox: true });
  expect(forPayment(of('nod'), { provider: 'razorpay', sandbox: false })).toMatchObject({ sandbox: false });
  expect(createGateways({}).forPayment(of('nod'), { provider: 'razorpay', sandbox: false })).toBeUndefined();
});
