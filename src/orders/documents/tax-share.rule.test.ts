import { expect, test } from 'vitest';
import { type BilledPieces, keptPieces, keptTax, type TaxedLinePieces, taxShare } from './tax-share.rule.ts';

const halves = (quantity: number, half: number) => ({ quantity, centralMinor: half, stateMinor: half, wholeMinor: 0 });
const whole = (quantity: number, wholeMinor: number) => ({ quantity, centralMinor: 0, stateMinor: 0, wholeMinor });

/** The tax of each document when a line leaves in these parts, one after the other. */
function inParts(line: ReturnType<typeof halves>, parts: readonly number[]) {
  const taken: TaxedLinePieces[] = [];
  for (const quantity of parts) taken.push({ orderLineId: 1, quantity, ...taxShare(line, taken, quantity) });
  return taken.map((one) => [one.centralMinor, one.stateMinor, one.wholeMinor]);
}

test.each([
  [
    'three at 323.64 to another state, one by one',
    whole(3, 174_77),
    [1, 1, 1],
    [
      [0, 0, 58_26],
      [0, 0, 58_26],
      [0, 0, 58_25],
    ],
  ],
  [
    'the same within the state: each half by itself',
    halves(3, 87_38),
    [1, 1, 1],
    [
      [29_13, 29_13, 0],
      [29_13, 29_13, 0],
      [29_12, 29_12, 0],
    ],
  ],
  [
    'two and then one',
    halves(3, 87_38),
    [2, 1],
    [
      [58_25, 58_25, 0],
      [29_13, 29_13, 0],
    ],
  ],
  [
    'one and then two',
    halves(3, 87_38),
    [1, 2],
    [
      [29_13, 29_13, 0],
      [58_25, 58_25, 0],
    ],
  ],
  ['all at once', halves(3, 87_38), [3], [[87_38, 87_38, 0]]],
  [
    'a supply without tax',
    whole(3, 0),
    [1, 2],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'shares that are rounded down: the last takes more',
    whole(3, 1_00),
    [1, 1, 1],
    [
      [0, 0, 33],
      [0, 0, 33],
      [0, 0, 34],
    ],
  ],
  [
    'less tax than pieces: never more than is left',
    whole(4, 2),
    [1, 1, 1, 1],
    [
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  ['a rest that is never sent leaves its share', halves(10, 5_05), [6], [[3_03, 3_03, 0]]],
])('%s', (_, line, parts, taxes) => {
  expect(inParts(line, parts)).toEqual(taxes);
});

test('where earlier invoices taxed more than the line has, the last one has no tax, never a negative one', () => {
  expect(taxShare(whole(3, 1_00), [whole(2, 1_01)], 1)).toEqual({
    centralMinor: 0,
    stateMinor: 0,
    wholeMinor: 0,
  });
});

test.each([
  ['nothing is cancelled', 0, 'state', { quantity: 3, centralMinor: 87_38, stateMinor: 87_39, wholeMinor: 0 }],
  ['one of three', 1, 'state', { quantity: 2, centralMinor: 58_25, stateMinor: 58_26, wholeMinor: 0 }],
  [
    'one of three, to another state',
    1,
    'integrated',
    { quantity: 2, centralMinor: 0, stateMinor: 0, wholeMinor: 116_51 },
  ],
  ['all', 3, 'integrated', { quantity: 0, centralMinor: 0, stateMinor: 0, wholeMinor: 0 }],
] as const)('what a line keeps where %s is cancelled', (_, cancelled, form, kept) => {
  expect(keptPieces({ ordered: 3, cancelled, taxMinor: 174_77 }, form)).toEqual(kept);
});

const billed = (quantity: number, taxMinor: number, creditedQuantity = 0, creditedTaxMinor = 0): BilledPieces => ({
  orderLineId: 1,
  quantity,
  taxMinor,
  creditedQuantity,
  creditedTaxMinor,
});

test.each<[string, number, BilledPieces | undefined, number]>([
  ['nothing is cancelled', 0, billed(1, 2), 5],
  ['one is cancelled and nothing is billed', 1, undefined, 3],
  ['one is cancelled, and the other is not billed yet', 1, billed(0, 0), 3],
  ['one is cancelled, and the other is billed', 1, billed(1, 2), 2],
  ['all was billed, and a credit note takes one back', 1, billed(2, 5, 1, 3), 2],
  ['all was billed, and the credit note for one is still to come', 1, billed(2, 5), 2],
  ['all was billed, and both are taken back', 2, billed(2, 5, 2, 5), 0],
  ['all was billed, one came back, and one is cancelled', 1, billed(2, 5, 2, 5), 2],
  ['all was billed, and the credit notes for both are still to come', 2, billed(2, 5), 0],
])('of two pieces with a tax of 5, where %s', (_, cancelled, documents, tax) => {
  const otherLine = { ...billed(2, 9), orderLineId: 2 };
  const ofOrder = documents ? [otherLine, documents] : [otherLine];
  expect(keptTax({ id: 1, ordered: 2, cancelled, taxMinor: 5 }, 'vat', ofOrder)).toBe(tax);
});
