import { expect, test } from 'vitest';
import { entryKindLabel, openItemStateText, periodOf, withBalances } from './statement-rows.rule.ts';

const today = '2026-11-20';

test.each<[string, { from?: string; to?: string }, { from: string; to: string } | undefined]>([
  ['no period: the last 180 days', {}, { from: '2026-05-24', to: today }],
  ['a first day: until today', { from: '2026-11-01' }, { from: '2026-11-01', to: today }],
  ['a last day: the 180 days before it', { to: '2026-03-31' }, { from: '2025-10-02', to: '2026-03-31' }],
  ['one day', { from: today, to: today }, { from: today, to: today }],
  ['a reversed period', { from: '2026-11-02', to: '2026-11-01' }, undefined],
  ['an invalid day', { from: '2026-02-30' }, undefined],
  ['an invalid month', { to: '2026-13-01' }, undefined],
])('%s', (_, requested, period) => {
  expect(periodOf(requested, today)).toEqual(period);
});

test('each row has the running balance; the last one is what is owed', () => {
  const rows = withBalances(
    500,
    [1000, -700, -900].map((amountMinor) => ({ amountMinor })),
  );
  expect(rows.map(({ debitMinor, creditMinor, balanceMinor }) => [debitMinor, creditMinor, balanceMinor])).toEqual([
    [1000, 0, 1500],
    [0, 700, 800],
    [0, 900, -100],
  ]);
});

test('movements have names', () => {
  expect(
    (['invoice', 'credit_note', 'receipt', 'reversal', 'refund'] as const).map((kind) =>
      entryKindLabel({ kind, isDebitNote: false, broughtForwardOn: null }),
    ),
  ).toEqual(['Invoice', 'Credit note', 'Receipt', 'Receipt reversed', 'Refund']);
});

test('what was taken over from the books before is no document of ours, whatever it was', () => {
  expect(entryKindLabel({ kind: 'invoice', isDebitNote: false, broughtForwardOn: '2026-11-30' })).toBe(
    'Brought forward',
  );
  expect(entryKindLabel({ kind: 'receipt', isDebitNote: false, broughtForwardOn: '2026-11-30' })).toBe(
    'Brought forward',
  );
});

test.each([
  ['2026-12-26', -36, 5, 'Not due'],
  ['2026-11-20', 0, 5, 'Not due'],
  ['2026-11-19', 1, 5, '1 day past due'],
  ['2026-11-06', 14, 5, '14 days past due'],
  ['', 0, 0, 'Allocated'],
  ['', 0, -5, 'On account'],
] as const)('due %s, %i days past due, %i unpaid: %s', (dueOn, daysOver, unpaidMinor, words) => {
  expect(openItemStateText({ dueOn, daysOver, unpaidMinor })).toBe(words);
});
