import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../tests/actions/cart.ts';
import { createConfirmedOrder, findInconsistencies, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { allowTransferFor, receiveTransferFor } from '../../tests/actions/payments/bank-transfers.ts';
import { answerAsStaff, loadRfiLines, loadRfiNumbers, quoteLine } from '../../tests/actions/rfi.ts';
import { runs } from '../../tests/fixed-seed.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { addItem, removeItem, updateQuantity } from '../cart/cart.contract.ts';
import { sendRfi } from '../cart/rfi-lines/send-rfi.contract.ts';
import { reverseReceipt } from '../payments/receipts/receipts.server.ts';
import { expireQuotes } from '../rfi/quotes/expire-quotes.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { cancelOrder } from './buyer-changes/cancel-order.contract.ts';
import { cancelLines } from './fulfilment/cancel-lines.server.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { dispatchOrder } from './fulfilment/dispatch-order.server.ts';
import { recordDelivery } from './fulfilment/record-delivery.server.ts';
import { myOrder } from './history/order-history.contract.ts';
import { returnGoods } from './returns/return-goods.server.ts';

const people = ['active', 'newbalance0'] as const;
const names = ['NU205', '51105', '6308', '6316/C3', '6313-2RS/C3', '6205-2RS/C3'] as const;

const store = setUp(openTestStore);
let tokens: string[];
beforeAll(async () => {
  // Two tabs for each of them.
  tokens = await Promise.all([...people, ...people].map((role) => store.signIn(role)));
  for (const role of people) await allowTransferFor(store, role);
});

/** The same numbers in every run, so that a failure can be reproduced. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const roll = createDice(7);
const one = <T>(of: readonly T[]): T | undefined => of[roll(of.length)];

const orders = async (token: string) => [
  ...new Set((await store.call(myOrder, {}, { token })).body.message.data.map((row) => row.mysc_order_no)),
];
const staff = () => ({ by: 'test', now: store.now() });

const buyersDo: readonly ((token: string) => Promise<unknown>)[] = [
  (token) => fillCart(store, token, [[one(names) ?? 'NU205', 1 + roll(4)]]).catch(() => undefined),
  (token) => fillCart(store, token, [[one(names) ?? 'NU205', 1 + roll(4)]]).catch(() => undefined),
  async (token) => {
    const lines = (await loadCart(store, token)).filter((line) => line.Availability === 'Stock');
    const { status } = await submitOrder(store, token, toReviewedLines(lines), {
      payment_option: roll(2) ? 'credit' : 'cash',
    });
    expect(status).toBe(200);
  },
  async (token) => {
    const line = one(await loadCart(store, token));
    if (!line) return;
    const item_info = [{ item_detail_id: line.item_detail_id, quantity: 1 + roll(line.quantity) }];
    expect((await store.call(sendRfi, { item_info }, { token })).status).toBe(200);
  },
  async (token) => {
    const line = one(await loadCart(store, token));
    const sent = { item_id: line?.item_detail_id ?? 0, item_quantity: 1 + roll(9) };
    expect([200, 404]).toContain((await store.call(updateQuantity, sent, { token })).status);
  },
  async (token) => {
    const line = one(await loadCart(store, token));
    const { status } = await store.call(removeItem, { item_detail_id: line?.item_detail_id ?? 0 }, { token });
    expect(status).toBe(200);
  },
  async (token) => {
    const rfi = one(await loadRfiNumbers(store, token));
    const line = rfi && one(await loadRfiLines(store, token, rfi));
    if (!line) return;
    const item_info = [{ item_id: line.ItemCode, rfq_id: rfi, flag: 'rfq_history' as const }];
    expect((await store.call(addItem, { item_info }, { token })).status).toBe(200);
  },
  async (token) => {
    const order_no = one(await orders(token));
    if (order_no) expect((await store.call(cancelOrder, { order_no }, { token })).status).toBe(200);
  },
];

const staffDo: readonly ((token: string) => Promise<unknown>)[] = [
  async (token) => {
    const number = one(await orders(token));
    const to = one(['Confirmed', 'Confirmed', 'Rejected', 'Cancelled'] as const) ?? 'Confirmed';
    if (number) await decideOrder(store.database, sites.nod, { number, to, ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    const lines = [{ lineNo: 1, quantity: 1 }];
    const how = { ...(roll(2) && { lines }), ...(roll(4) === 0 && { unpaid: 'x' }) };
    if (number) await dispatchOrder(store.database, sites.nod, { number, ...how, ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    const email = `${one(people)}@nod.example`;
    if (number) await receiveTransferFor(store, number, 1_00 + roll(5_000_00), { email });
  },
  async () => {
    const { rows } = await store.database.$client.query('select number from receipts');
    const number = one(rows)?.number;
    if (number && roll(3) === 0) await reverseReceipt(store.database, sites.nod, { number, why: 'x', ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    if (number) await recordDelivery(store.database, sites.nod, { number, ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    if (number) await cancelLines(store.database, sites.nod, { number, ...staff() });
  },
  async (token) => {
    const rfi = one(await loadRfiNumbers(store, token));
    const answer = roll(4) ? quoteLine(store, 1, 100_00 + roll(900_00)) : { lineNo: 1 };
    if (rfi) await answerAsStaff(store, rfi, [answer]);
  },
  async () => {
    const { rows } = await store.database.$client.query("select number from documents where kind = 'tax_invoice'");
    const invoice = one(rows)?.number;
    if (invoice)
      await returnGoods(store.database, sites.nod, { invoice, reason: 'x', restock: roll(2) === 0, ...staff() });
  },
  () => expireQuotes(store.database, sites.nod, new Date(store.now().getTime() + 5 * 86_400_000)),
];

test(
  'whatever buyers in two tabs and staff do at the same time, everything adds up and nothing deadlocks',
  async () => {
    for (const token of tokens)
      await createConfirmedOrder(store, token, [['6205-2RS/C3', 3 + roll(20)]], { payment_option: 'cash' });
    for (let round = 0; round < runs(10); round += 1) {
      const acts = tokens.flatMap((token) => [one(buyersDo), one(buyersDo), one(staffDo)].map((act) => act?.(token)));
      await Promise.all(acts);
    }
    expect(await findInconsistencies(store)).toEqual([]);
    const { rows } = await store.database.$client.query('select count(*)::int as n from order_events');
    expect(rows[0].n).toBeGreaterThan(8);
  },
  runs(120_000),
);
