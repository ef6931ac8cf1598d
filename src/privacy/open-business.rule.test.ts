import { expect, test } from 'vitest';
import { type OpenKind, whatStopsErasure } from './open-business.rule.ts';

const open = (kind: OpenKind, number: string, count = 1) => ({ kind, number, count });

test('where nothing is open, nothing stops an erasure', () => {
  expect(whatStopsErasure([])).toBeUndefined();
});

test.each([
  [[open('order', 'NOD26000119')], 'deliver or cancel order NOD26000119.'],
  [
    [open('invoice', 'NH/26/7', 2), open('invoice', 'NH/26/9', 2)],
    'receive the payment of invoice NH/26/7, NH/26/9, or credit it.',
  ],
  [[open('return', 'NOD26000119-R1')], 'complete or decline return NOD26000119-R1.'],
  [[open('payment', 'P1')], 'wait for online payment P1 to end, or settle it under Payments.'],
  [['A', 'B', 'C'].map((number) => open('order', number, 5)), 'deliver or cancel order A, B, C and 2 more.'],
  [[open('return', 'R'), open('order', 'O')], 'deliver or cancel order O; complete or decline return R.'],
])('what is open is named with what to do: %j', (records, todo) => {
  expect(whatStopsErasure(records)).toBe(`Before this person can be erased: ${todo}`);
});
