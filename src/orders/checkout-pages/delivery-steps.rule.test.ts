import { expect, test } from 'vitest';
import { deliverySteps, lastDelivery } from './delivery-steps.rule.ts';

const line = (exp_dod: string, quantity = 10) => ({ exp_dod, quantity });
const told = (lines: ReturnType<typeof line>[]) =>
  deliverySteps(lines, '2026-11-20').map((step) => [step.name, step.note, 'span' in step ? step.span : '']);

test('lines of one day are expected together', () => {
  expect(told([line('2026-11-23'), line('2026-11-23', 4)])).toEqual([
    ['Today', 'Fri 20 Nov', '3 days'],
    ['All lines', 'Mon 23 Nov, 14 pieces', ''],
  ]);
});

test('lines of two days add up', () => {
  expect(told([line('2026-11-23'), line('2026-11-26', 1), line('2026-11-23')])).toEqual([
    ['Today', 'Fri 20 Nov', '3 days'],
    ['2 lines', 'Mon 23 Nov, 20 pieces', '3 days'],
    ['All lines', 'Thu 26 Nov, 21 pieces', ''],
  ]);
});

test('of many days the first three and the last are told', () => {
  const days = ['21', '22', '23', '24', '25', '26'].map((day) => line(`2026-11-${day}`));
  expect(told(days).map(([name, note]) => `${name} ${note}`)).toEqual([
    'Today Fri 20 Nov',
    '1 line Sat 21 Nov, 10 pieces',
    '2 lines Sun 22 Nov, 20 pieces',
    '3 lines Mon 23 Nov, 30 pieces',
    'All lines Thu 26 Nov, 60 pieces',
  ]);
});

test('where a day is unknown nothing is promised for all lines', () => {
  expect(lastDelivery([line('2026-11-23'), line('')])).toBe('');
  expect(told([line('2026-11-23'), line('')])).toEqual([]);
  expect(told([])).toEqual([]);
});
