import { afterAll, expect, test } from 'vitest';
import { fillCart } from '../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  dispatchGoods,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../tests/actions/payments/bank-transfers.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { createPaidOrder, loadPaymentOutcome, runPaymentJobs } from '../../tests/actions/payments/payments.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import type { SiteCode } from '../sites/site.ts';
import { cancelLines } from './fulfilment/cancel-lines.server.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { takeBackApproval } from './fulfilment/take-back.server.ts';

const store = setUp(openTestStore);
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const by = () => ({ by: 'Meera', now: store.now() });

async function reject(number: string, site: SiteCode = 'nod') {
  const refused = await decideOrder(store.database, sites[site], { number, to: 'Rejected', note: 'No.', ...by() });
  if (refused) throw new Error(refused.message);
}
const takeBack = (number: string, site: SiteCode = 'nod') =>
  takeBackApproval(store.database, sites[site], { number, reason: 'Checked again', ...by() });

/** Stock of the whole site, and what the customer uses of the credit limit. */
async function holdings(email: string, site: SiteCode = 'nod') {
  const customerId = await findCustomerId(store, email);
  const { rows } = await store.database.$client.query(
    `select (select json_build_array(sum(s.on_hand), sum(s.reserved)) from stock s join items i on i.id = s.item_id
        where i.site = $1) as stock,
      (select coalesce(sum(e.amount_minor), 0)::int from ledger_entries e where e.customer_id = $2) as used,
      (select coalesce(sum(e.open_minor), 0)::int from ledger_entries e
        where e.customer_id = $2 and e.kind = 'receipt') as "onAccount"`,
    [site, customerId],
  );
  return rows[0] as { stock: [onHand: number, reserved: number]; used: number; onAccount: number };
}
/** Credit that an order holds. */
const held = async (number: string) =>
  (
    await store.database.$client.query(
      `select coalesce(sum(e.amount_minor), 0)::int as minor from ledger_entries e join orders o on o.id = e.order_id
        where o.number = $1 and e.kind in ('order', 'release')`,
      [number],
    )
  ).rows[0].minor;

test('on credit: stock and credit are as before the order', async () => {
  const token = await store.signIn('active');
  const before = await holdings('active@nod.example');
  const lines = await fillCart(store, token, [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const number = (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
  expect(await holdings('active@nod.example')).not.toEqual(before);
  await reject(number);
  expect(await holdings('active@nod.example')).toEqual(before);
  expect(await held(number)).toBe(0);
});

test('on credit after an approval that was taken back: stock and credit are as before the order', async () => {
  const token = await store.signIn('active');
  const before = await holdings('active@nod.example');
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  await takeBack(number);
  await reject(number);
  expect(await holdings('active@nod.example')).toEqual(before);
});

test.each([
  ['not paid', 0],
  ['partly paid', 0.4],
  ['paid', 1],
])('by bank transfer, %s: stock is as before, and what came in lies on the account for anything', async (_, share) => {
  await allowTransferFor(store, 'newbalance0');
  const token = await store.signIn('newbalance0');
  const before = await holdings('newbalance0@nod.example');
  const { number, totalMinor } = await createTransferOrder(store, token, [['NU205', 4]]);
  const cameIn = Math.round(totalMinor * share);
  if (cameIn > 0) await receiveTransferFor(store, number, cameIn);
  await takeBack(number);
  await reject(number);
  const { stock, used, onAccount } = await holdings('newbalance0@nod.example');
  expect(stock).toEqual(before.stock);
  expect(await held(number)).toBe(0);
  expect([used, onAccount]).toEqual([before.used - cameIn, before.onAccount + cameIn]);
});

test.each(['nod', 'gwd'] as const)(
  '%s, paid online: stock is as before, and all of the payment is refunded',
  async (site) => {
    const token = await store.signIn('active', site);
    const before = await holdings(`active@${site}.example`, site);
    const lines = await fillCart(store, token, [['6205-2RS/C3', 10]], site);
    const provider = site === 'gwd' ? 'stripe' : 'razorpay';
    const { number, sessionId, amountMinor } = await createPaidOrder(store, token, lines, { site, provider });
    await takeBack(number, site);
    await reject(number, site);
    await runPaymentJobs(store);
    expect(await loadPaymentOutcome(store, sessionId)).toMatchObject({
      refundMinor: amountMinor,
      givenMinor: amountMinor,
    });
    const after = await holdings(`active@${site}.example`, site);
    expect([after.stock, after.used]).toEqual([before.stock, before.used]);
  },
);

test('the rest of an order that is cancelled gives back its stock and credit; what was sent stays invoiced', async () => {
  const token = await store.signIn('active');
  const before = await holdings('active@nod.example');
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { invoice } = await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 4 }] });
  await cancelLines(store.database, sites.nod, { number, ...by() });
  const { rows } = await store.database.$client.query(
    "select total_minor from documents where number = $1 and kind = 'tax_invoice'",
    [invoice],
  );
  const after = await holdings('active@nod.example');
  expect(await held(number)).toBe(0);
  expect(after.used - before.used).toBe(rows[0].total_minor);
  expect(after.stock).toEqual([before.stock[0] - 4, before.stock[1]]);
});
