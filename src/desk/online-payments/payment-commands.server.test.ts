import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { orderNumberOf } from '../../../tests/actions/orders.ts';
import {
  createPaidOrder,
  deliverWebhooks,
  payInSandbox,
  runPaymentJobs,
  startPayment,
} from '../../../tests/actions/payments/payments.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { decideOrder } from '../../orders/fulfilment/decide-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);

const desk = async () => {
  return (await runDeskCommand(store, ['nod', 'payments', 'list'], { by: 'Meera' })).lines;
};

test('staff see payments with their orders, refunds and reasons', async () => {
  expect(await desk()).toEqual(['No online payments yet.']);
  const token = await store.signIn('active');
  const cart = () => fillCart(store, token, [['6205-2RS/C3', 2]]);
  const { number } = await createPaidOrder(store, token, await cart());
  const { sessionId } = await startPayment(store, token, await cart());
  await payInSandbox(store, sessionId);
  await store.database.$client.query("update sandbox_captures set currency = 'USD' where session_id = $1", [sessionId]);
  await runPaymentJobs(store);
  store.setClock(new Date(store.now().getTime() + 60_000));
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  const [refused, refund, ordered] = await desk();
  expect(refused).toMatch(/refunded {2}razorpay \(TEST\) pay_test_\w+ {2}The amount paid is not/);
  expect(refund).toMatch(/^ {4}USD [\d.,]+ refunded as rfnd_test_\w+ {2}The amount/);
  expect(ordered).toContain(`paid, order ${number}`);

  await decideOrder(store.database, sites.nod, {
    number,
    to: 'Cancelled',
    by: 'Meera',
    note: 'No van',
    now: store.now(),
  });
  expect((await desk())[3]).toMatch(
    new RegExp(`refund pending, 0 attempts {2}Order ${orderNumberOf(store.now()).source}: No van`),
  );
  await deliverWebhooks(store);
});
