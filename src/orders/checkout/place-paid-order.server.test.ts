import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  advanceClock,
  deliverWebhooks,
  loadPaymentOutcome,
  payInSandbox,
  runPaymentJobs,
  startPayment,
  verifyPayment,
} from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { removeItem, updateQuantity } from '../../cart/cart.contract.ts';
import { nextWorkingDay } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);
let token: string;
beforeEach(async () => {
  token = await store.signIn('active');
  await emptyCart(store, token);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const item = '6205-2RS/C3';
const namesInCart = async () => (await loadCart(store, token)).map((line) => [line.itemname, line.quantity]);

/** Starts a payment, runs `meanwhile`, pays and returns to the store. */
async function payAfter(meanwhile: (sessionId: string) => Promise<unknown>, name = item, quantity = 4) {
  const lines = await fillCart(store, token, [[name, quantity]]);
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  await meanwhile(sessionId);
  const { body } = await verifyPayment(store, token, sessionId, await payInSandbox(store, sessionId));
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  return { body, amountMinor, paid: await loadPaymentOutcome(store, sessionId) };
}

const expectOrdered = ({ paid, amountMinor }: Awaited<ReturnType<typeof payAfter>>) =>
  expect(paid).toMatchObject({ state: 'ordered', totalMinor: amountMinor, refundMinor: 0, holds: 0 });
const expectRefunded = ({ paid, amountMinor }: Awaited<ReturnType<typeof payAfter>>, reason: string | RegExp) => {
  expect(paid).toMatchObject({
    state: 'refused',
    number: null,
    refundMinor: amountMinor,
    givenMinor: amountMinor,
    holds: 0,
  });
  expect(paid.refusedFor).toMatch(reason);
};

test('a line edited during payment is ordered as paid, and stays in the cart as edited', async () => {
  const done = await payAfter(async () => {
    const [line] = await loadCart(store, token);
    await store.call(updateQuantity, { item_id: line?.item_detail_id ?? 0, item_quantity: '9' }, { token });
  });
  expectOrdered(done);
  expect(await namesInCart()).toEqual([[item, 9]]);
  const again = await startPayment(store, token, await loadCart(store, token));
  await payInSandbox(store, again.sessionId);
  await deliverWebhooks(store);
  expect((await loadPaymentOutcome(store, again.sessionId)).state).toBe('ordered');
});

test('a line removed during payment is ordered; one that was added stays', async () => {
  const done = await payAfter(async () => {
    const [line] = await loadCart(store, token);
    await store.call(removeItem, { item_detail_id: line?.item_detail_id ?? 0 }, { token });
    await fillCart(store, token, [['NU205', 1]]);
  });
  expectOrdered(done);
  expect(await namesInCart()).toEqual([['NU205', 1]]);
});

test('price changes during payment do not change the order', async () => {
  const raise = (by: string) =>
    sql(`update items set list_minor = list_minor ${by} where site = 'nod' and name = $1`, [item]);
  expectOrdered(await payAfter(() => raise('* 2')));
  await raise('/ 2');
});

test('an order to an unverified address waits for staff', async () => {
  await sql("update addresses set approval_status = 1 where purpose = 'delivery'");
  const done = await payAfter(async () => {});
  expectOrdered(done);
  expect(done.paid.status).toBe('Awaiting Internal Approval');
  await sql("update addresses set approval_status = 2 where purpose = 'delivery'");
});

test('an account put on hold during payment is refunded', async () => {
  const setStatus = (status: string) =>
    sql(
      "update customers set status = $1 where id = (select customer_id from users where email = 'active@nod.example')",
      [status],
    );
  expectRefunded(await payAfter(() => setStatus('verification_pending')), 'Your account is not verified yet');
  await setStatus('active');
  expect(await namesInCart()).toEqual([[item, 4]]);
});

test('stock lost during payment refunds the buyer and keeps the cart', async () => {
  const lose = () =>
    sql(
      "update stock set on_hand = reserved where item_id = (select id from items where site = 'nod' and name = 'NU205')",
    );
  expectRefunded(await payAfter(lose, 'NU205', 1), 'NU205 has sold out in the meantime.');
});

test('a payment after its session ended makes the order while stock is available', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const { sessionId, amountMinor } = await startPayment(store, token, lines);
  advanceClock(store, 16);
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, sessionId)).state).toBe('ended');
  await sql("insert into sandbox_captures values ('pay_late', $1, $2, 'INR', now())", [sessionId, amountMinor]);
  advanceClock(store, 1);
  await runPaymentJobs(store);
  expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
    state: 'ordered',
    totalMinor: amountMinor,
    refundMinor: 0,
  });
});

