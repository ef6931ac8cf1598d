import { expect, test } from 'vitest';
import { orderStage, stepReached, whatComesNext } from './order-stage.rule.ts';

const awaiting = { status: 'Awaiting Internal Approval', sent: 0, arrived: 0, owed: 40 };
const confirmed = { ...awaiting, status: 'Confirmed' };
const partSent = { status: 'Dispatched', sent: 30, arrived: 0, owed: 10 };
const nextArrives = { ...partSent, arrived: 20 };
const partArrived = { ...partSent, arrived: 30 };
const allSent = { status: 'Dispatched', sent: 40, arrived: 10, owed: 0 };
const delivered = { status: 'Delivered', sent: 40, arrived: 40, owed: 0 };

test.each([
  ['nothing decided', awaiting, 'Awaiting Internal Approval', 0],
  ['approved', confirmed, 'Confirmed', 1],
  ['a part left', partSent, 'Dispatched in part', 2],
  ['a part left, some of it arrived', nextArrives, 'Dispatched in part', 2],
  ['what left has arrived, the rest is owed', partArrived, 'Delivered in part', 2],
  ['all left', allSent, 'Dispatched', 2],
  ['all arrived', delivered, 'Delivered', 3],
  ['cancelled', { ...awaiting, status: 'Cancelled', owed: 0 }, 'Cancelled', undefined],
  ['rejected', { ...awaiting, status: 'Rejected', owed: 0 }, 'Rejected', undefined],
])('%s', (_, order, stage, step) => {
  expect(orderStage(order)).toBe(stage);
  expect(stepReached(orderStage(order))).toBe(step);
});

test.each([
  [awaiting, '2026-11-25', 'We write to you when it is confirmed'],
  [confirmed, '2026-11-25', 'Expected by Wed 25 Nov'],
  [confirmed, '', 'Date not set'],
  [partSent, '2026-12-04', '10 pieces pending, all by Fri 4 Dec'],
  [{ ...partArrived, owed: 1 }, '', '1 piece pending, date not set'],
  [allSent, '', 'On the way since Fri 20 Nov'],
  [delivered, '', 'Delivered on 20 Nov 2026'],
  [{ ...delivered, status: 'Cancelled' }, '', 'Cancelled on 20 Nov 2026'],
  [{ ...delivered, status: 'Rejected' }, '', 'Rejected on 20 Nov 2026'],
])('what comes next: %o by %j', (order, owedBy, text) => {
  expect(whatComesNext({ ...order, owedBy, changedOn: '2026-11-20' })).toBe(text);
});
