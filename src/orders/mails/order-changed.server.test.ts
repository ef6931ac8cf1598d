import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf, formatNearDay } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { findSiteOrder, type OrderRecord } from '../orders.db.ts';
import { copyForStaff, orderChangedMail, piecesOfReturn } from './order-changed.server.ts';

const { nod } = sites;
const store = setUp(openTestStore);
let order: OrderRecord;
beforeAll(async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 10],
    ['NU205', 4],
  ]);
  order = await load(number);
});

async function load(number: string): Promise<OrderRecord> {
  const [found] = await findSiteOrder(store.database, { site: 'nod', number });
  if (!found) throw new Error(`no order ${number}`);
  return found;
}
const mail = (change: object = {}) =>
  orderChangedMail(store.database, nod, order, { status: 'Confirmed', note: '', now: store.now(), ...change });

test('the mail tells the whole order: lines with prices and days, sums, address and payment', async () => {
  const { receiver, template, data } = await mail();
  expect([receiver, template]).toEqual(['active@nod.example', 'order-status']);
  expect(data).toMatchObject({
    orderNumber: order.number,
    status: 'Confirmed',
    paymentOption: 'credit',
    currency: 'INR',
    subtotalMinor: order.subtotalMinor,
    taxMinor: order.taxMinor,
    totalMinor: order.totalMinor,
    deliverTo: expect.stringContaining(order.deliverTo.line),
    lines: [
      { name: '51105', quantity: 10, unitMinor: expect.any(Number), expectedOn: expect.stringMatching(/^\d{4}-/) },
      { name: 'NU205', quantity: 4 },
    ],
  });
  const [line] = data.lines as { expectedOn: string }[];
  expect(formatNearDay(line?.expectedOn ?? '')).not.toBe('');
  expect((line?.expectedOn ?? '') >= dayOf(store.now(), nod.calendar.timeZone)).toBe(true);
});

test('of a line cancelled in part the mail tells what is left', async () => {
  const cancelled = { number: order.number, lines: [{ lineNo: 1, quantity: 6 }], by: 'test', now: store.now() };
  await cancelLines(store.database, nod, cancelled);
  const { data } = await mail();
  expect(data.lines).toMatchObject([{ quantity: 4 }, { quantity: 4 }]);
  expect(data.totalMinor).toBeLessThan(order.totalMinor);
});

test('of an order that is cancelled it tells what was ordered, without a day', async () => {
  await cancelLines(store.database, nod, { number: order.number, by: 'test', now: store.now() });
  const { data } = await mail({ status: 'Cancelled' });
  expect(data.lines).toMatchObject([
    { quantity: 10, expectedOn: '' },
    { quantity: 4, expectedOn: '' },
  ]);
  expect(data.totalMinor).toBe(order.totalMinor);
});

test('a mail about some goods tells only these, and staff get the same', async () => {
  const pieces = piecesOfReturn([{ itemName: '51105', unitMinor: 100_00, quantity: 2 }]);
  const told = await mail({ status: 'Return {return} requested', slots: { return: 'R1' }, goods: { pieces } });
  expect(told.data.lines).toMatchObject([{ name: '51105', quantity: 2, totalMinor: 200_00 }]);
  expect(told.data).not.toHaveProperty('totalMinor');
  expect(copyForStaff(told, nod)).toMatchObject({
    receiver: nod.contact.email,
    data: { isForStaff: true, orderNumber: order.number },
  });
});