test('of two payments for the same lines one becomes the order, the other is refunded', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const first = await startPayment(store, token, lines);
  const second = await startPayment(store, token, lines);
  await sql("insert into sandbox_captures values ('pay_first', $1, $2, 'INR', now())", [
    first.sessionId,
    first.amountMinor,
  ]);
  await payInSandbox(store, second.sessionId);
  advanceClock(store, 1);
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  const both = await Promise.all([
    loadPaymentOutcome(store, first.sessionId),
    loadPaymentOutcome(store, second.sessionId),
  ]);
  expect(both.map(({ state }) => state).toSorted()).toEqual(['ordered', 'refused']);
  expect(both.map(({ refundMinor }) => refundMinor).toSorted()).toEqual([0, first.amountMinor].toSorted());
});

test('an edited line that is paid for twice, before and after, is ordered once', async () => {
  const lines = await fillCart(store, token, [[item, 4]]);
  const first = await startPayment(store, token, lines);
  const [line] = await loadCart(store, token);
  await store.call(updateQuantity, { item_id: line?.item_detail_id ?? 0, item_quantity: '9' }, { token });
  const second = await startPayment(store, token, await loadCart(store, token));
  await sql("insert into sandbox_captures values ('pay_four', $1, $2, 'INR', now())", [
    first.sessionId,
    first.amountMinor,
  ]);
  advanceClock(store, 1);
  await runPaymentJobs(store);
  expect((await loadPaymentOutcome(store, first.sessionId)).state).toBe('ordered');
  await payInSandbox(store, second.sessionId);
  await deliverWebhooks(store);
  expect(await loadPaymentOutcome(store, second.sessionId)).toMatchObject({
    state: 'refused',
    refundMinor: second.amountMinor,
  });
});

test('where VAT falls due with the money the tax invoice is issued at payment', async () => {
  const gulf = await store.signIn('active', 'gwd');
  const terms = { site: 'gwd', provider: 'stripe' } as const;
  const { sessionId } = await startPayment(store, gulf, await fillCart(store, gulf, [[item, 2]], 'gwd'), terms);
  await payInSandbox(store, sessionId, 'gwd');
  await deliverWebhooks(store);
  const { number, amountMinor } = await loadPaymentOutcome(store, sessionId);
  const { rows } = await sql(
    `select d.kind, d.total_minor as "totalMinor", e.open_minor as "openMinor" from documents d
      join orders o on o.id = d.order_id join ledger_entries e on e.reference = d.number
      where o.number = $1 and d.kind = 'tax_invoice'`,
    [number],
  );
  expect(rows).toEqual([{ kind: 'tax_invoice', totalMinor: amountMinor, openMinor: 0 }]);
});

test('goods whose payment is confirmed days later are expected on the next working day', async () => {
  const { sessionId, amountMinor } = await startPayment(store, token, await fillCart(store, token, [[item, 4]]));
  advanceClock(store, 16);
  await runPaymentJobs(store);
  await sql("insert into sandbox_captures values ('pay_days_later', $1, $2, 'INR', now())", [sessionId, amountMinor]);
  advanceClock(store, 5 * 24 * 60);
  await runPaymentJobs(store);
  const { number } = await loadPaymentOutcome(store, sessionId);
  const { rows } = await sql(
    'select n.expected_on as day from order_lines n join orders o on o.id = n.order_id where o.number = $1',
    [number],
  );
  expect(rows).toEqual([{ day: nextWorkingDay(store.now(), sites.nod.calendar) }]);
});
