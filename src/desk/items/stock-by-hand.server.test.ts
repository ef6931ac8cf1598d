import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { itemAtDesk } from './item-record.contract.ts';
import { adjustStockAtDesk, countShelfAtDesk, stocktakeAtDesk } from './stock-by-hand.contract.ts';

const store = setUp(openTestStore);
const sql = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;
let desk: string;
let id: number;
let branch: string;
const setTo = (onHand: number, shelf = 'A-03-2') =>
  sql('update stock set on_hand = $2, reserved = 0, shelf = $3 where item_id = $1', id, onHand, shelf);
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  id = (await sql("select id::int from items where site = 'nod' and name = '51105' order by id limit 1"))[0].id;
  branch = (await sql("select code from branches where site = 'nod' and position = 1"))[0].code;
});

type Asked = Partial<RequestInput<typeof adjustStockAtDesk>>;
const adjust = async (more: Asked) => {
  const request = {
    site: 'nod',
    id: String(id),
    branch,
    way: 'add',
    quantity: 1,
    reason: 'found',
    note: '',
    seen: 10,
  } as const;
  return (await store.call(adjustStockAtDesk, { ...request, ...more }, { desk })).body;
};
const record = async () => (await store.call(itemAtDesk, { site: 'nod', id: String(id) }, { desk })).body;

test.each<[string, Asked, number]>([
  ['found', { way: 'add', quantity: 2, reason: 'found' }, 12],
  ['damaged', { way: 'remove', quantity: 3, reason: 'damage' }, 7],
  ['counted', { way: 'counted', quantity: 9, reason: 'correction' }, 9],
])('pieces that were %s change what is on hand, and the item tells of it', async (_, asked, onHand) => {
  await setTo(10);
  expect(await adjust({ ...asked, note: 'At the back' })).toMatchObject({ success: true });
  const { stock, movements, history } = await record();
  expect(stock[0]).toMatchObject({ onHand });
  expect(movements[0]).toMatchObject({
    change: onHand - 10,
    onHand,
    kind: 'adjustment',
    reason: asked.reason,
    note: 'At the back',
  });
  expect(history[0]?.action).toBe('item stock adjusted');
});

test('sent twice it is done once', async () => {
  await setTo(10);
  await adjust({ quantity: 5 });
  expect(await adjust({ quantity: 5 })).toMatchObject({ refusal: 'changed' });
  expect((await record()).stock[0]?.onHand).toBe(15);
});

test('of two who adjust at once one is told that it has changed', async () => {
  await setTo(10);
  const replies = await Promise.all([
    adjust({ quantity: 5 }),
    adjust({ way: 'remove', quantity: 3, reason: 'damage' }),
  ]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(replies.find(({ success }) => !success)).toMatchObject({ refusal: 'changed' });
  const { stock, movements } = await record();
  expect(movements[0]?.onHand).toBe(stock[0]?.onHand);
});

test.each<[string, Asked, string]>([
  ['more than there are', { way: 'remove', quantity: 11 }, 'quantity'],
  ['none', { quantity: 0 }, 'quantity'],
  ['a branch that is not there', { branch: 'X' }, 'branch'],
  ['goods received that are taken off', { way: 'remove', reason: 'goods received' }, 'quantity'],
  ['a lot that is not there', { reason: 'goods received', lot: '999999' }, 'not_expected'],
])('%s is refused', async (_, asked, refusal) => {
  await setTo(10);
  expect(await adjust(asked)).toMatchObject({ success: false, refusal });
  expect((await record()).stock[0]?.onHand).toBe(10);
});

test('pieces that orders have reserved are not taken; the orders are named', async () => {
  await setTo(10);
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 4]]);
  const refused = await adjust({ way: 'remove', quantity: 7, reason: 'damage' });
  expect(refused.refusal).toBe('promised');
  expect(refused.message).toContain(`${order} (4)`);
  expect(await adjust({ way: 'remove', quantity: 6, reason: 'damage' })).toMatchObject({ success: true });
});

