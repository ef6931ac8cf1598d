import { expect, test } from 'vitest';
import { dayAtStart } from '../../lib/typed-day.ts';
import { readAmount, readDirection } from './statement-values.rule.ts';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20/11/26', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
  ['20 NOV 26', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['2/1/2026', '2026-01-02'],
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026 14:05:11', '2026-11-20'],
  ['2026-11-20T09:00:00', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
])('%s is the day %s', (text, day) => {
  expect(dayAtStart(text)).toBe(day);
});

test.each(['', '31/02/2026', '20/13/2026', '0/1/2026', 'Total', '20/11', '20/11/1999', '123/11/2026', '20/Foo/2026'])(
  "'%s' is no day",
  (text) => {
    expect(dayAtStart(text)).toBeUndefined();
  },
);

test('month first only where it is said', () => {
  expect(dayAtStart('11/20/2026')).toBeUndefined();
  expect(dayAtStart('11/20/2026', 'month_first')).toBe('2026-11-20');
  expect(dayAtStart('20-Nov-2026', 'month_first')).toBe('2026-11-20');
});

test.each([
  ['1,25,000.50', 1_25_000_50],
  ['125000', 1_25_000_00],
  ['1250.5', 1250_50],
  ['1,250.00 Cr', 1250_00],
  ['1,250.00Dr', -1250_00],
  ['(1,250.00)', -1250_00],
  ['-1250.00', -1250_00],
  ['1250.00-', -1250_00],
  ['₹ 1,250.00', 1250_00],
  ['-₹ 1,250.00', -1250_00],
  ['Rs. 1,250.00', 1250_00],
  ['AED 1,250.00', 1250_00],
  ['+1,250.00', 1250_00],
  ['0.00', 0],
  ['1250.500', 1250_50],
  ['\u22121250.00', -1250_00],
  ['₹ -5', -5_00],
  ['₹ 5', 5_00],
  ['5 CR', 5_00],
  ['Cr 5.00', 5_00],
  ['Dr 5.00', -5_00],
  ['5.00 (Dr)', -5_00],
  ['5.00 (Cr.)', 5_00],
  ['(5.00) Dr', -5_00],
  ['-5.00 Dr', -5_00],
  ['(₹ 5.00)', -5_00],
  ['INR 1 25 000.50', 1_25_000_50],
])('%s is %i minor units', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test.each([
  '',
  '-',
  'abc',
  '640,50',
  '1.250,00',
  '12.345',
  '1e5',
  '=1+1',
  '99999999999999',
  // A sign that is half written, or said twice or against another one, may mean either.
  '(5',
  '5)',
  '((5))',
  ')5(',
  '--5',
  '-5-',
  '+-5',
  '(-5)',
  '-(5)',
  '5--',
  '5 -5',
  '-5 Cr',
  '(5) Cr',
  '+5 Dr',
  'Dr 5 Cr',
  'Cr 5 Dr',
  '5 Cr Dr',
  'Dr 5 Dr',
  '₹ 5 ₹',
  '1.2.3',
  '12 50',
  '5 5',
  'd5r',
  '5 dhsr',
  '(Dr 5',
  '5 ()',
])("'%s' is no amount", (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each([
  ['Cr', 1],
  ['C', 1],
  ['CREDIT', 1],
  ['DR', -1],
  ['Debit', -1],
  ['Withdrawal', -1],
  ['', undefined],
  ['NEFT', undefined],
])("'%s' says %s", (text, direction) => {
  expect(readDirection(text)).toBe(direction);
});
