import { expect, test } from 'vitest';
import { buildOrderLine, buildOrderStep } from '../../../tests/fixtures/order-details.ts';
import { progressSteps } from './order-progress.rule.ts';

const placed = buildOrderStep({ what: 'Awaiting Internal Approval', at: '2026-11-10T05:50:00.000Z', time: '11:20' });
const confirmed = buildOrderStep({ what: 'Confirmed', at: '2026-11-10T07:55:00.000Z', time: '13:25' });
const sent = buildOrderStep({
  what: 'Dispatched',
  at: '2026-11-11T08:00:00.000Z',
  day: '2026-11-11',
  date: '11 Nov 2026',
  time: '13:30',
  note: 'From Mumbai',
  dispatch: 1,
  pieces: 104,
});
const arrived = buildOrderStep({
  what: 'Delivered',
  at: '2026-11-14T08:00:00.000Z',
  day: '2026-11-14',
  dispatch: 1,
  note: 'Signed by K. Rao.',
});

const describeSteps = (order: Partial<Parameters<typeof progressSteps>[0]>) => {
  const lines = [buildOrderLine({ quantity: 154, sent: 104 })];
  const usual = { steps: [placed], status: 'Confirmed', owed: 0, owed_by: '', lines };
  const { steps, now } = progressSteps({ ...usual, ...order }, '2026-11-20');
  return [now, ...steps.map(({ name, note, span }) => [name, span, note].filter(Boolean).join(' | '))];
};

test('an order without a step yet has its next ones ahead', () => {
  expect(describeSteps({ steps: [] })).toEqual([0, 'Today | 104 of 154 pieces sent', 'Dispatched', 'Delivered']);
});

test('an order awaiting approval has every step ahead', () => {
  expect(describeSteps({ status: 'Awaiting Internal Approval', lines: [] })).toEqual([
    1,
    'Awaiting Internal Approval | 10 days | 10 Nov 2026, 11:20',
    'Today',
    'Confirmed',
    'Dispatched',
    'Delivered',
  ]);
});

test('a confirmed order shows when goods are expected to leave and how long each step took', () => {
  expect(describeSteps({ steps: [placed, confirmed], owed: 40, owed_by: '2026-11-25', lines: [] })).toEqual([
    2,
    'Awaiting Internal Approval | 2 h | 10 Nov 2026, 11:20',
    'Confirmed | 10 days | 10 Nov 2026, 13:25',
    'Today | 5 days',
    'Dispatched | Expected by Wed 25 Nov',
    'Delivered',
  ]);
});

test('a partly delivered order is complete when the rest has arrived', () => {
  const steps = [placed, confirmed, sent, arrived];
  const lines = [buildOrderLine({ quantity: 154, sent: 104, arrived: 104 })];
  expect(describeSteps({ steps, status: 'Dispatched', owed: 50, owed_by: '2026-12-04', lines }).slice(3)).toEqual([
    'Dispatched | 3 days | 11 Nov 2026, 13:30. From Mumbai. 104 pieces',
    'Delivered | 6 days | 10 Nov 2026, 14:05. Signed by K. Rao',
    'Today | 14 days | 104 of 154 pieces delivered',
    'Complete | Expected by Fri 4 Dec',
  ]);
  expect(describeSteps({ steps, status: 'Delivered', owed: 50 }).at(-1)).toBe('Complete | Date not set');
});

test('dispatched goods are still to be delivered', () => {
  expect(describeSteps({ steps: [placed, confirmed, sent], status: 'Dispatched' }).at(-1)).toBe('Delivered');
});

test.each(['Delivered', 'Rejected', 'Cancelled'])('after %s no step is ahead', (status) => {
  expect(describeSteps({ steps: [placed, buildOrderStep({ what: status })], status })).toHaveLength(3);
});

test('delivered goods are not ahead, whatever the language of the steps', () => {
  const steps = [
    { ...sent, what: 'Versandt' },
    { ...arrived, what: 'Zugestellt' },
  ];
  expect(describeSteps({ steps, status: 'Dispatched' }).slice(1)).toHaveLength(2);
  expect(describeSteps({ steps: steps.slice(0, 1), status: 'Dispatched' }).at(-1)).toBe('Delivered');
});
