import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createPaidOrder, createPaymentContext, loadPaymentOutcome } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { reverseReceipt } from '../receipts/receipts.server.ts';
import { findPayment } from './payments.db.ts';
import { refundCapture, refundPayment } from './refund-payment.server.ts';

const store = setUp(openTestStore);

const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;

async function paidOrder() {
  const token = await store.signIn('active');
  const { sessionId, amountMinor } = await createPaidOrder(
    store,
    token,
    await fillCart(store, token, [['6205-2RS/C3', 2]]),
  );
  const { id } = await loadPaymentOutcome(store, sessionId);
  return { id: Number(id), amountMinor };
}
const refund = (id: number, ofLeft: (leftMinor: number) => number, key: string) =>
  store.database.transaction((db) =>
    refundPayment({ ...createPaymentContext(store), db }, id, ofLeft, {
      reason: 'Two pieces are damaged',
      key,
      by: 'Meera',
    }),
  );
const refundsOf = (id: number) =>
  query('select amount_minor from payment_refunds where payment_id = $1 order by id', [id]);

test('part of a payment is refunded, then the rest, and never more', async () => {
  const { id, amountMinor } = await paidOrder();
  expect(await refund(id, () => 500, 'first')).toBe(500);
  expect(await refund(id, (left) => left, 'rest')).toBe(amountMinor - 500);
  expect(await refund(id, () => 100, 'more')).toBe(0);
  expect(await refundsOf(id)).toEqual([{ amount_minor: 500 }, { amount_minor: amountMinor - 500 }]);
});

test('more than is left refunds what is left', async () => {
  const { id, amountMinor } = await paidOrder();
  expect(await refund(id, (left) => left + 1, 'too much')).toBe(amountMinor);
});

test('money whose receipt was taken back, as after a chargeback, is not refunded as well', async () => {
  const { id, amountMinor } = await paidOrder();
  await refund(id, () => 500, 'before');
  const [{ number }] = await query('select number from receipts where payment_id = $1', [id]);
  await reverseReceipt(store.database, sites.nod, { number, why: 'Chargeback', by: 'Meera', now: store.now() });
  expect(await refund(id, () => amountMinor, 'after')).toBe(0);
  expect(await refundsOf(id)).toEqual([{ amount_minor: 500 }]);
});

test('the same key refunds once', async () => {
  const { id } = await paidOrder();
  expect([await refund(id, () => 500, 'once'), await refund(id, () => 500, 'once')]).toEqual([500, 0]);
});

test('a refund is in the audit trail and mailed to buyer and sales', async () => {
  const { id } = await paidOrder();
  await refund(id, () => 500, 'audited');
  const [audit] = await query(
    "select actor, actor_name, details from audit_trail where action = 'payment given back' order by id desc limit 1",
  );
  expect(audit).toMatchObject({
    actor: 'staff',
    actor_name: 'Meera',
    details: { reason: 'Two pieces are damaged', amountMinor: 500 },
  });
  const mails = await query(
    "select channel, receiver, template, data from outbox where template like 'payment-given-back%' order by id desc limit 2",
  );
  expect(mails.map(({ receiver }) => receiver).toSorted()).toEqual(['active@nod.example', 'sales@nod.example']);
  expect(mails.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
  for (const { data } of mails)
    expect(data).toMatchObject({ amount: expect.stringMatching(/^₹\s5\.00$/), reason: 'Two pieces are damaged' });
});

test('money that pays no order is refunded once per capture, without touching the account', async () => {
  const { id } = await paidOrder();
  const [payment] = await findPayment(store.database, { id });
  if (!payment) throw new Error('no payment');
  const entries = () => query('select count(*)::int as count from ledger_entries');
  const before = await entries();
  const money = { captureId: 'pay_second', amountMinor: 700, currency: 'INR' };
  for (let i = 0; i < 2; i += 1)
    await store.database.transaction((db) =>
      refundCapture({ ...createPaymentContext(store), db }, payment, money, 'Paid twice'),
    );
  expect(await refundsOf(id)).toEqual([{ amount_minor: 700 }]);
  expect(await entries()).toEqual(before);
  const announced = await query(
    "select actor, actor_name from audit_trail where action = 'payment given back' and details ->> 'capture' = 'pay_second'",
  );
  expect(announced).toEqual([{ actor: 'system', actor_name: 'system' }]);
});
