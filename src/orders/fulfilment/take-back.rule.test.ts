import { expect, test } from 'vitest';
import { deliveryTakeBackRefusal, takeBackRefusal } from './take-back.rule.ts';

const number = 'NOD26000119';

test.each([
  ['Confirmed', 'Address is wrong', undefined],
  ['Confirmed', ' ', 'Say why the approval is taken back; the buyer reads it.'],
  ['Confirmed', 'x'.repeat(501), 'Say why in at most 500 characters.'],
  ['Awaiting Internal Approval', 'x', `Order ${number} awaits approval already.`],
  ['Rejected', 'x', `Order ${number} is Rejected: its stock and credit were given back. The buyer can order again.`],
  ['Cancelled', 'x', `Order ${number} is Cancelled: its stock and credit were given back. The buyer can order again.`],
  [
    'Dispatched',
    'x',
    `Goods of order ${number} have left. Cancel what is still owed, or take goods back with a credit note.`,
  ],
  [
    'Delivered',
    'x',
    `Goods of order ${number} have left. Cancel what is still owed, or take goods back with a credit note.`,
  ],
] as const)('the approval of an order that is %s, because %j', (status, reason, refusal) => {
  expect(takeBackRefusal({ number, status }, reason)).toBe(refusal);
});

const arrived = { deliveredAt: new Date('2026-11-20T10:00:00Z') };

test.each([
  ['that has arrived', arrived, 'Wrong order', undefined],
  ['that has arrived, without a reason', arrived, '', 'Say why the delivery is taken back; the buyer reads it.'],
  ['that has arrived, with a long reason', arrived, 'x'.repeat(501), 'Say why in at most 500 characters.'],
  ['on its way', { deliveredAt: null }, 'x', `This dispatch of order ${number} is not recorded as delivered.`],
  ['that is unknown', undefined, 'x', `Order ${number} has no such dispatch.`],
] as const)('the delivery of a dispatch %s', (_, dispatch, reason, refusal) => {
  expect(deliveryTakeBackRefusal(number, dispatch, reason)).toBe(refusal);
});
