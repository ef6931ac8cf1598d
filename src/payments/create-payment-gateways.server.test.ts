import { expect, test } from 'vitest';
import type { Database } from '../server/database/database.server.ts';
import { readEnv } from '../server/env.server.ts';
import { createLog } from '../server/log.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { createPaymentGateways } from './create-payment-gateways.server.ts';

// Nothing is asked of it here.
const ground = { database: {} as Database, secret: 'x'.repeat(32), now: new Date(), log: createLog('silent') };
const paying = (settings: Record<string, string>) =>
  createPaymentGateways(readEnv(settings), async () => ({ refused: '' }));
const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

test('without keys every site is paid through the sandbox, by the providers it offers', () => {
  const { forNewPayment } = paying({});
  expect(forNewPayment(ground, sites.nod, 'razorpay')).toMatchObject({ name: 'razorpay', sandbox: true });
  expect(forNewPayment(ground, sites.gwd, 'stripe')).toMatchObject({ name: 'stripe', sandbox: true });
  expect(forNewPayment(ground, sites.gwd, 'razorpay')).toBeUndefined();
});

test('keys of one site bring its provider there, and leave the others to the sandbox', () => {
  const mine = Object.fromEntries(Object.entries(razorpay).map(([name, value]) => [`${name}_ZWZ`, value]));
  const { forNewPayment, cspSources } = paying(mine);
  expect(forNewPayment(ground, sites.zwz, 'razorpay')).toMatchObject({ sandbox: false, publicKey: 'rzp_1' });
  expect(forNewPayment(ground, sites.nod, 'razorpay')).toMatchObject({ sandbox: true });
  expect(cspSources(sites.zwz)?.scripts).toEqual(['https://checkout.razorpay.com']);
  expect([cspSources(sites.nod), cspSources(sites.gwd)]).toEqual([undefined, undefined]);
});

test('outside of a demo the sandbox must be allowed', () => {
  expect(paying({ DEMO: '0' }).forNewPayment(ground, sites.nod, 'razorpay')).toBeUndefined();
  const allowed = paying({ DEMO: '0', ALLOW_SANDBOX_PAYMENTS: '1' });
  expect(allowed.forNewPayment(ground, sites.nod, 'razorpay')).toMatchObject({ sandbox: true });
});

test('what was opened with the sandbox is finished with it, also when keys have come since', () => {
  const { forPayment } = paying(razorpay);
  expect(forPayment(ground, sites.nod, { provider: 'razorpay', sandbox: true })).toMatchObject({ sandbox: true });
  expect(forPayment(ground, sites.nod, { provider: 'razorpay', sandbox: false })).toMatchObject({ sandbox: false });
  expect(paying({}).forPayment(ground, sites.nod, { provider: 'razorpay', sandbox: false })).toBeUndefined();
});
