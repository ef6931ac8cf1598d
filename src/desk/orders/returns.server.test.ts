import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { requestReturn } from '../../orders/returns/request-return.contract.ts';
import { waitingWork } from '../today/today.contract.ts';
import { listOrdersAtDesk } from './order-list.contract.ts';
import { orderAtDesk } from './order-record.contract.ts';
import { decideReturnAtDesk, receiveReturnAtDesk } from './returns.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  token = await store.signIn('active');
});

async function requestedReturn() {
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const { invoice } = await dispatchGoods(store, number);
  const lines = [{ line_no: 1, quantity: 5, reason: 'faulty' as const, part: 'cage' as const }];
  const request = { order_no: number, invoice, lines, note: 'They rattle', remedy: 'replacement' as const };
  await store.call(requestReturn, request, { token });
  return { number, invoice };
}
const load = async (number: string) => (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;
const listed = async () => {
  const request = { site: 'nod' as const, q: '', view: 'returns', sort: '', page: '1' };
  return (await store.call(listOrdersAtDesk, request, { desk })).body.rows.map(({ number }) => number);
};
const waiting = async () =>
  (await store.call(waitingWork, { site: 'nod' }, { desk })).body.waiting.find(({ kind }) => kind === 'returns')?.count;

test('a return is on Today, in the list and on the order, until it is received', async () => {
  const { number, invoice } = await requestedReturn();
  const about = async () => ({ site: 'nod' as const, number, seen: (await load(number)).seen, returnNo: 1 });
  expect([await waiting(), await listed()]).toEqual([1, [number]]);
  expect((await load(number)).returns).toMatchObject([
    {
      returnNo: 1,
      status: 'requested',
      invoice,
      note: 'They rattle',
      answer: null,
      decidedAt: null,
      remedy: 'replacement',
      lines: [{ lineNo: 1, itemName: '51105', sent: 9, quantity: 5, reason: 'faulty', part: 'cage', credited: null }],
    },
  ]);
  const decide = async (approve: boolean) =>
    (await store.call(decideReturnAtDesk, { ...(await about()), approve, answer: '' }, { desk })).body;
  expect((await decide(false)).refusal).toBe('reason');
  expect(await decide(true)).toEqual({ success: true });
  expect([await waiting(), await listed()]).toEqual([undefined, [number]]);
  const lines = [{ lineNo: 1, credited: 5, restock: false }];
  const { body } = await store.call(receiveReturnAtDesk, { ...(await about()), lines, reason: '' }, { desk });
  expect(body.creditNote).toMatch(/^NMC\//);
  expect(body.totalMinor).toBeGreaterThan(0);
  expect(await listed()).toEqual([]);
  expect((await load(number)).returns).toMatchObject([{ status: 'received', creditNote: body.creditNote }]);
});
