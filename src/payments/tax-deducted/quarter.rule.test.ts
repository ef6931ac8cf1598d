import { expect, test } from 'vitest';
import { quartersOf } from './quarter.rule.ts';

test('the financial year of India has its quarters from April to March', () => {
  expect(quartersOf('IN', '2026-11-20')).toEqual([
    { from: '2026-04-01', to: '2026-06-30', label: 'Q1 2026-27' },
    { from: '2026-07-01', to: '2026-09-30', label: 'Q2 2026-27' },
    { from: '2026-10-01', to: '2026-12-31', label: 'Q3 2026-27' },
    { from: '2027-01-01', to: '2027-03-31', label: 'Q4 2026-27' },
  ]);
  expect(quartersOf('IN', '2027-03-31')[3]?.to).toBe('2027-03-31');
});
