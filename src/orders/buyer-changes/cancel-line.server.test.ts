import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import {
  allowTransferFor,
  createTransferOrder,
  receiveTransferFor,
} from '../../../tests/actions/payments/bank-transfers.ts';
import { createPaidOrder, loadPaymentOutcome, runPaymentJobs } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { cancelLine } from './cancel-line.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterEach(async () => expect(await findInconsistencies(store)).toEqual([]));

type Request = { line_no: number; quantity?: number; reason?: string };
const cancel = async (order_no: string, request: Request, as = token, key?: string) =>
  (await store.call(cancelLine, { order_no, reason: '', ...request }, { token: as, ...(key && { key }) })).body;
const detail = async (order_no: string) => (await store.call(orderDetail, { order_no }, { token })).body.data;
const rows = async (text: string, values: unknown[]) => (await store.database.$client.query(text, values)).rows;
const balance = async () => Math.round((await store.call(creditInfo, {}, { token })).body.data.avl_balance * 100);
const invoicedMinor = async (number: string) =>
  (
    await rows(
      `select coalesce(sum(d.total_minor), 0)::int as minor from documents d join orders o on o.id = d.order_id
        where o.number = $1 and d.kind = 'tax_invoice'`,
      [number],
    )
  )[0].minor;
const pack = (number: string, lineNo: number, quantity: number) =>
  rows(
    `insert into picks (site, order_id, order_line_id, lots, short, picked_by, picked_at)
      select n.site, n.order_id, n.id, jsonb_build_array(jsonb_build_object('quantity', $3::int, 'lot', '', 'origin', '', 'carton', 1)),
        'later', 'test', now() from order_lines n join orders o on o.id = n.order_id where o.number = $1 and n.line_no = $2`,
    [number, lineNo, quantity],
  );

test('a line of a confirmed order is cancelled: stock and credit are free, the invoices add up to what the order costs', async () => {
  const free = await balance();
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 7],
    ['51105', 3],
  ]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 2 }] });
  expect((await detail(number)).lines).toMatchObject([{ cancellable: 5 }, { cancellable: 3 }]);
  const [, second] = (await detail(number)).lines;
  const used = free - (await balance());
  expect(await cancel(number, { line_no: 2, reason: 'Bought elsewhere' })).toEqual({
    success: true,
    message: '3 pieces of 51105 cancelled.',
  });
  const order = await detail(number);
  expect(order.lines).toMatchObject([{ cancelled: 0 }, { cancelled: 3, owed: 0, reserved: 0, cancellable: 0 }]);
  expect(used - (free - (await balance()))).toBe(Math.round((second?.cancel_value ?? 0) * 100));
  await dispatchGoods(store, number);
  expect(await invoicedMinor(number)).toBe(Math.round(order.total_now * 100));
});

test('buyer and sales desk are written to, and the history has the line before and after', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 2],
    ['51105', 3],
  ]);
  await cancel(number, { line_no: 1, quantity: 1, reason: 'No longer needed' });
  const mails = await rows(
    "select receiver, data from outbox where template = 'order-lines-cancelled' and data ->> 'orderNumber' = $1 order by id",
    [number],
  );
  expect(mails.map((mail) => [mail.receiver, mail.data.note, mail.data.lines[0].quantity])).toEqual([
    ['active@nod.example', 'No longer needed', 1],
    ['sales@nod.example', 'No longer needed', 1],
  ]);
  const [entry] = await rows(
    "select actor, details from audit_trail where subject = $1 and action = 'order lines cancelled'",
    [number],
  );
  expect(entry).toMatchObject({
    actor: 'buyer',
    details: { before: { lines: [{ lineNo: 1, cancelled: 0 }] }, after: { lines: [{ lineNo: 1, cancelled: 1 }] } },
  });
});

test('what is packed stays in the order and stays packed', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 6]]);
  await pack(number, 1, 4);
  expect((await detail(number)).lines).toMatchObject([{ cancellable: 2 }]);
  expect(await cancel(number, { line_no: 1, quantity: 3 })).toMatchObject({
    message: 'At most 2 of NU205 can be cancelled.',
  });
  expect(await cancel(number, { line_no: 1 })).toMatchObject({ success: true });
  expect(await cancel(number, { line_no: 1 })).toMatchObject({ refusal: 'packed' });
  expect((await detail(number)).lines).toMatchObject([{ owed: 4, reserved: 4, cancelled: 2 }]);
  const kept = 'select lots from picks k join orders o on o.id = k.order_id where o.number = $1';
  expect(await rows(kept, [number])).toMatchObject([{ lots: [{ quantity: 4 }] }]);
});

