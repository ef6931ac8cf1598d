import { expect, test } from 'vitest';
import { changesIn, factsIn } from './audit-changes.ts';

const formats = { money: (minor: number) => `₹ ${minor / 100}`, time: (iso: string) => iso.slice(0, 10) };

test('only fields that differ are shown, with money and times as people write them', () => {
  const details = {
    before: { limitMinor: 100_000, periodDays: 30, since: null },
    after: { limitMinor: 250_000, periodDays: 30, since: '2026-11-21T09:00:00.000Z' },
    note: 'by phone',
  };
  expect(changesIn(details, formats)).toEqual([
    { name: 'limit', before: '₹ 1000', after: '₹ 2500' },
    { name: 'since', before: '', after: '2026-11-21' },
  ]);
  expect(factsIn(details, formats)).toEqual([{ name: 'note', value: 'by phone' }]);
});

test('lines of a list are told apart by their number', () => {
  const line = (lineNo: number, quantity: number) => ({ lineNo, quantity });
  const details = { before: [line(1, 5), line(2, 7)], after: [line(1, 5), line(2, 9), line(3, 1)] };
  expect(changesIn(details, formats)).toEqual([
    { name: 'line no 2, quantity', before: '7', after: '9' },
    { name: 'line no 3, line no', before: '', after: '3' },
    { name: 'line no 3, quantity', before: '', after: '1' },
  ]);
});

test('plain values and lists of words are shown as they are', () => {
  expect(changesIn({ before: false, after: true }, formats)).toEqual([{ name: '', before: 'no', after: 'yes' }]);
  expect(changesIn({ before: ['sales'], after: ['sales', 'admin'] }, formats)).toEqual([
    { name: '', before: 'sales', after: 'sales, admin' },
  ]);
  expect(changesIn({ sessions: 1 }, formats)).toEqual([]);
});

test('a list of changes is shown change by change', () => {
  const rows = [
    { kind: 'ended', before: { scope: 'all', discountBp: 3800 }, after: { scope: 'all', discountBp: 3950 } },
    { kind: 'begun', before: null, after: { minQty: 10 } },
  ];
  expect(changesIn({ priceListId: 7, rows }, formats)).toEqual([
    { name: 'rows, 1, discount', before: '38 %', after: '39.5 %' },
    { name: 'rows, 2, min qty', before: '', after: '10' },
  ]);
  expect(factsIn({ priceListId: 7, rows }, formats)).toEqual([{ name: 'price list id', value: '7' }]);
});

test('what was there only before, or comes only after, is a change', () => {
  expect(changesIn({ before: { name: 'Phone' }, after: null }, formats)).toContainEqual({
    name: 'name',
    before: 'Phone',
    after: '',
  });
});
