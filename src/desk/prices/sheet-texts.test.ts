import { expect, test } from 'vitest';
import { endRow, openSheet, type PriceSheet, type RowFacts, writeCell } from './sheet.ts';
import { changeText, listText, nowText, shownText } from './sheet-texts.ts';

const facts: RowFacts = {
  id: 1,
  for: 'C-1',
  scope: 'item',
  item: { code: 'C-1', name: '6205', maker: 'ZWZ', listMinor: 412_00, costMinor: 185_40, isRetired: false },
  minQty: 10,
  discountBp: 42_00,
  netMinor: null,
  validFrom: '2026-04-01',
  validTo: null,
  nowMinor: 238_96,
  isInForce: true,
  endsSoon: false,
  hasEnded: false,
  changedAt: '',
  changedBy: '',
};
const group: RowFacts = { ...facts, id: 2, for: 'maker: ZWZ', scope: 'maker', item: null, nowMinor: null };
const everything: RowFacts = { ...group, id: 3, for: 'all', scope: 'all' };
const sheet = openSheet([facts, group, everything], 1);
const rowAt = (one: PriceSheet, at: number) => {
  const row = one.rows[at];
  if (!row) throw new Error('no such row');
  return row;
};
const move = { line: 1, label: '6205', isItem: true, before: 238_96, after: 226_60, changeBp: -5_17 };

test('a row shows what it is for, and works out the other price', () => {
  const row = rowAt(sheet, 0);
  expect(shownText(row, 'for')).toBe('6205  ZWZ');
  expect(shownText(row, 'net_price')).toBe('238.96');
  expect(shownText(row, 'valid_from')).toBe('1 Apr 2026');
  expect(shownText(row, 'valid_to')).toBe('open');
  expect(shownText(rowAt(sheet, 1), 'for')).toBe('ZWZ, all');
  expect(shownText(rowAt(sheet, 1), 'net_price')).toBe('');
  expect(shownText(rowAt(sheet, 2), 'for')).toBe('All items');
  expect(shownText(rowAt(sheet, 3), 'for')).toBe('');
});

test('what was typed is shown as it was typed', () => {
  expect(shownText(rowAt(writeCell(sheet, 0, 'net_price', '206'), 0), 'discount_percent')).toBe('50.00');
  expect(shownText(rowAt(writeCell(sheet, 0, 'discount_percent', 'x'), 0), 'net_price')).toBe('');
  expect(shownText(rowAt(writeCell(sheet, 0, 'for', '62O5'), 0), 'for')).toBe('62O5');
  expect(shownText(rowAt(writeCell(sheet, 0, 'valid_to', 'soon'), 0), 'valid_to')).toBe('soon');
  expect(shownText(rowAt(endRow(sheet, 0), 0), 'valid_to')).toBe('ends now');
});

test('what is paid now and how it changes stand beside', () => {
  expect(listText(rowAt(sheet, 0), 'INR')).toBe('412.00');
  expect(nowText(rowAt(sheet, 0), undefined, 'INR')).toBe('238.96');
  expect(nowText(rowAt(sheet, 3), move, 'INR')).toBe('238.96');
  expect(nowText(rowAt(sheet, 1), undefined, 'INR')).toBe('');
  expect([changeText(move), changeText({ ...move, changeBp: 1_60 }), changeText(undefined)]).toEqual([
    '−5.2 %',
    '+1.6 %',
    '',
  ]);
});
