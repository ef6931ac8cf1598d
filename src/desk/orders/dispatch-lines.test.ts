import { expect, test } from 'vitest';
import type { DeskOrder } from './desk-order.ts';
import { type LotText, linesToSend, lotsOnShelf, worthMinor } from './dispatch-lines.ts';

const line = (overrides: Partial<DeskOrder['lines'][number]>) =>
  ({
    line_no: 1,
    ordered: 10,
    owed: 10,
    on_shelf: 4,
    unit_minor: 100_00,
    tax_minor: 180_00,
    ...overrides,
  }) as DeskOrder['lines'][number];
const lot = (overrides: Partial<LotText>): LotText => ({ lineNo: 1, quantity: '4', lot: '', origin: '', ...overrides });

test('what lies on the shelf is proposed for each line that is owed', () => {
  const lines = [line({}), line({ line_no: 2, owed: 0, on_shelf: 0 }), line({ line_no: 3, on_shelf: 0 })];
  expect(lotsOnShelf(lines)).toEqual([lot({}), lot({ lineNo: 3, quantity: '' })]);
});

test.each<[string, LotText[], ReturnType<typeof linesToSend>]>([
  [
    'two lots of a line',
    [lot({ lot: ' 2608-114 ' }), lot({ quantity: '2', origin: 'Japan' })],
    [
      { line_no: 1, quantity: 4, lot: '2608-114', origin: '' },
      { line_no: 1, quantity: 2, lot: '', origin: 'Japan' },
    ],
  ],
  ['an empty row and a zero', [lot({ quantity: ' ' }), lot({ quantity: '0' })], []],
  ['half a piece', [lot({ quantity: '1.5' })], undefined],
  ['words', [lot({}), lot({ quantity: 'two' })], undefined],
])('%s', (_, lots, sent) => {
  expect(linesToSend(lots)).toEqual(sent);
});

test('the value of a dispatch has its share of the tax', () => {
  expect(worthMinor([line({})], [lot({}), lot({ quantity: '1' })])).toBe(590_00);
  expect(worthMinor([line({})], [lot({ lineNo: 9 }), lot({ quantity: '' })])).toBe(0);
});
