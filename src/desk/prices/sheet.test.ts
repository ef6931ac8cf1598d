import { describe, expect, test } from 'vitest';
import { readPaste, readPastedRows } from './read-paste.ts';
import {
  editsOf,
  endRow,
  fillDown,
  isChangedAt,
  openSheet,
  type PriceSheet,
  pasteCells,
  pasteRows,
  type RowFacts,
  redo,
  reopenSheet,
  restoreRow,
  undo,
  writeCell,
} from './sheet.ts';

const facts = (id: number, over: Partial<RowFacts> = {}): RowFacts => ({
  id,
  for: `C-${id}`,
  scope: 'item',
  item: { code: `C-${id}`, name: `620${id}`, maker: 'ZWZ', listMinor: 100_00, costMinor: null, isRetired: false },
  minQty: 1,
  discountBp: 42_00,
  netMinor: null,
  validFrom: '2026-04-01',
  validTo: null,
  nowMinor: 58_00,
  isInForce: true,
  endsSoon: false,
  hasEnded: false,
  changedAt: '',
  changedBy: '',
  ...over,
});
const sheet = () => openSheet([facts(1), facts(2, { minQty: 100, discountBp: null, netMinor: 50_00 })], 7);
const sentAs = ({ rows }: PriceSheet, failed: number[], rowIds: [line: number, id: number][]) => ({
  rows,
  failed: new Set(failed),
  rowIds: new Map(rowIds),
});
const column = (one: PriceSheet, name: 'for' | 'net_price' | 'discount_percent') =>
  one.rows.map(({ cells }) => cells[name]);

test('a sheet ends in an empty row, and typing into it adds another', () => {
  expect(column(sheet(), 'for')).toEqual(['C-1', 'C-2', '']);
  expect(column(writeCell(sheet(), 2, 'for', 'Koyo'), 'for')).toEqual(['C-1', 'C-2', 'Koyo', '']);
});

test('a net price empties the discount, and a discount the net price', () => {
  const net = writeCell(sheet(), 0, 'net_price', '55');
  expect(net.rows[0]?.cells).toMatchObject({ net_price: '55', discount_percent: '' });
  const back = writeCell(net, 0, 'discount_percent', '45');
  expect(back.rows[0]?.cells).toMatchObject({ net_price: '', discount_percent: '45' });
});

test('only edited rows are sent, with what they were loaded with', () => {
  const edited = writeCell(writeCell(sheet(), 1, 'net_price', '49'), 2, 'for', 'Koyo');
  expect(editsOf(edited)).toEqual([
    {
      line: 2,
      rowId: 2,
      seen: 7,
      for: '',
      min_qty: '100',
      discount_percent: '',
      net_price: '49',
      valid_from: '2026-04-01',
      valid_to: '',
    },
    { line: 3, seen: 7, for: 'Koyo', min_qty: '', discount_percent: '', net_price: '', valid_from: '', valid_to: '' },
  ]);
  expect(edited.rows[1] && isChangedAt(edited.rows[1], 'net_price')).toBe(true);
});

test('everything can be undone and done again', () => {
  const first = writeCell(sheet(), 0, 'net_price', '55');
  const second = endRow(first, 1);
  expect(editsOf(second)).toMatchObject([{ line: 1 }, { line: 2, end: true }]);
  expect(editsOf(undo(second))).toMatchObject([{ line: 1 }]);
  expect(editsOf(undo(undo(second)))).toEqual([]);
  expect(editsOf(redo(redo(undo(undo(second)))))).toEqual(editsOf(second));
  expect(undo(sheet())).toEqual(sheet());
  expect(redo(sheet())).toEqual(sheet());
});

test('a row that ends can be taken back, a new one is dropped', () => {
  expect(editsOf(endRow(endRow(sheet(), 0), 0))).toEqual([]);
  const added = writeCell(sheet(), 2, 'for', 'Koyo');
  expect(column(endRow(added, 2), 'for')).toEqual(['C-1', 'C-2', '']);
  expect(endRow(sheet(), 2)).toEqual(sheet());
});

