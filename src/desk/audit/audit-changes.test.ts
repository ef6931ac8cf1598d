import { expect, test } from 'vitest';
import { changesIn, factsIn, fieldsWithoutWords } from './audit-changes.ts';

const formats = {
  money: (minor: number) => `₹ ${minor / 100}`,
  time: (iso: string) => `${iso.slice(8, 10)} Nov, ${iso.slice(11, 16)}`,
};

test('only fields that differ are shown, in words, with money, days and times as people write them', () => {
  const details = {
    before: { limitMinor: 100_000, periodDays: 30, validFrom: null, deliveredAt: null },
    after: { limitMinor: 250_000, periodDays: 30, validFrom: '2026-12-04', deliveredAt: '2026-11-21T09:00:00.000Z' },
    note: 'by phone',
  };
  expect(changesIn(details, formats)).toEqual([
    { name: 'Credit limit', before: '₹ 1000', after: '₹ 2500' },
    { name: 'From', before: '', after: '4 Dec 2026' },
    { name: 'Delivered', before: '', after: '21 Nov, 09:00' },
  ]);
  expect(factsIn(details, formats)).toEqual([{ name: 'Note', value: 'by phone' }]);
});

test('what an item costs is money too, as it is typed', () => {
  const details = {
    before: { list_price: '412', tax_percent: '18' },
    after: { list_price: '1250.5', tax_percent: '5' },
  };
  expect(changesIn(details, formats)).toEqual([
    { name: 'List price', before: '₹ 412', after: '₹ 1250.5' },
    { name: 'Tax, %', before: '18', after: '5' },
  ]);
});

test('lines of a list are told apart by their number', () => {
  const line = (lineNo: number, quantity: number) => ({ lineNo, quantity });
  const details = { before: [line(1, 5), line(2, 7)], after: [line(1, 5), line(2, 9), line(3, 1)] };
  expect(changesIn(details, formats)).toEqual([
    { name: 'Line 2, Quantity', before: '7', after: '9' },
    { name: 'Line 3, Quantity', before: '', after: '1' },
  ]);
});

test('plain values and lists of words are shown as they are', () => {
  expect(changesIn({ before: false, after: true }, formats)).toEqual([{ name: '', before: 'no', after: 'yes' }]);
  expect(changesIn({ before: ['sales'], after: ['sales', 'admin'] }, formats)).toEqual([
    { name: '', before: 'sales', after: 'sales, admin' },
  ]);
  expect(changesIn({ before: null, after: { reason: 'tax_withheld' } }, formats)).toEqual([
    { name: 'Reason', before: '', after: 'tax withheld' },
  ]);
  expect(changesIn({ sessions: 1 }, formats)).toEqual([]);
});

test('a list of changes is shown change by change', () => {
  const rows = [
    { kind: 'ended', before: { scope: 'all', discountBp: 3800 }, after: { scope: 'all', discountBp: 3950 } },
    { kind: 'begun', before: null, after: { minQty: 10 } },
  ];
  expect(changesIn({ priceListId: 7, rows }, formats)).toEqual([
    { name: 'Row 1, Discount', before: '38 %', after: '39.5 %' },
    { name: 'Row 2, From quantity', before: '', after: '10' },
  ]);
});

test('numbers that only the database knows are left out', () => {
  expect(factsIn({ importId: 7, addressId: 9, retired: 3 }, formats)).toEqual([{ name: 'Retired', value: '3' }]);
});

test('the columns of a file are named in words', () => {
  expect(factsIn({ kind: 'stock', mapping: ['itemcode', '', 'on_hand'] }, formats)).toContainEqual({
    name: 'Columns',
    value: 'Stock code · On hand',
  });
});

test('what was there only before, or comes only after, is a change', () => {
  expect(changesIn({ before: { name: 'Phone' }, after: null }, formats)).toContainEqual({
    name: 'Name',
    before: 'Phone',
    after: '',
  });
});

test('a field without words is found, whatever it stands in; names of data and of facts of the seller are no fields', () => {
  const rows = [{ before: null, after: { net_minor_of_list: 5 } }];
  expect(fieldsWithoutWords({ rows, somethingNew: [1], note: '' })).toEqual(['net_minor_of_list', 'somethingNew']);
  expect(fieldsWithoutWords({ before: { 'NM/26-27/000092': ['first'] }, rows: { audit_trail: 4 } })).toEqual([]);
});

test('a row of a list is told apart by what it is for, and what names it is no change', () => {
  const price = (discountBp: number) => ({ for: 'ZWZ UC205', minQty: 10, discountBp });
  expect(changesIn({ rows: [{ kind: 'ended', before: price(3800), after: price(3950) }] }, formats)).toEqual([
    { name: 'ZWZ UC205, From quantity 10, Discount', before: '38 %', after: '39.5 %' },
  ]);
  expect(changesIn({ before: null, after: { parts: [{ reference: 'NM/1', amountMinor: 500_00 }] } }, formats)).toEqual([
    { name: 'Booked for, NM/1, Amount', before: '', after: '₹ 500' },
  ]);
  expect(changesIn({ before: { lines: [{ number: 'A1' }] }, after: { lines: [] } }, formats)).toEqual([
    { name: 'Number A1, Number', before: 'A1', after: '' },
  ]);
});

test('stock is named by item and branch, with the shelf it was moved to', () => {
  const changes = [
    { code: 'N-1', branch: 'MUM', before: 5, after: 611, shelf: 'A-03-2' },
    { code: 'N-2', branch: '', before: 0, after: 12 },
  ];
  expect(changesIn({ changes }, formats)).toEqual([
    { name: 'N-1, MUM', before: '5', after: '611' },
    { name: 'N-1, MUM, Shelf', before: '', after: 'A-03-2' },
    { name: 'N-2', before: '0', after: '12' },
  ]);
});

test('what changed in a field is not told a second time as a fact', () => {
  const details = { taxNumber: { before: 'A', after: 'B' }, note: 'by phone' };
  expect(changesIn(details, formats)).toEqual([{ name: 'Tax number', before: 'A', after: 'B' }]);
  expect(factsIn(details, formats)).toEqual([{ name: 'Note', value: 'by phone' }]);
});

test('the status of an account is written as everywhere else', () => {
  expect(changesIn({ before: 'verification_pending', after: 'active' }, formats)).toEqual([
    { name: '', before: 'Verification Pending', after: 'Active' },
  ]);
});
