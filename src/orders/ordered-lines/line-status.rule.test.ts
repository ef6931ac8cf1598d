import { expect, test } from 'vitest';
import { buildOrderLine } from '../../../tests/fixtures/order-details.ts';
import { describeLineStatus } from './line-status.rule.ts';

test.each([
  ['all of it arrived', { sent: 40, arrived: 40 }, ['Stock', 'Delivered', '']],
  ['all of it left', { sent: 40, arrived: 12 }, ['Stock', 'Sent', '']],
  ['some came back', { sent: 40, arrived: 40, returned: 2 }, ['Stock', 'Delivered', '2 returned']],
  ['it lies ready', { owed: 40, reserved: 40, owed_by: '2026-11-25' }, ['Stock', 'Wed 25 Nov', 'Reserved for you']],
  ['it is on its way', { owed: 10, owed_by: '2026-12-04' }, ['Arriving Shortly', 'Fri 4 Dec', '']],
  [
    'a part lies ready',
    { sent: 60, owed: 40, reserved: 12, owed_by: '2026-12-04' },
    ['Arriving Shortly', 'Fri 4 Dec', '60 of 100 sent, 12 of them reserved'],
  ],
  [
    'a part lies ready, another came back',
    { sent: 60, owed: 40, reserved: 12, returned: 2, owed_by: '2026-12-04' },
    ['Arriving Shortly', 'Fri 4 Dec', '60 of 100 sent, 12 of them reserved, 2 returned'],
  ],
  ['on the shelf, the promised day past', { owed: 10, reserved: 10 }, ['Stock', 'Reserved for you', '']],
  [
    'a part has left, the rest is on the shelf',
    { sent: 40, owed: 20, reserved: 20 },
    ['Stock', 'Reserved for you', '40 of 60 sent'],
  ],
  ['nobody knows the day', { owed: 10 }, ['On Demand', 'Date not set', '']],
  ['it was cancelled', { cancelled: 40 }, ['Declined', 'Cancelled', '']],
  [
    'some came back, the rest was cancelled',
    { sent: 30, arrived: 30, returned: 2, cancelled: 10 },
    ['Stock', 'Delivered', '2 returned, 10 cancelled'],
  ],
  ['the rest was cancelled', { sent: 30, arrived: 30, cancelled: 10 }, ['Stock', 'Delivered', '10 cancelled']],
])('%s', (_, line, words) => {
  expect(Object.values(describeLineStatus(buildOrderLine({ owed: 0, reserved: 0, owed_by: '', ...line })))).toEqual(
    words,
  );
});

test('before an order is approved its lines wait, without a day', () => {
  const line = buildOrderLine({ owed: 10, reserved: 10, owed_by: '2026-12-04' });
  expect(describeLineStatus(line, false)).toEqual({ status: 'On Demand', label: 'Waiting', when: '' });
});
