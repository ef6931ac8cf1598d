import { expect, test } from 'vitest';
import { allocatedMinor, allocationOf, dueText, partlyPaid, toggleInvoice } from './allocation.ts';
import type { PayerAtDesk } from './bank-types.ts';

const invoice = (reference: string, open: number): PayerAtDesk['invoices'][number] => ({
  reference,
  openMinor: open,
  bookedOn: '2026-11-01',
  dueOn: '2026-11-20',
  broughtForwardOn: null,
  daysOver: 0,
  overdue: false,
  restReason: null,
  restNote: null,
  restBy: null,
});
const line = { amountMinor: 150 };

test('a suggestion becomes what each invoice gets', () => {
  expect(allocationOf(undefined)).toEqual({});
  const suggestion = {
    customerId: 1,
    company: '',
    email: '',
    orderNumber: '',
    onAccountMinor: 0,
    isIdentified: false,
    score: 75,
    reason: '',
  };
  expect(allocationOf({ ...suggestion, parts: [{ reference: 'A', amountMinor: 100 }] })).toEqual({ A: 100 });
});

test('a ticked invoice gets what is open and left, an unticked one nothing', () => {
  const one = toggleInvoice({}, line, invoice('A', 100));
  const two = toggleInvoice(one, line, invoice('B', 100));
  expect(two).toEqual({ A: 100, B: 50 });
  expect(allocatedMinor(two)).toBe(150);
  expect(toggleInvoice(two, line, invoice('C', 100))).toEqual({ A: 100, B: 50, C: 0 });
  expect(toggleInvoice(two, line, invoice('A', 100))).toEqual({ B: 50 });
});

test('an invoice that gets less than is open needs a reason', () => {
  expect(partlyPaid({ A: 100, B: 50 }, [invoice('A', 100), invoice('B', 80), invoice('C', 1)])).toMatchObject([
    { reference: 'B' },
  ]);
});

test.each([
  [-12, 'in 12 days'],
  [-1, 'in 1 day'],
  [0, 'today'],
  [1, '1 day over'],
  [80, '80 days over'],
])('an invoice that is %i days late is due %s', (daysLate, text) => {
  expect(dueText(daysLate)).toBe(text);
});
