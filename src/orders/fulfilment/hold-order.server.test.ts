import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { printPickList } from '../packing/print-packing.server.ts';
import { pickLine, pickRest, putBackLine } from '../picking/pick-line.server.ts';
import { listOrders } from '../staff-view/list-orders.server.ts';
import { cancelLines } from './cancel-lines.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { type DispatchRequest, dispatchOrder } from './dispatch-order.server.ts';
import { holdOrder, releaseOrder } from './hold-order.server.ts';

const store = setUp(openTestStore);
const { nod } = sites;
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'Meera', now: store.now() });
const today = () => dayOf(store.now(), nod.calendar.timeZone);
const sizes = { reason: 'The buyer checks the sizes', isToldToBuyer: false, lookAgainOn: null };
type Asked = Parameters<typeof holdOrder>[2];
const hold = (number: string, more: Partial<Asked['hold']> = {}, seen?: number) =>
  holdOrder(store.database, nod, { number, hold: { ...sizes, ...more }, ...staff(), seen });
const release = (number: string) => releaseOrder(store.database, nod, { number, ...staff() });
const dispatch = (number: string, more: Partial<DispatchRequest> = {}) =>
  dispatchOrder(store.database, nod, { number, ...staff(), ...more });
const approve = (number: string) => decideOrder(store.database, nod, { number, to: 'Confirmed', ...staff() });
function refusalOf(result: unknown): Refusal<string> {
  if (!(result instanceof Refusal)) throw new Error('not refused');
  return result;
}
const confirmed = () => createConfirmedOrder(store, token, [['NJ310', 5]]);
const placed = async () =>
  (await submitOrder(store, token, toReviewedLines(await fillCart(store, token, [['NJ310', 5]])))).body.myscno;
const seenByBuyer = async (number: string) =>
  (await store.call(orderDetail, { order_no: number }, { token })).body.data.on_hold;
const acts = async (number: string) =>
  (
    await store.database.$client.query(
      "select id, action, actor_name as by, details from audit_trail where subject = $1 and action ~ 'hold|released' order by id",
      [number],
    )
  ).rows;
const view = async (name: string, now = store.now()) =>
  (
    await listOrders(store.database, nod, { view: name, sort: '', q: '', page: 1, rowsPerPage: 50, maxTotal: 100, now })
  ).rows.map((row) => row.number);
const facts = async () => ({
  free: (await fillCart(store, token, [['NJ310', 1]]))[0].free_stock,
  credit: (await store.call(creditInfo, {}, { token })).body.data.avl_balance,
});

test('an order on hold is not approved until it is released', async () => {
  const number = await placed();
  expect(await hold(number)).toBe(true);
  expect((await approve(number))?.message).toBe(
    `Meera has put order ${number} on hold: The buyer checks the sizes – Release it first.`,
  );
  expect(await release(number)).toBe(true);
  expect(await approve(number)).toBeUndefined();
});

test('an order on hold is neither picked nor dispatched; what is picked can be put back, and all stays reserved', async () => {
  const number = await confirmed();
  const pick = { number, lineNo: 1, short: '', lots: [{ quantity: 5, lot: '', origin: '', carton: 1 }] } as const;
  await pickLine(store.database, nod, { ...pick, ...staff() });
  const before = await facts();
  await hold(number);
  expect(await facts()).toEqual(before);
  const refused = [
    await pickLine(store.database, nod, { ...pick, ...staff() }),
    await pickRest(store.database, nod, { number, ...staff() }),
    await dispatch(number),
    await dispatch(number, { lines: [{ lineNo: 1, quantity: 1 }] }),
    await printPickList(store.database, nod, [number], store.now()),
  ].map((one) => (one instanceof Refusal ? one.refusal : undefined));
  expect(refused).toEqual(['on_hold', 'on_hold', 'on_hold', 'on_hold', 'nothing_to_pick']);
  const { rows } = await store.database.$client.query(
    'select id from picks where order_id = (select id from orders where number = $1)',
    [number],
  );
  expect(
    await putBackLine(store.database, nod, { number, lineNo: 1, seenPick: rows[0].id, ...staff() }),
  ).toBeUndefined();
  await release(number);
  expect(await dispatch(number)).toMatchObject({ stillOwed: 0 });
});

test('the history says who held it, when and why, and who released it', async () => {
  const number = await confirmed();
  const day = addDays(today(), 3);
  await hold(number, { lookAgainOn: day, isToldToBuyer: true });
  await release(number);
  expect(await acts(number)).toMatchObject([
    {
      action: 'order put on hold',
      by: 'Meera',
      details: { reason: sizes.reason, lookAgainOn: day, buyerReadsReason: true },
    },
    { action: 'order released', by: 'Meera', details: { heldBy: 'Meera', reason: sizes.reason } },
  ]);
});

