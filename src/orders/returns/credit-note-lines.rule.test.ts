import { expect, test } from 'vitest';
import { buildDocumentLine } from '../../../tests/fixtures/documents.ts';
import { creditNoteLines } from './credit-note-lines.rule.ts';

// Three pieces at 33.35: 9 % of 100.05 is 9.0045, of one piece 3.0015.
const invoiced = [
  buildDocumentLine({
    lineNo: 1,
    orderLineId: 11,
    quantity: 3,
    unitMinor: 33_35,
    taxableMinor: 100_05,
    centralMinor: 9_00,
    stateMinor: 9_00,
  }),
  buildDocumentLine({ lineNo: 2, orderLineId: 12, quantity: 10 }),
];

test('a full return is credited as it was invoiced', () => {
  expect(creditNoteLines(invoiced, [], undefined)).toEqual(invoiced);
});

test('a part is credited with its share of the tax, the last piece with the remainder', () => {
  const first = creditNoteLines(invoiced, [], [{ lineNo: 1, quantity: 2 }]);
  expect(first).toMatchObject([{ lineNo: 1, quantity: 2, taxableMinor: 66_70, centralMinor: 6_00, stateMinor: 6_00 }]);
  const credited = [{ orderLineId: 11, quantity: 2, centralMinor: 6_00, stateMinor: 6_00, wholeMinor: 0 }];
  expect(creditNoteLines(invoiced, credited, [{ lineNo: 1, quantity: 2 }])).toBe('Line 1: only 1 can be returned.');
  expect(creditNoteLines(invoiced, credited, undefined)).toMatchObject([{ quantity: 1 }, { quantity: 10 }]);
  expect(creditNoteLines(invoiced, credited, [{ lineNo: 1, quantity: 1 }])).toMatchObject([
    { quantity: 1, taxableMinor: 33_35, centralMinor: 3_00, stateMinor: 3_00 },
  ]);
});

test.each<[string, { lineNo: number; quantity: number }[], string]>([
  ['more than was invoiced', [{ lineNo: 2, quantity: 11 }], 'Line 2: only 10 can be returned.'],
  ['an unknown line', [{ lineNo: 3, quantity: 1 }], 'The invoice has no line 3.'],
  ['half a piece', [{ lineNo: 2, quantity: 0.5 }], 'Line 2: a quantity is a whole number from 1.'],
  ['a piece and a half', [{ lineNo: 2, quantity: 1.5 }], 'Line 2: a quantity is a whole number from 1.'],
  ['no piece', [{ lineNo: 2, quantity: 0 }], 'Line 2: a quantity is a whole number from 1.'],
  [
    'a line twice',
    [
      { lineNo: 2, quantity: 1 },
      { lineNo: 2, quantity: 1 },
    ],
    'Line 2 appears twice.',
  ],
])('%s is refused', (_case, returned, reason) => {
  expect(creditNoteLines(invoiced, [], returned)).toBe(reason);
});

test('of goods invoiced before dispatch only sent pieces can be returned', () => {
  const sent = (orderLineId: number) => (orderLineId === 12 ? 4 : 0);
  expect(creditNoteLines(invoiced, [], undefined, sent)).toMatchObject([{ orderLineId: 12, quantity: 4 }]);
  expect(creditNoteLines(invoiced, [], [{ lineNo: 2, quantity: 5 }], sent)).toBe('Line 2: only 4 can be returned.');
  expect(creditNoteLines(invoiced, [], undefined, () => 0)).toBe('Nothing is left to return.');
});

test('after a full return nothing is left', () => {
  const all = invoiced.map(({ orderLineId, quantity, centralMinor, stateMinor, wholeMinor }) => ({
    orderLineId,
    quantity,
    centralMinor,
    stateMinor,
    wholeMinor,
  }));
  expect(creditNoteLines(invoiced, all, undefined)).toBe('Nothing is left to return.');
});
