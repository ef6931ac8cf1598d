import { expect, test } from 'vitest';
import { allocateAmount, allocationsToEnd, invoicesToPay, moneyToAllocate } from './allocation.rule.ts';

const invoice = (id: number, bookedOn: string, openMinor = 100) => ({
  id,
  bookedOn,
  openMinor,
  reference: `NM/26-27/${id}`,
});
const invoices = [invoice(3, '2026-11-01'), invoice(1, '2026-09-22'), invoice(2, '2026-09-22')];

test.each<[string, string[], number[]]>([
  ['nothing named: the oldest first, of one day the one booked first', [], [1, 2, 3]],
  ['named ones in the order they were named, and no others', ['NM/26-27/3', 'NM/26-27/1'], [3, 1]],
  ['an unknown number names nothing', ['NM/26-27/9'], []],
])('%s', (_, named, paid) => {
  expect(invoicesToPay(invoices, named).map(({ id }) => id)).toEqual(paid);
});

test.each<[string, number, [number, number][]]>([
  ['less than the oldest', 60, [[1, 60]]],
  [
    'more than it',
    160,
    [
      [1, 100],
      [2, 60],
    ],
  ],
  [
    'more than all: the rest goes to nobody',
    400,
    [
      [1, 100],
      [2, 100],
      [3, 100],
    ],
  ],
  ['nothing', 0, []],
])('%s', (_, amount, parts) => {
  expect(allocateAmount(amount, invoicesToPay(invoices)).map(({ id, amountMinor }) => [id, amountMinor])).toEqual(
    parts,
  );
});

const money = (id: number, bookedOn: string, orderId: number | null = null, heldMinor = 0) => ({
  id,
  kind: 'receipt' as const,
  bookedOn,
  openMinor: 10,
  orderId,
  heldMinor,
});
const creditNote = (id: number, bookedOn: string, orderId: number, heldMinor = 0) => ({
  ...money(id, bookedOn, orderId, heldMinor),
  kind: 'credit_note' as const,
});

test.each<[string, number | null, number[]]>([
  ['an invoice takes what was paid for its order first, then money on account', 7, [3, 4, 2, 5]],
  ['never what is reserved for another order', 8, [1, 4, 2, 5]],
  ['nor does an invoice without an order', null, [4, 2, 5]],
])('%s', (_, orderId, used) => {
  const all = [
    money(1, '2026-07-01', 8, 10),
    money(2, '2026-09-01'),
    money(3, '2026-10-01', 7, 10),
    money(4, '2026-08-01'),
    money(5, '2026-10-02', 9),
  ];
  expect(moneyToAllocate(all, orderId).map(({ id }) => id)).toEqual(used);
});

test.each<[string, number | null]>([
  ['an invoice without an order', null],
  ['an invoice of an order without money of its own', 7],
])('%s takes the oldest free money first, whether paid on account or beyond an order', (_, orderId) => {
  const all = [money(6, '2026-09-01'), money(3, '2026-08-01', 9), money(5, '2026-09-01'), money(4, '2026-10-01', 9)];
  expect(moneyToAllocate(all, orderId).map(({ id }) => id)).toEqual([3, 5, 6, 4]);
});

test('money beyond the value of the order is free, starting with the latest', () => {
  const all = [money(1, '2026-07-01', 8, 15), money(2, '2026-08-01', 8, 15), money(3, '2026-09-01', 8, 15)];
  expect(moneyToAllocate(all, 7).map(({ id, openMinor }) => [id, openMinor])).toEqual([
    [2, 5],
    [3, 10],
  ]);
  expect(moneyToAllocate(all, 8).map(({ openMinor }) => openMinor)).toEqual([10, 10, 10]);
});

test.each<[string, { isReopened: boolean }, [number, number][]]>([
  [
    'a new invoice takes all that was paid for its order, then its credit note, then the oldest',
    { isReopened: false },
    [
      [4, 10],
      [3, 10],
      [1, 10],
      [2, 10],
    ],
  ],
  [
    'an invoice that is open again leaves what its next invoices need',
    { isReopened: true },
    [
      [4, 4],
      [3, 10],
      [1, 10],
      [2, 10],
    ],
  ],
])('%s', (_, how, used) => {
  const all = [
    money(1, '2026-07-01'),
    creditNote(2, '2026-07-02', 8),
    creditNote(3, '2026-11-01', 7, 6),
    money(4, '2026-10-01', 7, 6),
  ];
  expect(moneyToAllocate(all, 7, how).map(({ id, openMinor }) => [id, openMinor])).toEqual(used);
});

test.each<[string, number, number, number[]]>([
  ['what is still open goes back first', 40, 40, []],
  ['then what was used last', 50, 0, [30, 25]],
  ['all of it', 75, 0, [30, 25, 20]],
])('a reversal ends allocations: %s', (_, amount, open, undone) => {
  const uses = [30, 25, 20].map((amountMinor) => ({ amountMinor }));
  expect(allocationsToEnd(amount, open, uses).map((use) => use.amountMinor)).toEqual(undone);
});
