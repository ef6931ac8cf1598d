import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { recordDelivery } from './record-delivery.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const deliver = (number: string, dispatchNo?: number, note?: string) =>
  recordDelivery(store.database, sites.nod, {
    number,
    by: 'test',
    now: store.now(),
    ...(dispatchNo !== undefined && { dispatchNo }),
    ...(note && { note }),
  });
const detail = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;

test('an order is Delivered once everything was sent and has arrived', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  expect(await deliver(number)).toMatchObject({ refusal: 'not_allowed' });
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  expect(await deliver(number, 1, 'Signed by K. Rao')).toBeUndefined();
  expect(await detail(number)).toMatchObject({ status: 'Dispatched', owed: 4 });
  await dispatchGoods(store, number);
  expect(await deliver(number)).toBeUndefined();
  expect(await detail(number)).toMatchObject({ status: 'Delivered', owed: 0, owed_by: '' });
  expect((await detail(number)).steps.map((step) => [step.what, step.note])).toEqual([
    ['Awaiting Internal Approval', ''],
    ['Confirmed', ''],
    ['Dispatched, 1 of 2', 'From Mumbai'],
    ['Delivered, 1 of 2', 'Signed by K. Rao'],
    ['Dispatched, 2 of 2', 'From Mumbai'],
    ['Delivered, 2 of 2', ''],
  ]);
});

test('a second delivery, an unknown order and an unknown dispatch are refused', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, number);
  expect(await deliver(number, 2)).toMatchObject({ refusal: 'not_allowed' });
  expect(await deliver(number)).toBeUndefined();
  expect(await deliver(number)).toMatchObject({ refusal: 'not_allowed' });
  expect(await deliver('NOD26999999')).toMatchObject({ refusal: 'unknown_order' });
});

const rows = async (text: string, values: unknown[]) => (await store.database.$client.query(text, values)).rows;
const mailsOf = (number: string) =>
  rows(
    "select channel, receiver, data from outbox where template = 'order-status' and data->>'status' = 'Delivered' and data->>'orderNumber' = $1",
    [number],
  );

test('an order in two dispatches is Delivered, and the buyer told, when the second has arrived too', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 10]]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 6 }] });
  await dispatchGoods(store, number);
  expect(await deliver(number, 2, ' At the gate. ')).toBeUndefined();
  expect([(await detail(number)).status, await mailsOf(number)]).toEqual(['Dispatched', []]);

  expect(await deliver(number, 1, ' Signed by K. Rao ')).toBeUndefined();
  expect((await detail(number)).status).toBe('Delivered');
  expect(await mailsOf(number)).toEqual([
    {
      channel: 'mail',
      receiver: 'active@nod.example',
      data: expect.objectContaining({ status: 'Delivered', note: 'Signed by K. Rao', company: 'Western Gear & Pump' }),
    },
  ]);
});

test('an order of two lines is not Delivered while one of them is owed', async () => {
  const number = await createConfirmedOrder(store, token, [
    ['51105', 1],
    ['NU205', 1],
  ]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 1 }] });
  expect(await deliver(number)).toBeUndefined();
  expect((await detail(number)).status).toBe('Dispatched');
  await dispatchGoods(store, number);
  expect(await deliver(number)).toBeUndefined();
  expect((await mailsOf(number))[0]?.data.note).toBe('');
});

test('who recorded which deliveries stands in the audit trail', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 2]]);
  await dispatchGoods(store, number);
  await deliver(number, undefined, 'Signed by K. Rao');
  const trail = "select actor, actor_name, details from audit_trail where action = 'order delivered' and subject = $1";
  expect(await rows(trail, [number])).toEqual([
    {
      actor: 'staff',
      actor_name: 'test',
      details: {
        dispatches: [1],
        note: 'Signed by K. Rao',
        before: { status: 'Dispatched' },
        after: { status: 'Delivered' },
      },
    },
  ]);
});

test('a refusal names the order', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 1]]);
  expect((await deliver(number))?.message).toBe(`Nothing of order ${number} is on its way.`);
  expect((await deliver('NOD26999999'))?.message).toBe('NOD has no order NOD26999999.');
});
