import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import { returnRequestsOf, sendTwoLines } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { requestReturn } from './request-return.contract.ts';
import { returnGoods } from './return-goods.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sentOrder = () => sendTwoLines(store, token);
const line = (line_no: number, quantity: number) => ({ line_no, quantity, reason: 'wrong' as const });
const ask = async (number: string, invoice: string, lines: ReturnType<typeof line>[], as = token) =>
  store.call(requestReturn, { order_no: number, invoice, lines, note: 'Unopened' }, { token: as });
const requestsOf = (number: string) => returnRequestsOf(store, number);
test('only what has left and is neither returned nor asked for can be asked for', async () => {
  const { number, invoice } = await sentOrder();
  const refused = async (...lines: ReturnType<typeof line>[]) => (await ask(number, invoice, lines)).body;
  expect(await refused()).toMatchObject({ refusal: 'nothing' });
  expect(await refused(line(3, 1))).toMatchObject({ refusal: 'unknown_line' });
  expect(await refused(line(1, 10))).toMatchObject({ message: 'At most 9 of 51105 can be returned.' });
  const back = { invoice, lines: [{ lineNo: 1, quantity: 4 }], reason: 'x', restock: true, by: 'x', now: store.now() };
  await returnGoods(store.database, sites.nod, back);
  expect(await refused(line(1, 6))).toMatchObject({ message: 'At most 5 of 51105 can be returned.' });
  expect(await refused(line(1, 2))).toMatchObject({ success: true });
  expect(await refused(line(1, 1))).toMatchObject({ message: 'A return of 51105 is open already.' });
  expect((await ask(number, 'NM/26-27/999999', [line(1, 1)])).status).toBe(404);
  expect((await ask(number, invoice, [line(2, 1)], await store.signIn('newbalance0'))).status).toBe(404);
});

test('twenty requests for the same pieces at once: one is open', async () => {
  const { number, invoice } = await sentOrder();
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(number, invoice, [line(1, 9)])));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await requestsOf(number)).toHaveLength(1);
});

test('a request whose reply was lost and that is sent again with its key is answered with the same return', async () => {
  const { number, invoice } = await sentOrder();
  const request = { order_no: number, invoice, lines: [line(1, 2)], note: '' };
  const send = async () => (await store.call(requestReturn, request, { token, key: `return ${number}` })).body;
  const first = await send();
  expect(first).toMatchObject({ success: true, return_no: `${number}-R1` });
  expect(await send()).toEqual(first);
  expect(await requestsOf(number)).toHaveLength(1);
});

test('the faulty part and the wish of the buyer are kept; without them it is a credit note', async () => {
  const { number, invoice } = await sentOrder();
  const faulty = { line_no: 1, quantity: 1, reason: 'faulty' as const, part: 'outer_ring' as const };
  const surplus = { line_no: 2, quantity: 1, reason: 'surplus' as const, part: 'cage' as const };
  const request = { order_no: number, invoice, lines: [faulty, surplus], note: '', remedy: 'advice' as const };
  expect((await store.call(requestReturn, request, { token })).body).toMatchObject({ success: true });
  expect(await requestsOf(number)).toMatchObject([{ remedy: 'advice', lines: [{ part: 'outer_ring' }, { part: '' }] }]);
  const other = await sentOrder();
  await ask(other.number, other.invoice, [line(1, 1)]);
  expect(await requestsOf(other.number)).toMatchObject([{ remedy: 'credit', lines: [{ part: '' }] }]);
});