test('the cell above is copied down', () => {
  expect(column(fillDown(sheet(), 1, 'discount_percent'), 'discount_percent')).toEqual(['42.00', '42.00', '']);
  expect(column(fillDown(sheet(), 1, 'discount_percent'), 'net_price')).toEqual(['', '', '']);
  expect(fillDown(sheet(), 0, 'net_price')).toEqual(sheet());
});

describe('from a spreadsheet', () => {
  const paste = (text: string) => pasteRows(sheet(), readPastedRows(readPaste(text)));

  test('a row of the sheet is changed, by code or designation and quantity; another one is new', () => {
    const pasted = paste('zwz 6202\t100\t\t48.50\t2026-12-01\t\r\nC-1\t\t45\nKoyo\t1\t30\n');
    expect(editsOf(pasted)).toMatchObject([
      { line: 1, rowId: 1, discount_percent: '45', net_price: '' },
      { line: 2, rowId: 2, net_price: '48.50', valid_from: '2026-12-01' },
      { line: 3, for: 'Koyo', discount_percent: '30' },
    ]);
    expect(pasted.rows.map(({ isPasted }) => isPasted)).toEqual([true, true, true, false]);
    expect(editsOf(undo(pasted))).toEqual([]);
  });

  test('a quantity is the same with separators, or with decimals that are zero', () => {
    expect(editsOf(paste('C-2\t100.00\t\t48'))).toMatchObject([{ rowId: 2, net_price: '48' }]);
  });

  test('another quantity of the same item is another row', () => {
    expect(editsOf(paste('C-1\t500\t48'))).toMatchObject([{ line: 3, for: 'C-1', min_qty: '500' }]);
  });

  test('columns with headings may stand in any order', () => {
    const pasted = paste('Net, ₹\tFrom qty\tRemark\tItem\n48\t100\tagreed\tC-2\n\t\t\t\n');
    expect(editsOf(pasted)).toMatchObject([{ rowId: 2, net_price: '48', min_qty: '100' }]);
  });

  test('a row whose item is left out, as where cells are merged, is kept to be looked at', () => {
    expect(editsOf(paste('Koyo\t1\t30\n\t100\t35\n\t100\t36\n'))).toMatchObject([
      { for: 'Koyo', min_qty: '1', discount_percent: '30' },
      { for: '', min_qty: '100', discount_percent: '35' },
      { for: '', min_qty: '100', discount_percent: '36' },
    ]);
  });

  test('no row of a long list is left out', () => {
    expect(readPaste('6205\t1\t30\n'.repeat(1001))).toHaveLength(1001);
  });

  test('cells go where the current cell is', () => {
    const pasted = pasteCells(sheet(), 0, 'discount_percent', readPaste('45\n46'));
    expect(column(pasted, 'discount_percent')).toEqual(['45', '46', '']);
    expect(column(pasted, 'net_price')).toEqual(['', '', '']);
  });

  test('a column that is longer than the sheet makes new rows', () => {
    const pasted = pasteCells(sheet(), 2, 'for', readPaste('6205\n6206\n6207'));
    expect(column(pasted, 'for')).toEqual(['C-1', 'C-2', '6205', '6206', '6207', '']);
    expect(new Set(pasted.rows.map(({ key }) => key)).size).toBe(6);
    expect(column(undo(pasted), 'for')).toEqual(['C-1', 'C-2', '']);
  });
});

test('after saving, what could not be saved is still there', () => {
  const edited = writeCell(writeCell(writeCell(sheet(), 0, 'net_price', '0'), 1, 'net_price', '49'), 2, 'for', 'Koyoo');
  const saved = [facts(1), facts(2, { minQty: 100, discountBp: null, netMinor: 49_00 }), facts(3)];
  const again = reopenSheet(edited, saved, 9, sentAs(edited, [1, 3], [[2, 2]]));
  expect(column(again, 'for')).toEqual(['C-1', 'C-2', 'C-3', 'Koyoo', '']);
  expect(editsOf(again)).toMatchObject([
    { line: 1, rowId: 1, net_price: '0', seen: 7 },
    { line: 4, for: 'Koyoo' },
  ]);
  expect(editsOf(restoreRow(restoreRow(again, 0), 3))).toEqual([]);
});

