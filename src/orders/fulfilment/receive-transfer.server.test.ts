import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  dispatchGoods,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { formatMoney } from '../../lib/money.ts';
import { reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { returnGoods } from '../returns/return-goods.server.ts';
import { findOrderForStaff } from '../staff-view/order-for-staff.server.ts';
import { accountStatement } from '../statement/statement.contract.ts';
import { cancelLines } from './cancel-lines.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { type DispatchRequest, dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));
let token: string;
beforeAll(async () => {
  await allowTransferFor(store, 'newbalance0');
  token = await store.signIn('newbalance0');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'Meera', now: store.now() });
const order = (quantity = 3) => createTransferOrder(store, token, [['6205 2RS', quantity]]);
const rupees = (minor: number) => formatMoney({ minor, currency: 'INR' });
const trySend = (number: string, overrides: Partial<DispatchRequest> = {}) =>
  dispatchOrder(store.database, sites.nod, { number, ...staff(), ...overrides });
const one = [{ lineNo: 1, quantity: 1 }];
const moneyOf = async (number: string) => (await findOrderForStaff(store.database, sites.nod, number))?.money;
const loadStatement = async () => (await store.call(accountStatement, {}, { token })).body.data;

test('goods leave when their money is there, and not before; the money pays each invoice', async () => {
  const { number, totalMinor } = await order();
  expect(totalMinor).toBe(1145_69);
  const missing = (minor: number) =>
    expect.objectContaining({
      refusal: 'money_missing',
      message: expect.stringContaining(`${rupees(minor)} of ${rupees(totalMinor)} has not come in.`),
    });
  expect(await trySend(number)).toEqual(missing(1145_69));
  expect(await trySend(number, { lines: one })).toEqual(missing(1145_69));

  expect(await receiveTransferFor(store, number, 500_00)).toMatchObject({
    paid: [],
    keptMinor: 500_00,
    onAccountMinor: 0,
  });
  expect(await trySend(number)).toEqual(missing(645_69));
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 500_00, missingMinor: 645_69, uninvoicedMinor: 1145_69 });

  await receiveTransferFor(store, number, 645_69);
  for (let i = 0; i < 3; i += 1) await dispatchGoods(store, number, { lines: one });
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 1145_69, missingMinor: 0, unpaidMinor: 0 });
  const { unpaid, on_account, closing, rows } = await loadStatement();
  expect([unpaid, on_account, closing]).toEqual([0, 0, 0]);
  expect(rows.map((row) => [row.kind, row.debit || -row.credit])).toEqual([
    ['Receipt', -500],
    ['Receipt', -645.69],
    ['Invoice', 381.9],
    ['Invoice', 381.9],
    ['Invoice', 381.89],
  ]);
});

test('what came in is kept for its order: no other invoice takes it', async () => {
  const [first, second] = [await order(), await order()];
  await receiveTransferFor(store, first.number, first.totalMinor);
  expect(await trySend(second.number)).toMatchObject({ refusal: 'money_missing' });
  expect(await trySend(second.number, { unpaid: 'Urgent, the bank has promised it.' })).toHaveProperty('invoice');
  expect(await moneyOf(second.number)).toMatchObject({ cameInMinor: 0, unpaidMinor: 1145_69, missingMinor: 1145_69 });
  expect(await trySend(first.number)).toHaveProperty('invoice');
  expect(await receiveTransferFor(store, second.number, 1145_69)).toMatchObject({ keptMinor: 0, onAccountMinor: 0 });
  expect((await loadStatement()).unpaid).toBe(0);
});

test('more than the order costs: the rest lies on the account and lets another order go', async () => {
  const [first, second] = [await order(), await order()];
  const { totalMinor } = first;
  expect(await receiveTransferFor(store, first.number, 2 * totalMinor)).toMatchObject({
    keptMinor: totalMinor,
    onAccountMinor: totalMinor,
  });
  await dispatchGoods(store, second.number);
  await dispatchGoods(store, first.number);
  const { unpaid, on_account } = await loadStatement();
  expect([unpaid, on_account]).toEqual([0, 0]);
});

