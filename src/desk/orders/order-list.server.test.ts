import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { createPaidOrder } from '../../../tests/actions/payments/payments.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { orderStage } from '../../orders/order-stage.rule.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decideOrdersAtDesk, listOrdersAtDesk, printPickListAtDesk } from './order-list.contract.ts';
import { orderAtDesk } from './order-record.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  token = await store.signIn('active');
});

const list = async (request: Partial<RequestInput<typeof listOrdersAtDesk>> = {}) =>
  (await store.call(listOrdersAtDesk, { site: 'nod', ...request }, { desk })).body;

test('the list says what an order waits for, how it is paid, and whether it is late', async () => {
  const late = await createConfirmedOrder(store, token, [['NU205', 4]], { purchase_order_no: 'PO-45' });
  await store.database.$client.query(
    "update order_lines set expected_on = '2020-01-02' where order_id = (select id from orders where number = $1)",
    [late],
  );
  const paid = await createPaidOrder(store, token, await fillCart(store, token, [['6308', 1]]));
  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      number: late,
      status: 'Confirmed',
      purchaseOrderNo: 'PO-45',
      paymentOption: 'credit',
      owed: 4,
      reserved: 4,
      late: true,
    },
    { number: paid.number, paymentMode: 'Online', currency: 'INR', late: false },
  ]);
  expect((await list({ view: 'late' })).rows.map((row) => row.number)).toEqual([late]);
  expect((await list({ view: 'all', q: '6308' })).rows.map((row) => row.number)).toEqual([paid.number]);
});

test('an order of which a part has left is found by that, by its days, its customer and who looks after it', async () => {
  const number = await createConfirmedOrder(store, token, [['6308', 5]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 2 }] });
  const [row] = (await list({ view: 'in-part' })).rows;
  expect(row).toMatchObject({ number, status: 'Dispatched', sent: 2, arrived: 0, owed: 3 });
  expect(row && orderStage(row)).toBe('Dispatched in part');
  const { customerId, company } = (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;
  const found = async (more: Partial<RequestInput<typeof listOrdersAtDesk>>) =>
    (await list({ view: 'in-part', ...more })).rows.map((one) => one.number);
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  expect(await found({ placedFrom: today, placedTo: today })).toEqual([number]);
  expect(await found({ placedFrom: addDays(today, 1) })).toEqual([]);
  expect(await found({ placedTo: addDays(today, -1) })).toEqual([]);
  expect(await found({ placedFrom: 'soon', customer: 'x' })).toEqual([number]);
  expect(await found({ customer: String(customerId), q: '6308' })).toEqual([number]);
  expect((await list({ customer: String(customerId) })).customer).toBe(company);
  expect(await found({ customer: '999999999' })).toEqual([]);
  await store.database.$client.query("update customers set sales_manager = 'Asha' where id = $1", [customerId]);
  expect((await list()).managers).toEqual(['Asha']);
  expect(await found({ manager: 'Asha' })).toEqual([number]);
  expect(await found({ manager: 'Ravi' })).toEqual([]);
});

test('a pick list is printed for chosen orders; nothing to pick is refused', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 3]]);
  const print = async (numbers: string[]) =>
    (await store.call(printPickListAtDesk, { site: 'nod', numbers }, { desk })).body;
  const printed = await print([number]);
  expect([printed.fileName, printed.mediaType]).toEqual([`pick-list-${number}.pdf`, 'application/pdf']);
  expect(readPdf(Buffer.from(printed.content, 'base64')).pages.join(' ')).toContain('3 NOS');
  await dispatchGoods(store, number);
  expect(await print([number])).toMatchObject({ success: false, refusal: 'nothing_to_pick' });
});

async function placeOrder(): Promise<string> {
  const lines = await fillCart(store, token, [['NU205', 1]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
}

async function decide(numbers: string[], decision: 'approve' | 'take-back', reason = '') {
  const { body } = await store.call(
    decideOrdersAtDesk,
    { site: 'nod', numbers, decision, reason },
    { desk: await store.signInAtDesk('sales') },
  );
  return { done: body.done, refused: body.refused };
}

async function statusesOf(numbers: string[]): Promise<unknown[]> {
  const { rows } = await store.database.$client.query<{ status: string }>(
    'select status from orders where number = any($1) order by id',
    [numbers],
  );
  return rows.map(({ status }) => status);
}

test('several orders are approved at once; what is refused says why and stops no other', async () => {
  const [first, second] = [await placeOrder(), await placeOrder()];
  expect(await decide([first, 'NOD26999999', second], 'approve')).toEqual({
    done: [first, second],
    refused: [{ key: 'NOD26999999', message: 'NOD has no order NOD26999999.', refusal: 'unknown_order' }],
  });
  expect(await statusesOf([first, second])).toEqual(['Confirmed', 'Confirmed']);
  expect((await decide([first], 'approve')).refused).toEqual([
    { key: first, message: `Order ${first} is Confirmed and cannot become Confirmed.`, refusal: 'not_allowed' },
  ]);
});

test('approvals are taken back with a reason', async () => {
  const number = await placeOrder();
  await decide([number], 'approve');
  expect((await decide([number], 'take-back')).refused[0]?.message).toContain('Say why');
  expect(await decide([number], 'take-back', 'Approved by mistake')).toEqual({ done: [number], refused: [] });
  expect(await statusesOf([number])).toEqual(['Awaiting Internal Approval']);
});
