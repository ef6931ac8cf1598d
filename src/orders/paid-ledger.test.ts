import { expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  dispatchGoods,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../tests/actions/orders.ts';
import { createPaidOrder } from '../../tests/actions/payments/payments.ts';
import { receivePayment } from '../../tests/actions/payments/receipts.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { creditInfo } from '../payments/credit/credit-info.contract.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { returnGoods } from './returns/return-goods.server.ts';
import { accountStatement } from './statement/statement.contract.ts';

const store = setUp(openTestStore);

const staff = () => ({ by: 'test', now: store.now() });
const buy = async (site: SiteCode, provider: 'razorpay' | 'stripe') => {
  const token = await store.signIn('active', site);
  return createPaidOrder(store, token, await fillCart(store, token, [['6308', 6]], site), { provider, site });
};
const balance = async (site: SiteCode) =>
  (await store.call(creditInfo, {}, { site, token: await store.signIn('active', site) })).body.data.avl_balance;
const readStatement = async (site: SiteCode) =>
  (await store.call(accountStatement, {}, { site, token: await store.signIn('active', site) })).body.data;

test('an order paid online does not change the balance; the invoices of its dispatches are paid', async () => {
  const before = await balance('nod');
  const { number, amountMinor } = await buy('nod', 'razorpay');
  expect([await balance('nod'), (await readStatement('nod')).on_account]).toEqual([before, amountMinor / 100]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 2 }] });
  await dispatchGoods(store, number);
  const { unpaid, closing, rows } = await readStatement('nod');
  expect(rows.map((row) => row.kind)).toEqual(['Receipt', 'Invoice', 'Invoice']);
  expect([unpaid, closing, await balance('nod')]).toEqual([0, 0, before]);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('a tax invoice issued with the payment is paid at once', async () => {
  const before = await balance('gwd');
  await buy('gwd', 'stripe');
  const { unpaid, on_account, rows } = await readStatement('gwd');
  expect([unpaid, on_account, rows.length]).toEqual([0, 0, 2]);
  expect(await balance('gwd')).toBe(before);
});

test.each([
  ['nod', 'razorpay'],
  ['gwd', 'stripe'],
] as const)('%s: a rejected paid order is refunded and its balance is 0', async (site, provider) => {
  const [before, { closing }] = [await balance(site), await readStatement(site)];
  const { number } = await buy(site, provider);
  const refused = await decideOrder(store.database, sites[site], { number, to: 'Cancelled', ...staff() });
  expect(refused).toBeUndefined();
  const after = await readStatement(site);
  expect(after.rows.at(-1)?.kind).toBe('Refund');
  expect([await balance(site), after.closing]).toEqual([before, closing]);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('returned goods of a paid order are credited and refunded', async () => {
  const before = (await readStatement('zwz')).closing;
  const { number } = await buy('zwz', 'razorpay');
  const { invoice } = await dispatchGoods(store, number, {}, 'zwz');
  const back = { invoice, lines: [{ lineNo: 1, quantity: 2 }], reason: 'Damaged.', restock: true, ...staff() };
  const note = await returnGoods(store.database, sites.zwz, back);
  expect(note).not.toBeInstanceOf(Refusal);
  const after = await readStatement('zwz');
  expect(after.rows.map((row) => row.kind)).toEqual(['Receipt', 'Invoice', 'Credit note', 'Refund']);
  expect([after.closing, after.unpaid, after.on_account]).toEqual([before, 0, 0]);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('receipts recorded while orders are placed, sent and cancelled add up', async () => {
  const token = await store.signIn('active');
  const [sent, cancelled] = [
    await createConfirmedOrder(store, token, [['6308', 2]]),
    await createConfirmedOrder(store, token, [['6308', 3]]),
  ];
  const lines = await fillCart(store, token, [
    ['6308', 1],
    ['NU205', 1],
  ]);
  const orders = toReviewedLines(lines).map((line) => submitOrder(store, token, [line]));
  const receipts = [1, 2, 3].map((n) => receivePayment(store, n * 100_00, { reference: `NEFT ${n}` }));
  const cancel = decideOrder(store.database, sites.nod, { number: cancelled, to: 'Cancelled', ...staff() });
  const [replies] = await Promise.all([Promise.all(orders), ...receipts, dispatchGoods(store, sent), cancel]);
  expect(replies.map((reply) => reply.body.success)).toEqual([true, true]);
  expect(await findInconsistencies(store)).toEqual([]);
});