test('reversing a receipt makes its order wait for money again, and no other', async () => {
  const { number, totalMinor } = await order();
  await receiveTransferFor(store, number, 600_00);
  const receipt = await receiveTransferFor(store, number, totalMinor - 600_00);
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  await reverseReceipt(store.database, sites.nod, { number: receipt.number, why: 'Refused.', ...staff() });
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 600_00, missingMinor: totalMinor - 600_00 });
  expect(await trySend(number)).toMatchObject({ refusal: 'money_missing' });
  expect(await findInconsistencies(store)).toEqual([]);
  await receiveTransferFor(store, number, totalMinor - 600_00);
  await dispatchGoods(store, number);
  expect((await loadStatement()).unpaid).toBe(0);
});

test('money for cancelled pieces of an order by transfer goes to the account', async () => {
  const { number, totalMinor } = await order();
  await receiveTransferFor(store, number, totalMinor);
  await dispatchGoods(store, number, { lines: one });
  expect(await cancelLines(store.database, sites.nod, { number, ...staff() })).toMatchObject({ stillOwed: 0 });
  expect(Math.round((await loadStatement()).on_account * 100)).toBe(763_79);
  const next = await order();
  await receiveTransferFor(store, next.number, next.totalMinor - 763_79);
  await decideOrder(store.database, sites.nod, { number: next.number, to: 'Cancelled', ...staff() });
  expect(Math.round((await loadStatement()).on_account * 100)).toBe(1145_69);
  const last = await order();
  const { invoice } = await dispatchGoods(store, last.number);
  expect((await loadStatement()).on_account).toBe(0);
  const back = { invoice, reason: 'x', restock: true, ...staff() };
  await returnGoods(store.database, sites.nod, { ...back, lines: one });
  await returnGoods(store.database, sites.nod, back);
  expect(Math.round((await loadStatement()).on_account * 100)).toBe(1145_69);
});

test('the buyer sees for which order money is reserved', async () => {
  const { number } = await order();
  await receiveTransferFor(store, number, 200_00);
  const mail = await inbox.mailTo('newbalance0@nod.example');
  expect(mail.text).toMatch(new RegExp(`Reserved for order ${number}: +₹\u00a0200\\.00`));
  expect(mail.text).not.toContain('next invoice');
});

test('money is refused for an order not paid by transfer, of another customer or of another site', async () => {
  const active = await store.signIn('active');
  const onCredit = await createConfirmedOrder(store, active, [['NU205', 1]]);
  const { number, totalMinor } = await order();
  const refusals = [
    await receiveTransferFor(store, 'NOD26999999', 1_00),
    await receiveTransferFor(store, onCredit, 1_00, { email: 'active@nod.example' }),
    await receiveTransferFor(store, number, 1_00, { email: 'active@nod.example' }),
    await receiveTransferFor(store, number, 1_00, { site: 'zwz' }),
    await receiveTransferFor(store, number, 0),
    await receiveTransferFor(store, number, totalMinor, { reference: ' ' }),
  ];
  expect(refusals.map((refused) => refused instanceof Refusal && refused.message)).toEqual([
    'NOD has no order NOD26999999.',
    `Order ${onCredit} is not paid by bank transfer; record the money without --order.`,
    `Order ${number} is not an order of active@nod.example.`,
    `ZWZ has no order ${number}.`,
    'Write the amount like 125000 or 1,25,000.50.',
    'Add the bank reference or the number of the cheque; it is shown on the statement.',
  ]);
  expect(await moneyOf(number)).toMatchObject({ cameInMinor: 0 });
});

test('money may be recorded before approval, but not for a cancelled order', async () => {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  const { myscno: number } = (await submitOrder(store, token, toReviewedLines(lines), { payment_option: 'cash' })).body;
  expect(await receiveTransferFor(store, number, 1_00)).toMatchObject({ keptMinor: 1_00 });
  await decideOrder(store.database, sites.nod, { number, to: 'Rejected', ...staff() });
  expect(await receiveTransferFor(store, number, 1_00)).toMatchObject({
    message: `Order ${number} is Rejected; record the money without --order.`,
  });
});