test('the buyer reads that the order waits, and why only if staff let him', async () => {
  const number = await confirmed();
  expect(await seenByBuyer(number)).toBeUndefined();
  await hold(number);
  expect(await seenByBuyer(number)).toEqual({ reason: '' });
  await hold(number, { isToldToBuyer: true });
  expect(await seenByBuyer(number)).toEqual({ reason: sizes.reason });
  await release(number);
  expect(await seenByBuyer(number)).toBeUndefined();
});

test('the buyer is named no day while the order waits', async () => {
  const number = await confirmed();
  const owedBy = async () => (await store.call(orderDetail, { order_no: number }, { token })).body.data.owed_by;
  const before = await owedBy();
  expect(before).not.toBe('');
  await hold(number);
  expect(await owedBy()).toBe('');
  await release(number);
  expect(await owedBy()).toBe(before);
});

test('the same hold or release twice, also in the same moment, is done once', async () => {
  const number = await confirmed();
  expect((await Promise.all([hold(number), hold(number), hold(number)])).toSorted()).toEqual([false, false, true]);
  expect(await hold(number, {}, 0)).toBe(false);
  expect((await Promise.all([release(number), release(number)])).toSorted()).toEqual([false, true]);
  expect((await acts(number)).map(({ action }) => action)).toEqual(['order put on hold', 'order released']);
});

test('a hold is changed by who has seen it', async () => {
  const number = await confirmed();
  await hold(number);
  expect(refusalOf(await hold(number, { reason: 'Another reason' }, 0)).refusal).toBe('changed_meanwhile');
  const [{ id }] = await acts(number);
  expect(await hold(number, { reason: 'Another reason' }, id)).toBe(true);
  expect((await acts(number)).map(({ action }) => action)).toEqual(['order put on hold', 'hold changed']);
  expect(refusalOf(await releaseOrder(store.database, nod, { number, seen: id, ...staff() })).refusal).toBe(
    'changed_meanwhile',
  );
});

test('of a hold and a dispatch in the same moment the first counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const number = await confirmed();
    const lines = [{ lineNo: 1, quantity: 2 }];
    const [held, sent] = await Promise.all([hold(number), dispatch(number, { lines })]);
    expect(held).toBe(true);
    const { rows } = await store.database.$client.query(
      "select array_agg(action order by id) as acts from audit_trail where subject = $1 and action in ('order dispatched', 'order put on hold')",
      [number],
    );
    const order = sent instanceof Refusal ? ['order put on hold'] : ['order dispatched', 'order put on hold'];
    expect(rows[0].acts).toEqual(order);
    expect(await dispatch(number, { lines })).toMatchObject({ refusal: 'on_hold' });
  }
});

test('an order on hold can be cancelled or rejected, and its hold ends', async () => {
  const before = await facts();
  const [whole, rejected, part] = [await confirmed(), await placed(), await confirmed()];
  for (const number of [whole, rejected]) await hold(number);
  await cancelLines(store.database, nod, { number: whole, ...staff() });
  await decideOrder(store.database, nod, { number: rejected, to: 'Rejected', note: 'No', ...staff() });
  await dispatch(part, { lines: [{ lineNo: 1, quantity: 1 }] });
  await hold(part);
  await cancelLines(store.database, nod, { number: part, ...staff() });
  for (const number of [whole, rejected, part]) expect(await seenByBuyer(number)).toBeUndefined();
  expect((await facts()).free).toBe(before.free - 1);
});

test('a past day, an order that owes nothing, and an order of another site are refused', async () => {
  const number = await confirmed();
  expect(refusalOf(await hold(number, { lookAgainOn: addDays(today(), -1) })).message).toBe(
    'This day is past. Choose today or a later day.',
  );
  expect(refusalOf(await holdOrder(store.database, sites.zwz, { number, hold: sizes, ...staff() })).refusal).toBe(
    'unknown_order',
  );
  await dispatch(number);
  expect(refusalOf(await hold(number)).message).toBe(
    `Order ${number} is Dispatched and owes nothing; there is nothing to hold.`,
  );
});

test('an order on hold leaves the queues, and comes back on its day, still on hold', async () => {
  const [toApprove, toDispatch] = [await placed(), await confirmed()];
  const day = addDays(today(), 2);
  for (const number of [toApprove, toDispatch]) await hold(number, { lookAgainOn: day });
  expect(await view('on-hold')).toEqual(expect.arrayContaining([toApprove, toDispatch]));
  expect(await view('look-again')).toEqual([]);
  expect(await view('to-approve')).not.toContain(toApprove);
  expect(await view('to-dispatch')).not.toContain(toDispatch);
  const then = new Date(store.now().getTime() + 2 * 86_400_000);
  expect(await view('look-again', then)).toEqual([toApprove, toDispatch]);
  expect(await view('to-approve', then)).toContain(toApprove);
  expect(await view('to-dispatch', then)).toContain(toDispatch);
  expect(await dispatch(toDispatch, { now: then })).toMatchObject({ refusal: 'on_hold' });
});
