import { beforeEach, expect, test } from 'vitest';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { contactUs } from '../../content/contact/contact.contract.ts';
import { hoursAfter } from '../../lib/dates.ts';
import { cancelOrder } from '../../orders/buyer-changes/cancel-order.contract.ts';
import { requestReturn } from '../../orders/returns/request-return.contract.ts';
import { askAgain } from '../../rfi/requests/ask-again.contract.ts';
import { accountBounds, type BoundName } from './account-bounds.data.ts';

const store = setUp(openTestStore);

beforeEach(async () => {
  await store.database.$client.query("delete from limits where key like 'account_%'");
});

const requested = (lines: number) => Array.from({ length: lines }, () => ({ item_name: 'spam', quantity: '1' }));
const send = async (token: string, lines = 1, key?: string) =>
  (await store.call(sendRfi, { item_info: requested(lines) }, { token, ...(key && { key }) })).body;

const countOf = async (table: 'rfis' | 'orders' | 'contact_messages') =>
  Number((await store.database.$client.query(`select count(*)::int from ${table}`)).rows[0].count);

/** As if the account had done as much as it may, but for `left`. */
async function useUp(bound: BoundName, left = 0) {
  const { rowCount } = await store.database.$client.query('update limits set points = $2 where starts_with(key, $1)', [
    `account_${bound}:`,
    accountBounds[bound].verified - left,
  ]);
  expect(rowCount).toBe(1);
}

test('an account that nobody has verified sends twenty RFIs an hour; the next one is refused and nothing is lost', async () => {
  const token = await store.signIn('pending');
  const before = await countOf('rfis');
  const outcomes = [];
  for (let i = 0; i < 22; i++) outcomes.push(await send(token));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(20);
  expect(outcomes.find(({ success }) => !success)).toMatchObject({
    refusal: 'too_many_rfis',
    message: expect.stringMatching(/^You have sent 20 requests within an hour\. Please call us on \+91/),
  });
  expect(await countOf('rfis')).toBe(before + 20);
});

test('lines that are refused stay in the cart', async () => {
  const token = await store.signIn('active');
  await send(token);
  await useUp('rfis');
  const [line] = await fillCart(store, token, [['6205', 2]]);
  const item_info = [{ item_detail_id: line.item_detail_id, quantity: '2' }];
  expect((await store.call(sendRfi, { item_info }, { token })).body.refusal).toBe('too_many_rfis');
  await useUp('rfis', 1);
  expect((await store.call(sendRfi, { item_info }, { token })).body.success).toBe(true);
});

test('the same RFI sent again, because its reply was lost, counts once', async () => {
  const token = await store.signIn('active');
  await send(token);
  await useUp('rfis', 1);
  const first = await send(token, 1, 'one press');
  expect(await send(token, 1, 'one press')).toEqual(first);
  expect((await send(token)).refusal).toBe('too_many_rfis');
});

test('what was refused for another reason does not count', async () => {
  const token = await store.signIn('active');
  await send(token);
  await useUp('rfis', 1);
  const unknown = { item_info: [{ item_id: 'NO-SUCH-ITEM' }] };
  expect((await store.call(sendRfi, unknown, { token })).body.refusal).toBe('unknown_item');
  expect((await send(token)).success).toBe(true);
});

test('5,000 lines a day until the account is verified; on the next day it goes on', async () => {
  const token = await store.signIn('unregistered', 'gwd');
  const lines = async (count: number) =>
    (await store.call(sendRfi, { item_info: requested(count) }, { token, site: 'gwd' })).body;
  for (const count of [2_000, 2_000, 990]) expect((await lines(count)).success).toBe(true);
  expect(await lines(11)).toMatchObject({
    refusal: 'too_many_lines',
    message: expect.stringContaining('You have requested 5,000 items within a day.'),
  });
  expect((await lines(10)).success).toBe(true);
  const now = store.now();
  store.setClock(hoursAfter(now, 25));
  expect((await lines(11)).success).toBe(true);
  store.setClock(now);
});

