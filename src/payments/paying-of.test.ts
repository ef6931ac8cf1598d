import { expect, test } from 'vitest';
import type { Database } from '../server/db.ts';
import { readEnv } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { sites } from '../sites/which-site.ts';
import { payingOf } from './paying-of.ts';

// Nothing is asked of it here.
const ground = { database: {} as Database, secret: 'x'.repeat(32), now: new Date(), log: createLog('silent') };
const paying = (settings: Record<string, string>) => payingOf(readEnv(settings), async () => ({ refused: '' }));
const razorpay = { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };

test('without keys every site is paid through the sandbox, by the providers it offers', () => {
  const { newProvider } = paying({});
  expect(newProvider(ground, sites.nod, 'razorpay')).toMatchObject({ name: 'razorpay', sandbox: true });
  expect(newProvider(ground, sites.gwd, 'stripe')).toMatchObject({ name: 'stripe', sandbox: true });
  expect(newProvider(ground, sites.gwd, 'razorpay')).toBeUndefined();
});

test('keys of one site bring its provider there, and leave the others to the sandbox', () => {
  const mine = Object.fromEntries(Object.entries(razorpay).map(([name, value]) => [`${name}_ZWZ`, value]));
  const { newProvider, letsIn } = paying(mine);
  expect(newProvider(ground, sites.zwz, 'razorpay')).toMatchObject({ sandbox: false, publicKey: 'rzp_1' });
  expect(newProvider(ground, sites.nod, 'razorpay')).toMatchObject({ sandbox: true });
  expect(letsIn(sites.zwz)?.scripts).toEqual(['https://checkout.razorpay.com']);
  expect([letsIn(sites.nod), letsIn(sites.gwd)]).toEqual([undefined, undefined]);
});

test('outside of a demo the sandbox must be allowed', () => {
  expect(paying({ DEMO: '0' }).newProvider(ground, sites.nod, 'razorpay')).toBeUndefined();
  const allowed = paying({ DEMO: '0', ALLOW_SANDBOX_PAYMENTS: '1' });
  expect(allowed.newProvider(ground, sites.nod, 'razorpay')).toMatchObject({ sandbox: true });
});

test('what was opened with the sandbox is finished with it, also when keys have come since', () => {
  const { providerOf } = paying(razorpay);
  expect(providerOf(ground, sites.nod, { provider: 'razorpay', sandbox: true })).toMatchObject({ sandbox: true });
  expect(providerOf(ground, sites.nod, { provider: 'razorpay', sandbox: false })).toMatchObject({ sandbox: false });
  expect(paying({}).providerOf(ground, sites.nod, { provider: 'razorpay', sandbox: false })).toBeUndefined();
});
