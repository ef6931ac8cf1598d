import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelOrder } from '../buyer-changes/cancel-order.contract.ts';
import { printSalesInvoice } from '../documents/print-invoice.contract.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { decideOrder } from './decide-order.server.ts';
import { recordDelivery } from './record-delivery.server.ts';
import { takeBackApproval, takeBackDelivery } from './take-back.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const staff = () => ({ by: 'Meera', now: store.now() });
const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const takeBack = (number: string, reason = 'The address is wrong', seen?: number) =>
  takeBackApproval(store.database, sites.nod, { number, reason, seen, ...staff() });
const detail = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;
const decide = (number: string, to: 'Confirmed' | 'Rejected') =>
  decideOrder(store.database, sites.nod, { number, to, ...staff() });

test('an approval is taken back: the order waits again, keeps stock and credit, and the buyer reads why', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const credit = (await store.call(creditInfo, {}, { token })).body.data.avl_balance;
  expect(await takeBack(number)).toBeUndefined();
  const order = await detail(number);
  expect(order).toMatchObject({ status: 'Awaiting Internal Approval', may_cancel: true, documents: [] });
  expect(order.lines).toMatchObject([{ reserved: 2 }]);
  expect(order.steps.map((step) => [step.what, step.note])).toEqual([
    ['Awaiting Internal Approval', ''],
    ['Confirmed', ''],
    ['Approval taken back', 'The address is wrong'],
  ]);
  expect((await store.call(creditInfo, {}, { token })).body.data.avl_balance).toBe(credit);
  expect((await store.call(printSalesInvoice, { order: number }, { token })).body.success).toBe(false);
  const [mail] = await rows("select data from outbox where data ->> 'orderNumber' = $1 order by id desc limit 1", [
    number,
  ]);
  expect(mail.data).toMatchObject({ status: expect.stringContaining('taken back'), note: 'The address is wrong' });
  const [entry] = await rows(
    'select action, actor_name, details from audit_trail where subject = $1 order by id desc',
    [number],
  );
  expect(entry).toEqual({
    action: 'order approval taken back',
    actor_name: 'Meera',
    details: {
      reason: 'The address is wrong',
      before: { status: 'Confirmed' },
      after: { status: 'Awaiting Internal Approval' },
    },
  });
});

test('then it can be approved again, or the buyer cancels it', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await takeBack(number);
  await decide(number, 'Confirmed');
  expect((await detail(number)).status).toBe('Confirmed');
  await takeBack(number);
  expect((await store.call(cancelOrder, { order_no: number }, { token })).body.success).toBe(true);
});

test('an order that is rejected, unknown, dispatched or changed meanwhile is refused', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect(await takeBack(number, ' ')).toMatchObject({ refusal: 'not_allowed' });
  expect(await takeBack(number, 'x', 0)).toMatchObject({ refusal: 'changed_meanwhile' });
  await takeBack(number);
  await decide(number, 'Rejected');
  expect(await takeBack(number)).toMatchObject({ message: expect.stringContaining('given back') });
  expect(await takeBack('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
  const sent = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, sent);
  expect(await takeBack(sent)).toMatchObject({ message: expect.stringContaining('have left') });
});

test('a delivery recorded by mistake is taken back, and its dispatch is on its way again', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, number);
  const back = (dispatchNo: number, reason = 'It was another order') =>
    takeBackDelivery(store.database, sites.nod, { number, dispatchNo, reason, ...staff() });
  expect(await back(1)).toMatchObject({ message: expect.stringContaining('not recorded as delivered') });
  await recordDelivery(store.database, sites.nod, { number, note: 'Signed', ...staff() });
  expect((await detail(number)).status).toBe('Delivered');
  expect(await back(2)).toMatchObject({ message: `Order ${number} has no such dispatch.` });
  expect(await back(1)).toBeUndefined();
  const order = await detail(number);
  expect(order.status).toBe('Dispatched');
  expect(order.steps.map((step) => step.what)).not.toContain('Delivered');
  const [entry] = await rows('select details from audit_trail where subject = $1 order by id desc limit 1', [number]);
  expect(entry.details).toMatchObject({ dispatch: 1, signed: 'Signed', before: { status: 'Delivered' } });
  expect(await recordDelivery(store.database, sites.nod, { number, ...staff() })).toBeUndefined();
});
