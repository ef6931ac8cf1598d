import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { type AmendShipment, amendShipment } from './amend-shipment.server.ts';
import { dispatchOrder } from './dispatch-order.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const rows = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;
const amend = (number: string, request: Partial<AmendShipment>) =>
  amendShipment(store.database, sites.nod, { number, dispatchNo: 1, by: 'Meera', now: store.now(), ...request });
const shipments = async (number: string) =>
  (await store.call(orderDetail, { order_no: number }, { token })).body.data.shipments;
const tracking = 'https://track.konkan.example/118204';

test('the buyer sees carrier, docket and tracking address of a dispatch, on the order and in the mail', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const shipment = {
    carrier: ' Konkan Roadlines ',
    docket: 'KR 118204',
    tracking,
    ewayBill: '3916 0042 1187',
    cartons: 3,
    weightKg: 4.5,
  };
  await dispatchGoods(store, number, shipment);
  expect(await shipments(number)).toEqual([
    { dispatch: `${number}-1`, carrier: 'Konkan Roadlines', docket: 'KR 118204', tracking },
  ]);
  const [mail] = await rows("select data from outbox where template = 'order-sent' and data ->> 'orderNumber' = $1", [
    number,
  ]);
  expect(mail.data).toMatchObject({ tracking, ewayBill: '391600421187', cartons: 3, weightKg: 4.5 });
});

test('goods do not leave with a wrong detail', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  const send = (details: object) =>
    dispatchOrder(store.database, sites.nod, { number, by: 'test', now: store.now(), ...details });
  expect(await send({ tracking: 'http://x.example' })).toMatchObject({ refusal: 'wrong_details' });
  expect(await send({ lines: [{ lineNo: 1, quantity: 1, lot: 'x'.repeat(41) }] })).toMatchObject({
    message: 'Line 1: write lot and origin in at most 40 characters.',
  });
});

test('what is known later is added; what is left out stays; the audit has before and after', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, number, { carrier: 'Own van' });
  expect(await amend(number, { docket: 'MH 01 AB 0000', ewayBill: '391600421187' })).toBeUndefined();
  expect(await shipments(number)).toEqual([
    { dispatch: `${number}-1`, carrier: 'Own van', docket: 'MH 01 AB 0000', tracking: '' },
  ]);
  const [entry] = await rows(
    "select details from audit_trail where action = 'order shipment changed' and subject = $1",
    [number],
  );
  expect(entry.details).toMatchObject({
    dispatch: 1,
    before: { carrier: 'Own van', docket: '', ewayBill: '' },
    after: { carrier: 'Own van', docket: 'MH 01 AB 0000', ewayBill: '391600421187' },
  });
  const mails = () =>
    rows("select data from outbox where template = 'order-tracking' and data ->> 'orderNumber' = $1", [number]);
  expect(await mails()).toEqual([]);
  await amend(number, { tracking });
  await amend(number, { tracking, cartons: 2 });
  const facts = { orderNumber: number, dispatch: `${number}-1`, carrier: 'Own van, MH 01 AB 0000', tracking };
  expect(await mails()).toEqual([
    { data: expect.objectContaining({ ...facts, deliverTo: expect.stringMatching(/./) }) },
  ]);
});

test('an unknown order or dispatch, a wrong detail and a change meanwhile are refused', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await dispatchGoods(store, number);
  expect(await amend('NOD26999999', {})).toMatchObject({ refusal: 'unknown_order' });
  expect(await amend(number, { dispatchNo: 2 })).toMatchObject({ refusal: 'unknown_dispatch' });
  expect(await amend(number, { ewayBill: '1' })).toMatchObject({ message: 'An e-way bill number has 12 digits.' });
  expect(await amend(number, { seen: 0 })).toMatchObject({ refusal: 'changed_meanwhile' });
});