test('goods received are on hand, and no longer arriving', async () => {
  await setTo(10);
  await sql('delete from stock_incoming where item_id = $1', id);
  await sql(
    "insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on) select 'nod', id, $1, 'arriving', 30, '2026-12-24' from branches where site = 'nod' and code = $2",
    id,
    branch,
  );
  const lot = async () => (await record()).stock[0]?.incoming[0];
  const first = await lot();
  expect(await adjust({ quantity: 12, reason: 'goods received', lot: String(first?.id) })).toMatchObject({
    success: true,
  });
  expect(await lot()).toMatchObject({ quantity: 18 });
  expect((await record()).movements[0]).toMatchObject({ kind: 'receipt', change: 12, onHand: 22 });
  expect(await adjust({ quantity: 20, reason: 'goods received', lot: String(first?.id), seen: 22 })).toMatchObject({
    success: true,
  });
  expect(await lot()).toBeUndefined();
});

type Counts = RequestInput<typeof countShelfAtDesk>['counts'];
const count = async (counts: Counts, shelf = 'B-1') =>
  (await store.call(countShelfAtDesk, { site: 'nod', branch, shelf, counts }, { desk })).body;

test('a shelf is counted blind; differences are counted again and then booked', async () => {
  await setTo(10, 'B-1');
  const { body } = await store.call(stocktakeAtDesk, { site: 'nod', branch, shelf: 'B-1' }, { desk });
  expect(body.shelves).toContainEqual(expect.objectContaining({ branch, shelf: 'B-1', items: 1 }));
  expect(body.items).toEqual([expect.objectContaining({ id, name: '51105' })]);
  const first = await count([{ id: String(id), counted: 8, again: null, seen: null }]);
  expect(first).toMatchObject({ written: false, differences: [{ id, onHand: 10 }] });
  expect((await record()).stock[0]?.onHand).toBe(10);
  expect(await count([{ id: String(id), counted: 8, again: 9, seen: 10 }])).toMatchObject({
    written: true,
    message: '1 item counted, 1 difference booked.',
  });
  const { stock, movements } = await record();
  expect(stock[0]?.onHand).toBe(9);
  expect(movements[0]).toMatchObject({ kind: 'stocktake', change: -1, reference: 'B-1' });
});

test('what moves between two counts is counted again; what is right is only said', async () => {
  await setTo(10, 'B-1');
  await count([{ id: String(id), counted: 8, again: null, seen: null }]);
  await setTo(7, 'B-1');
  expect(await count([{ id: String(id), counted: 8, again: 8, seen: 10 }])).toMatchObject({
    written: false,
    differences: [{ id, onHand: 7 }],
  });
  expect(await count([{ id: String(id), counted: 7, again: null, seen: null }])).toMatchObject({
    written: true,
    message: '1 item counted, all as they should be.',
  });
});

test('what lies on another shelf by now is left as it is, and said', async () => {
  await setTo(10, 'B-1');
  const [other] = await sql("select id::int from items where site = 'nod' and name = 'NU205' order by id limit 1");
  await sql("update stock set on_hand = 5, reserved = 0, shelf = 'C-9' where item_id = $1", other.id);
  const counts = [
    { id: String(id), counted: 8, again: 8, seen: 10 },
    { id: String(other.id), counted: 0, again: 0, seen: 5 },
  ];
  expect(await count(counts)).toMatchObject({
    written: true,
    message: '1 item counted, 1 difference booked. 1 item not on this shelf any more stays as before.',
  });
  expect(await sql('select on_hand from stock where item_id = $1 order by branch_id limit 1', other.id)).toEqual([
    { on_hand: 5 },
  ]);
});

test('more pieces than a field takes are not added', async () => {
  await setTo(99_999_990);
  expect(await adjust({ quantity: 99_999_999, seen: 99_999_990 })).toMatchObject({ refusal: 'quantity' });
  expect(await adjust({ quantity: 10, seen: 99_999_990 })).toMatchObject({ success: true });
});

test('accounts may not adjust stock', async () => {
  const request = { site: 'nod', branch, shelf: '' } as const;
  const { status } = await store.call(stocktakeAtDesk, request, { desk: await store.signInAtDesk('accounts') });
  expect(status).toBe(403);
});
