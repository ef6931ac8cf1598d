import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createOrder, nodCreatePayment } from '../../src/orders/checkout/pay-online.contract.ts';
import { gateways } from '../../src/payments/gateways.data.ts';
import { checkPayment, verifyOrder } from '../../src/payments/online-payments/verify-payment.contract.ts';
import { toReviewedLines } from '../../tests/actions/orders.ts';
import type { Webhook } from '../../tests/fakes/fake-gateway-server.ts';
import type { FakeRazorpay } from '../../tests/fakes/fake-razorpay.ts';
import { type Buyer, fillCart } from './order-buyer.ts';
import type { Records } from './records.ts';

/** Pays carts online, and comes back, stays away, or is told by webhook, once or twice. */
export async function payOnline(buyer: Buyer, razorpay: FakeRazorpay, records: Records): Promise<void> {
  if (buyer.random.chance(0.5)) await payByRazorpay(buyer, razorpay, records);
  else await payInSandbox(buyer, records);
}

async function payByRazorpay(buyer: Buyer, razorpay: FakeRazorpay, { captures }: Records): Promise<void> {
  const { client, token, random } = buyer;
  const lines = await fillCart(buyer);
  if (lines.length === 0) return;
  const key = randomUUID();
  const opened = await client.call(createOrder, { cart_items: toReviewedLines(lines) }, { token, key });
  if (!opened?.success || !razorpay.orders.has(opened.orderID)) return;
  const { proof, webhooks, payment } = razorpay.pay(opened.orderID);
  captures.push({ provider: 'razorpay', sessionId: opened.orderID, amountMinor: payment.amount });
  const times = random.below(3);
  const told = Promise.all(webhooks.flatMap((webhook) => Array.from({ length: times }, () => deliver(buyer, webhook))));
  if (random.chance(0.5)) await client.call(verifyOrder, proof, { token });
  await told;
}

/** As a provider does: again and again until it is taken. */
async function deliver({ client }: Buyer, { body, headers }: Webhook): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await client.send('POST', `/${gateways.razorpay.webhookPath}`, { headers }, body);
    if (status >= 200 && status < 300) return;
    await pause(300);
  }
}

async function payInSandbox(buyer: Buyer, { captures }: Records): Promise<void> {
  const { client, token, random } = buyer;
  const lines = await fillCart(buyer);
  if (lines.length === 0) return;
  const key = randomUUID();
  const opened = await client.call(nodCreatePayment, { cart_items: toReviewedLines(lines) }, { token, key });
  if (!opened?.success) return;
  const { sessionId, session } = opened;
  const path = new URL(session.url).pathname;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await client.send(
      'POST',
      path,
      { headers },
      `do=${random.pick(['pay', 'pay', 'close', 'fail'])}`,
    );
    if (status === 303) {
      captures.push({ provider: 'sandbox', sessionId, amountMinor: session.amount_total });
      break;
    }
    if (status === 200) break;
    await pause(300);
  }
  if (random.chance(0.5)) await client.call(checkPayment, { sessionId }, { token });
}