test('the last line cancels the order', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  expect(await cancel(number, { line_no: 1 })).toEqual({ success: true, message: `Order ${number} is cancelled.` });
  expect((await detail(number)).status).toBe('Cancelled');
  expect(await cancel(number, { line_no: 1 })).toMatchObject({ refusal: 'too_late' });
});

test('twenty presses at once cancel the pieces once', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 3],
    ['51105', 3],
  ]);
  const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(number, { line_no: 1 })));
  expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  expect((await detail(number)).lines).toMatchObject([{ cancelled: 3 }, { cancelled: 0 }]);
});

test('the same pieces asked for again after a lost reply are cancelled once; asked for anew, they are cancelled too', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 7]]);
  const twoPieces = (key: string) => cancel(number, { line_no: 1, quantity: 2 }, token, key);
  const first = await twoPieces('lost');
  expect(first).toEqual({ success: true, message: '2 pieces of NU205 cancelled.' });
  expect(await twoPieces('lost')).toEqual(first);
  expect((await detail(number)).lines).toMatchObject([{ cancelled: 2, owed: 5 }]);
  expect(await twoPieces('anew')).toEqual(first);
  expect((await detail(number)).lines).toMatchObject([{ cancelled: 4, owed: 3 }]);
  const mails = "select from outbox where template = 'order-lines-cancelled' and data ->> 'orderNumber' = $1";
  expect(await rows(mails, [number])).toHaveLength(4);
});

test('sent twice at once with one key, pieces are cancelled once and both hear the same', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 7]]);
  const replies = await Promise.all(
    ['one', 'one'].map((key) => cancel(number, { line_no: 1, quantity: 2 }, token, key)),
  );
  expect(new Set(replies.map((reply) => reply.message))).toEqual(new Set(['2 pieces of NU205 cancelled.']));
  expect((await detail(number)).lines).toMatchObject([{ cancelled: 2 }]);
});

test('a line that was paid online is refunded', async () => {
  const buyer = await store.signIn('active', 'gwd');
  const cart = await fillCart(
    store,
    buyer,
    [
      ['6205-2RS/C3', 4],
      ['NU205', 2],
    ],
    'gwd',
  );
  const { number, sessionId, amountMinor } = await createPaidOrder(store, buyer, cart, {
    site: 'gwd',
    provider: 'stripe',
  });
  const inGulf = { site: 'gwd' as const, token: buyer };
  const [line] = (await store.call(orderDetail, { order_no: number }, inGulf)).body.data.lines;
  const { body } = await store.call(cancelLine, { order_no: number, line_no: 1, reason: '' }, inGulf);
  expect(body).toMatchObject({ success: true });
  for (let i = 0; i < 2; i += 1) await runPaymentJobs(store);
  const { givenMinor } = await loadPaymentOutcome(store, sessionId);
  expect(givenMinor).toBe(Math.round((line?.cancel_value ?? 0) * 100));
  expect(givenMinor).toBeLessThan(amountMinor);
});

test('money that came in by bank transfer stays on account', async () => {
  await allowTransferFor(store, 'newbalance0');
  const buyer = await store.signIn('newbalance0');
  const { number, totalMinor } = await createTransferOrder(store, buyer, [['NU205', 4]]);
  await receiveTransferFor(store, number, totalMinor);
  expect(await cancel(number, { line_no: 1, quantity: 1 }, buyer)).toMatchObject({ success: true });
  await dispatchGoods(store, number);
  const [left] = await rows(
    "select open_minor from ledger_entries where kind = 'receipt' and order_id in (select id from orders where number = $1)",
    [number],
  );
  expect(left.open_minor).toBe(totalMinor - (await invoicedMinor(number)));
});

test('what was sent, and lines that are not there, are refused with the reason', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['NU205', 2],
    ['51105', 3],
  ]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 2 }] });
  expect(await cancel(number, { line_no: 1 })).toMatchObject({
    message: 'All pieces of NU205 have left or are cancelled.',
  });
  expect(await cancel(number, { line_no: 9 })).toMatchObject({ message: 'This order has no line 9.' });
  expect(await cancel(number, { line_no: 2, quantity: 4 })).toMatchObject({ refusal: 'too_many' });
  const other = await store.signIn('newbalance0');
  const foreign = { order_no: number, line_no: 2, reason: '' };
  expect((await store.call(cancelLine, foreign, { token: other })).status).toBe(404);
});