test('one account does not use up what another may send', async () => {
  const [one, other] = [await store.signIn('pending', 'zwz'), await store.signIn('unregistered', 'zwz')];
  const on = (token: string) => store.call(sendRfi, { item_info: requested(1) }, { token, site: 'zwz' });
  for (let i = 0; i < 20; i++) await on(one);
  expect((await on(one)).body.refusal).toBe('too_many_rfis');
  expect((await on(other)).body.success).toBe(true);
});

test('asking again counts as an RFI', async () => {
  const token = await store.signIn('active');
  const { RefNo } = await send(token);
  await store.database.$client.query(
    "update rfi_lines set declined_at = now(), declined_by = 'Meera' where rfi_id = (select id from rfis where number = $1)",
    [RefNo],
  );
  await useUp('rfis');
  expect((await store.call(askAgain, { rfq_id: RefNo }, { token })).body.refusal).toBe('too_many_rfis');
});

test('orders, cancellations and returns of an hour are bounded, and what is refused changes nothing', async () => {
  const token = await store.signIn('active');
  const invoiced = await createConfirmedOrder(store, token, [['6205', 4]]);
  const { invoice } = await dispatchGoods(store, invoiced);
  const place = async () => (await submitOrder(store, token, await fillCart(store, token, [['6205', 1]]))).body;
  const { myscno: order } = await place();
  await useUp('orders');
  const before = await countOf('orders');
  expect(await place()).toMatchObject({
    refusal: 'too_many_orders',
    message: expect.stringContaining('You have placed 300 orders within an hour.'),
  });
  expect(await countOf('orders')).toBe(before);

  const cancel = async (order_no: string) => (await store.call(cancelOrder, { order_no }, { token })).body;
  expect((await cancel(order)).success).toBe(true);
  await useUp('cancellations');
  expect((await cancel(order)).success).toBe(true);
  expect((await cancel(invoiced)).refusal).toBe('too_many_cancellations');

  const giveBack = async (line_no: number) => {
    const lines = [{ line_no, quantity: 1, reason: 'wrong' as const }];
    return (await store.call(requestReturn, { order_no: invoiced, invoice, lines }, { token })).body;
  };
  expect((await giveBack(1)).success).toBe(true);
  await useUp('returns');
  expect((await giveBack(1)).refusal).toBe('open');
});

test('mails beyond what one account may cause wait in the outbox, and those of others do not', async () => {
  const { $client } = store.database;
  const [one, other] = [await store.signIn('pending'), await store.signIn('active')];
  const { unverified } = accountBounds.mails;
  const { RefNo: first } = await send(one);
  await $client.query(
    `insert into outbox (site, channel, receiver, template, data, caused_by, created_at)
      select o.site, 'mail', 'x@y.example', 'rfi-sent', '{}', o.caused_by, o.created_at
      from (select * from outbox where data ->> 'rfiNumber' = $1 limit 1) o, generate_series(1, $2)`,
    [first, unverified - 2],
  );
  const [{ RefNo: held }, { RefNo: free }] = [await send(one), await send(other)];
  const { rows } = await $client.query(
    `select data ->> 'rfiNumber' as rfi, template, extract(epoch from next_try_at - created_at)::int / 60 as minutes
      from outbox where data ->> 'rfiNumber' = any($1) order by id`,
    [[first, held, free]],
  );
  const waits = (rfi: string, minutes: number) =>
    ['rfi-sent', 'rfi-received'].map((template) => ({ rfi, template, minutes }));
  expect(rows).toEqual([...waits(first, 0), ...waits(held, 60), ...waits(free, 0)]);
});

test('messages of somebody who is signed in are bounded too', async () => {
  const token = await store.signIn('active');
  const write = async (message: string) => {
    const rao = { first_name: 'Asha', last_name: 'Rao', email: 'asha@plant.example', phone: '98201 23456' };
    const captcha = await solveCaptcha(store);
    return (await store.call(contactUs, { ...rao, message, captcha }, { token })).body;
  };
  expect((await write('Do you keep 22318?')).success).toBe(true);
  await useUp('messages');
  const before = await countOf('contact_messages');
  expect(await write('And 22320?')).toMatchObject({ refusal: 'too_many_messages' });
  expect((await write('Do you keep 22318?')).success).toBe(true);
  expect(await countOf('contact_messages')).toBe(before);
});
