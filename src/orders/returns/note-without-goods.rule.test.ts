import { expect, test } from 'vitest';
import { buildDocumentLine } from '../../../tests/fixtures/documents.ts';
import { sum } from '../../lib/sum.ts';
import type { DocumentLine } from '../documents.table.ts';
import { creditedBefore, leftOfLine, noteLines, revaluedRefusal } from './note-without-goods.rule.ts';

const halves: DocumentLine = {
  ...buildDocumentLine(),
  lineNo: 1,
  orderLineId: 7,
  quantity: 3,
  unitMinor: 333_33,
  taxableMinor: 999_99,
  taxBp: 18_00,
  centralMinor: 90_00,
  stateMinor: 90_00,
  wholeMinor: 0,
};
const vat: DocumentLine = { ...halves, taxBp: 5_00, centralMinor: 0, stateMinor: 0, wholeMinor: 50_00 };
const nothing = { credited: [], revalued: [] };
const amounts = (lines: DocumentLine[] | string) =>
  typeof lines === 'string'
    ? lines
    : lines.map((one) => [one.taxableMinor, one.centralMinor, one.stateMinor, one.wholeMinor]);
const credit = (line: DocumentLine, quantity: number, unitMinor: number, before: typeof nothing = nothing) =>
  noteLines('credit_note', [line], before, [{ lineNo: 1, quantity, unitMinor }]);

test('a difference of the rate has the taxes of the invoice, each half rounded half up', () => {
  expect(amounts(credit(halves, 3, 10_17))).toEqual([[30_51, 2_75, 2_75, 0]]);
  expect(amounts(credit(vat, 2, 10_05))).toEqual([[20_10, 0, 0, 1_01]]);
});

test('an invoice and its notes come to nothing together', () => {
  const lines = [1, 2, 3].reduce<DocumentLine[]>((notes) => {
    const revalued = notes.map((one) => ({ ...one, kind: 'credit_note' }));
    const made = noteLines('credit_note', [halves], { credited: [], revalued }, [
      { lineNo: 1, quantity: 1, unitMinor: 333_33 },
    ]);
    return typeof made === 'string' ? notes : [...notes, ...made];
  }, []);
  expect(sum(lines, (one) => one.taxableMinor)).toBe(999_99);
  expect(sum(lines, (one) => one.centralMinor)).toBe(90_00);
  const revalued = lines.map((one) => ({ ...one, kind: 'credit_note' }));
  expect(
    noteLines('credit_note', [halves], { credited: [], revalued }, [{ lineNo: 1, quantity: 1, unitMinor: 1 }]),
  ).toBe('Line 1: this is more than the invoice has left of it.');
});

test('returned goods are off, and a debit note adds again', () => {
  const credited = [{ orderLineId: 7, quantity: 1, centralMinor: 30_00, stateMinor: 30_00, wholeMinor: 0 }];
  const revalued = [
    { orderLineId: 7, kind: 'credit_note', taxableMinor: 66_66, centralMinor: 6_00, stateMinor: 6_00, wholeMinor: 0 },
    { orderLineId: 7, kind: 'debit_note', taxableMinor: 6_66, centralMinor: 60, stateMinor: 60, wholeMinor: 0 },
  ];
  expect(leftOfLine(halves, { credited, revalued })).toEqual({
    taxableMinor: 606_66,
    centralMinor: 54_60,
    stateMinor: 54_60,
    wholeMinor: 0,
  });
  // Two pieces at the price of the invoice are more than is left.
  const two = { ...halves, quantity: 2, taxableMinor: 666_66, centralMinor: 60_00, stateMinor: 60_00 };
  expect(revaluedRefusal([halves], { credited, revalued }, [two])).toContain('Take that back with a debit note first.');
  expect(revaluedRefusal([halves], { credited, revalued: [] }, [two])).toBeUndefined();
});

test.each([
  ['no line', [], 'Write a difference'],
  ['a line that is not there', [{ lineNo: 2, quantity: 1, unitMinor: 1 }], 'The invoice has no line 2.'],
  ['more pieces than billed', [{ lineNo: 1, quantity: 4, unitMinor: 1 }], 'from 1 to 3'],
  ['no difference', [{ lineNo: 1, quantity: 1, unitMinor: 0 }], 'write the difference'],
  ['more than the line', [{ lineNo: 1, quantity: 3, unitMinor: 333_34 }], 'more than the invoice has left'],
])('%s is refused', (_what, wanted, sentence) => {
  expect(noteLines('credit_note', [halves], nothing, wanted)).toContain(sentence);
});

test('what was credited before counts goods at their price and adds what debit notes gave back', () => {
  const part = { orderLineId: 7, centralMinor: 0, stateMinor: 0, wholeMinor: 0 };
  expect(creditedBefore([halves], nothing)).toBe(0);
  const credited = [{ ...part, quantity: 2 }];
  const revalued = [
    { ...part, kind: 'credit_note', taxableMinor: 10_00 },
    { ...part, kind: 'debit_note', taxableMinor: 4_00 },
  ];
  expect(creditedBefore([halves], { credited, revalued })).toBe(666_66 + 6_00);
});
