import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, findInconsistencies } from '../../../tests/actions/orders.ts';
import { importLines, lineOf } from '../../../tests/actions/payments/bank-lines.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listOpenLines } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findAwaitedOrders } from './awaited-orders.server.ts';
import { bookBankLine } from './receive-transfer.server.ts';

const store = setUp(openTestStore);
let customerId: number;
let order: { number: string; totalMinor: number };
beforeAll(async () => {
  await allowTransferFor(store, 'newbalance0');
  customerId = await findCustomerId(store, 'newbalance0@nod.example');
  order = await createTransferOrder(store, await store.signIn('newbalance0'), [['6205 2RS', 3]]);
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const awaited = (over: object) =>
  findAwaitedOrders(store.database, sites.nod, { numbers: [], amounts: [], customerIds: [], ...over });
const booking = (lineId: number, orderNumber: string) =>
  bookBankLine(store.database, sites.nod, {
    lineId,
    version: 0,
    customerId,
    orderNumber,
    parts: [],
    unpaidBalances: [],
    note: '',
    allowDuplicate: false,
    by: 'Meera',
    now: store.now(),
  });

test('an order by transfer is found by its number, its amount and its customer, with what it owes', async () => {
  const found = [{ customerId, number: order.number, owingMinor: order.totalMinor }];
  expect(await awaited({ numbers: [order.number] })).toEqual(found);
  expect(await awaited({ amounts: [order.totalMinor] })).toEqual(found);
  expect(await awaited({ customerIds: [customerId] })).toEqual(found);
  expect(await awaited({})).toEqual([]);
  expect(
    await findAwaitedOrders(store.database, sites.zwz, { numbers: [order.number], amounts: [], customerIds: [] }),
  ).toEqual([]);
});

test('an order on credit waits for no transfer', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6205 2RS', 1]]);
  expect(await awaited({ numbers: [number] })).toEqual([]);
});

test('a line whose text names the order is booked for it; then nothing is owed', async () => {
  const text = `UPI 632419 ${order.number.slice(0, 6)} ${order.number.slice(6)}`;
  const [id = 0] = await importLines(store, [[order.totalMinor, text, '']]);
  const { lines } = await listOpenLines(store.database, sites.nod, findAwaitedOrders);
  expect(lines[0]).toMatchObject({ id, group: 'suggested' });
  expect(lines[0]?.suggestions[0]).toMatchObject({ orderNumber: order.number, customerId });
  expect(await booking(id, 'NOD1')).toMatchObject({ refusal: 'unknown_order' });
  expect(await booking(id, order.number)).toMatchObject({ keptMinor: order.totalMinor, onAccountMinor: 0 });
  expect(await lineOf(store, id)).toMatchObject({ state: 'booked' });
  expect(await awaited({ numbers: [order.number] })).toEqual([]);
});

test('what was recorded by hand is taken off what the order owes', async () => {
  const second = await createTransferOrder(store, await store.signIn('newbalance0'), [['6205 2RS', 2]]);
  await receiveTransferFor(store, second.number, 100_00);
  expect(await awaited({ numbers: [second.number] })).toMatchObject([{ owingMinor: second.totalMinor - 100_00 }]);
});
