import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Which of the providers' packages a process of its own has loaded after this code. */
async function loadedBy(code: string): Promise<string[]> {
  const tell = `
    const { createRequire } = await import('node:module');
    const { createRazorpay } = await import('./src/payments/razorpay/razorpay.server.ts');
    const { createStripe } = await import('./src/payments/stripe/stripe.server.ts');
    const razorpay = createRazorpay({ keyId: 'a', keySecret: 'b', webhookSecret: 'c', baseUrl: 'http://127.0.0.1:1' });
    const stripe = createStripe({ secretKey: 'a', publishableKey: 'b', webhookSecret: 'c' });
    const hook = { body: Buffer.from('{}'), header: () => undefined, now: new Date() };
    ${code}
    const loaded = Object.keys(createRequire(process.cwd() + '/package.json').cache);
    console.log(JSON.stringify(['razorpay', 'stripe'].filter((name) => loaded.some((path) => path.includes('/' + name + '/')))));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', tell]);
  return JSON.parse(stdout);
}

test('the package of a gateway is loaded on first use', async () => {
  const none = loadedBy('');
  const stripeOnly = loadedBy('stripe.parseWebhook(hook); razorpay.parseWebhook(hook);');
  const razorpayOnly = loadedBy("await razorpay.getSessionState('order_1').catch(() => {});");
  expect(await Promise.all([none, stripeOnly, razorpayOnly])).toEqual([[], ['stripe'], ['razorpay']]);
});
