import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { createPaidOrder, loadPaymentOutcome } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { recordReceipt, reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findOrderForStaff } from '../staff-view/order-for-staff.server.ts';
import { accountStatement } from '../statement/statement.contract.ts';
import { type DispatchRequest, dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  await allowTransferFor(store, 'newbalance0');
  token = await store.signIn('newbalance0');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'Meera', now: store.now() });
const order = (quantity = 3) => createTransferOrder(store, token, [['6205 2RS', quantity]]);
const trySend = (number: string, overrides: Partial<DispatchRequest> = {}) =>
  dispatchOrder(store.database, sites.nod, { number, ...staff(), ...overrides });
const moneyOf = async (number: string) => (await findOrderForStaff(store.database, sites.nod, number))?.money;
const loadStatement = async () => (await store.call(accountStatement, {}, { token })).body.data;
const audit = async (action: string, subject: string) =>
  (
    await store.database.$client.query(
      'select actor_name, details from audit_trail where action = $1 and subject = $2',
      [action, subject],
    )
  ).rows;

test('staff send goods unpaid with a reason; the audit trail has the balance before and after', async () => {
  const { number } = await order();
  await receiveTransferFor(store, number, 1000_00);
  for (const unpaid of ['', '   ', 'x'.repeat(301)])
    expect(await trySend(number, { unpaid })).toMatchObject({
      refusal: 'money_missing',
      message: expect.stringMatching(/^Say why the goods leave unpaid/),
    });
  expect(await audit('order dispatched unpaid', number)).toEqual([]);
  await dispatchGoods(store, number, { unpaid: 'Agreed with the owner.', by: 'Meera' });
  expect(await audit('order dispatched unpaid', number)).toEqual([
    {
      actor_name: 'Meera',
      details: {
        reason: 'Agreed with the owner.',
        before: expect.objectContaining({ cameInMinor: 1000_00, unpaidMinor: 0, missingMinor: 145_69 }),
        after: expect.objectContaining({ cameInMinor: 1000_00, unpaidMinor: 145_69, missingMinor: 145_69 }),
      },
    },
  ]);
  expect(await receiveTransferFor(store, number, 145_69)).toMatchObject({ paid: [{ amountMinor: 145_69 }] });
});

test('a dispatch of a paid order is not audited as unpaid, whatever reason was given', async () => {
  const { number, totalMinor } = await order();
  await receiveTransferFor(store, number, totalMinor);
  await dispatchGoods(store, number, { unpaid: 'Not needed.' });
  expect(await audit('order dispatched unpaid', number)).toEqual([]);
});

test('money recorded without naming the order also lets it leave', async () => {
  const { number, totalMinor } = await order();
  const money = {
    amountMinor: totalMinor,
    reference: 'NEFT 77',
    receivedOn: (await loadStatement()).today,
    allowDuplicate: true,
  };
  await recordReceipt(store.database, sites.nod, { ...money, email: 'newbalance0@nod.example', ...staff() });
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 0, onAccountMinor: totalMinor, missingMinor: 0 });
  await dispatchGoods(store, number);
  expect((await loadStatement()).unpaid).toBe(0);
});

test('orders on credit or paid online leave without a transfer', async () => {
  const active = await store.signIn('active');
  const number = await createConfirmedOrder(store, active, [['NU205', 2]]);
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 0, missingMinor: 0 });
  await dispatchGoods(store, number);
  expect(await moneyOf(number)).toMatchObject({ missingMinor: 0 });
});

test('an order paid online leaves no more when its money was taken back, until new money is there', async () => {
  const lines = await fillCart(store, token, [['6205 2RS', 3]]);
  const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines);
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: amountMinor, missingMinor: 0 });
  const { id } = await loadPaymentOutcome(store, sessionId);
  const { rows } = await store.database.$client.query('select number from receipts where payment_id = $1', [id]);
  const creditBefore = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  await reverseReceipt(store.database, sites.nod, { number: rows[0].number, why: 'Chargeback', ...staff() });
  expect((await store.call(creditInfo, {}, { token })).body.data.avl_balance).toBe(creditBefore);
  expect(await findInconsistencies(store)).toEqual([]);
  expect(await trySend(number)).toMatchObject({
    refusal: 'money_missing',
    message: expect.stringMatching(/was paid online, but .* is not there any more/),
  });
  const money = { amountMinor, reference: 'NEFT 78', receivedOn: (await loadStatement()).today, allowDuplicate: true };
  await recordReceipt(store.database, sites.nod, { ...money, email: 'newbalance0@nod.example', ...staff() });
  await dispatchGoods(store, number);
  expect((await loadStatement()).unpaid).toBe(0);
});

test('twenty dispatches of one order whose money is there once: the goods leave once', async () => {
  const { number, totalMinor } = await order(1);
  await receiveTransferFor(store, number, totalMinor);
  const sent = await Promise.all(Array.from({ length: 20 }, () => trySend(number)));
  expect(sent.filter((result) => 'dispatch' in result)).toHaveLength(1);
});