test('what is typed while the sheet is being saved stays typed', () => {
  const sent = writeCell(writeCell(sheet(), 0, 'net_price', '51'), 2, 'for', 'Koyo');
  const others = writeCell(sent, 1, 'net_price', '48');
  const again = writeCell(writeCell(others, 0, 'net_price', '52'), 2, 'discount_percent', '30');
  const koyo = facts(3, { for: 'Koyo', scope: 'maker', item: null, discountBp: null });
  const stored = [facts(1, { discountBp: null, netMinor: 51_00 }), facts(2, { minQty: 100, netMinor: 50_00 }), koyo];
  const reopened = reopenSheet(
    again,
    stored,
    9,
    sentAs(
      sent,
      [],
      [1, 2, 3].map((id) => [id, id]),
    ),
  );
  expect(column(reopened, 'for')).toEqual(['C-1', 'C-2', 'Koyo', '']);
  expect(editsOf(reopened)).toMatchObject([
    { line: 1, rowId: 1, net_price: '52', seen: 9 },
    { line: 2, rowId: 2, net_price: '48', seen: 7 },
    { line: 3, rowId: 3, discount_percent: '30', seen: 9 },
  ]);
});

test('a row keeps its key when it is saved, moved and loaded again, and so does the empty one', () => {
  const sent = writeCell(writeCell(sheet(), 2, 'for', 'Koyo'), 2, 'discount_percent', '38');
  const stored = [facts(9, { for: 'maker: Koyo', scope: 'maker', item: null, discountBp: 38_00 }), facts(1), facts(2)];
  const reopened = reopenSheet(sent, stored, 9, sentAs(sent, [], [[3, 9]]));
  expect(reopened.rows.map(({ key }) => key)).toEqual(['new-1', 'row-1', 'row-2', 'new-2']);
  const changed = writeCell(reopened, 0, 'discount_percent', '40');
  expect(editsOf(changed)).toMatchObject([{ line: 1, rowId: 9, discount_percent: '40', seen: 9 }]);
  const again = reopenSheet(changed, stored, 11, sentAs(changed, [1], []));
  expect(again.rows.map(({ key }) => key)).toEqual(['new-1', 'row-1', 'row-2', 'new-2']);
  expect(editsOf(again)).toEqual(editsOf(changed));
});

test('a row whose price ends until yesterday is the new one; one that ends later stays beside it', () => {
  const sent = writeCell(sheet(), 0, 'net_price', '51');
  const changed = reopenSheet(sent, [facts(9), facts(2)], 9, sentAs(sent, [], [[1, 9]]));
  expect(changed.rows.map(({ key }) => key)).toEqual(['row-1', 'row-2', 'new-1']);
  const planned = reopenSheet(sent, [facts(1), facts(9), facts(2)], 9, sentAs(sent, [], [[1, 9]]));
  expect(planned.rows.map(({ key }) => key)).toEqual(['row-1', 'row-9', 'row-2', 'new-1']);
});

test('a new row for a later day is not taken for the row of today', () => {
  const sent = [['for', 'C-1'] as const, ['net_price', '60'] as const, ['valid_from', '2027-01-01'] as const].reduce(
    (before, [name, text]) => writeCell(before, 2, name, text),
    sheet(),
  );
  const later = facts(3, { for: 'C-1', discountBp: null, netMinor: 60_00, validFrom: '2027-01-01' });
  const reopened = reopenSheet(sent, [facts(1), later, facts(2)], 9, sentAs(sent, [], [[3, 3]]));
  expect(reopened.rows.map(({ key }) => key)).toEqual(['row-1', 'new-1', 'row-2', 'new-2']);
  const typed = writeCell(sent, 2, 'net_price', '61');
  const both = reopenSheet(typed, [facts(1), later, facts(2)], 9, sentAs(sent, [], [[3, 3]]));
  expect(editsOf(both)).toMatchObject([{ line: 2, rowId: 3, net_price: '61' }]);
});

test('loaded again without having been saved, everything typed is kept', () => {
  const typed = writeCell(writeCell(sheet(), 0, 'net_price', '51'), 2, 'for', 'Koyo');
  const reopened = reopenSheet(typed, [facts(1), facts(2), facts(3)], 9);
  expect(editsOf(reopened)).toMatchObject([
    { line: 1, rowId: 1, net_price: '51', seen: 7 },
    { line: 4, for: 'Koyo' },
  ]);
});
