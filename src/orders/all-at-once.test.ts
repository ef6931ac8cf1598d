import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, fillCart } from '../../tests/cart.ts';
import { confirm, confirmedOrder, reviewed, whatDoesNotAddUp } from '../../tests/order.ts';
import { quoted, rfiLines, rfiNumbers, staffAnswer } from '../../tests/rfi.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { mayTransfer, receiveFor } from '../../tests/transfer.ts';
import { addItem, removeItem, updateQuantity } from '../cart/cart.contract.ts';
import { reverseReceipt } from '../payments/receipts.server.ts';
import { lapseQuotes } from '../rfi/lapse-quotes.server.ts';
import { customerMaster } from '../rfi/send-rfi.contract.ts';
import { sites } from '../sites/which-site.ts';
import { cancelOrder } from './cancel-order.contract.ts';
import { cancelRest } from './cancel-rest.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { deliverOrder } from './deliver-order.server.ts';
import { dispatchOrder } from './dispatch-order.server.ts';
import { myOrder } from './order-history.contract.ts';
import { takeBack } from './take-back.server.ts';

const people = ['active', 'newbalance0'] as const;
const names = ['NU205', '51105', '6308', '6316/C3', '6313-2RS/C3', '6205-2RS/C3'] as const;

let store: TestStore;
let tokens: string[];
beforeAll(async () => {
  store = await openTestStore();
  // Two tabs for each of them.
  tokens = await Promise.all([...people, ...people].map((role) => store.signIn(role)));
  for (const role of people) await mayTransfer(store, role);
});
afterAll(() => store.close());

/** The same numbers in every run, so that a run that failed can be looked at. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const roll = dice(7);
const one = <T>(of: readonly T[]): T | undefined => of[roll(of.length)];

const orders = async (token: string) => [
  ...new Set((await store.call(myOrder, {}, { token })).body.message.data.map((row) => row.mysc_order_no)),
];
const staff = () => ({ by: 'test', now: store.now() });

/** What a buyer may do at any moment, whether it is taken or refused. */
const buyersDo: readonly ((token: string) => Promise<unknown>)[] = [
  (token) => fillCart(store, token, [[one(names) ?? 'NU205', 1 + roll(4)]]).catch(() => undefined),
  (token) => fillCart(store, token, [[one(names) ?? 'NU205', 1 + roll(4)]]).catch(() => undefined),
  async (token) => {
    const lines = (await cartOf(store, token)).filter((line) => line.Availability === 'Stock');
    const { status } = await confirm(store, token, reviewed(lines), { payment_option: roll(2) ? 'credit' : 'cash' });
    expect(status).toBe(200);
  },
  async (token) => {
    const line = one(await cartOf(store, token));
    if (!line) return;
    const item_info = [{ item_detail_id: line.item_detail_id, quantity: 1 + roll(line.quantity) }];
    expect((await store.call(customerMaster, { item_info }, { token })).status).toBe(200);
  },
  async (token) => {
    const line = one(await cartOf(store, token));
    const sent = { item_id: line?.item_detail_id ?? 0, item_quantity: 1 + roll(9) };
    expect([200, 404]).toContain((await store.call(updateQuantity, sent, { token })).status);
  },
  async (token) => {
    const line = one(await cartOf(store, token));
    const { status } = await store.call(removeItem, { item_detail_id: line?.item_detail_id ?? 0 }, { token });
    expect(status).toBe(200);
  },
  async (token) => {
    const rfi = one(await rfiNumbers(store, token));
    const line = rfi && one(await rfiLines(store, token, rfi));
    if (!line) return;
    const item_info = [{ item_id: line.ItemCode, rfq_id: rfi, flag: 'rfq_history' as const }];
    expect((await store.call(addItem, { item_info }, { token })).status).toBe(200);
  },
  async (token) => {
    const order_no = one(await orders(token));
    if (order_no) expect((await store.call(cancelOrder, { order_no }, { token })).status).toBe(200);
  },
];

/** What staff and the store itself may do; a refusal is an answer, a fault is not. */
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
    if (number) await receiveFor(store, number, 1_00 + roll(5_000_00), { email });
  },
  async () => {
    const { rows } = await store.database.$client.query('select number from receipts');
    const number = one(rows)?.number;
    if (number && roll(3) === 0) await reverseReceipt(store.database, sites.nod, { number, why: 'x', ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    if (number) await deliverOrder(store.database, sites.nod, { number, ...staff() });
  },
  async (token) => {
    const number = one(await orders(token));
    if (number) await cancelRest(store.database, sites.nod, { number, ...staff() });
  },
  async (token) => {
    const rfi = one(await rfiNumbers(store, token));
    const answer = roll(4) ? quoted(store, 1, 100_00 + roll(900_00)) : ({ lineNo: 1, decline: true } as const);
    if (rfi) await staffAnswer(store, rfi, [answer]);
  },
  async () => {
    const { rows } = await store.database.$client.query("select number from documents where kind = 'tax_invoice'");
    const invoice = one(rows)?.number;
    if (invoice)
      await takeBack(store.database, sites.nod, { invoice, reason: 'x', restock: roll(2) === 0, ...staff() });
  },
  () => lapseQuotes(store.database, sites.nod, new Date(store.now().getTime() + 5 * 86_400_000)),
];

test('whatever buyers in two tabs and staff do at the same time, everything adds up and nobody waits for ever', async () => {
  for (const token of tokens)
    await confirmedOrder(store, token, [['6205-2RS/C3', 3 + roll(20)]], { payment_option: 'cash' });
  for (let round = 0; round < 60; round += 1) {
    const acts = tokens.flatMap((token) => [one(buyersDo), one(buyersDo), one(staffDo)].map((act) => act?.(token)));
    await Promise.all(acts);
  }
  expect(await whatDoesNotAddUp(store)).toEqual([]);
  const { rows } = await store.database.$client.query('select count(*)::int as n from order_events');
  expect(rows[0].n).toBeGreaterThan(8);
}, 120_000);
