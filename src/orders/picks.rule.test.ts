import { expect, test } from 'vitest';
import { type LinePick, linesToPick, packedTotals, pickedPieces, pickRefusal } from './picks.rule.ts';

const lot = (quantity: number, carton = 1) => ({ quantity, carton });
const pick = (short: LinePick['short'], ...lots: LinePick['lots'][number][]): LinePick => ({ lineNo: 2, lots, short });

test.each<[string, LinePick, string | undefined]>([
  ['all that is asked for', pick('', lot(8)), undefined],
  ['all of it in two lots', pick('', lot(5), lot(3, 2)), undefined],
  ['less with a reason', pick('damaged', lot(7)), undefined],
  ['nothing with a reason', pick('missing'), undefined],
  ['less without a reason', pick('', lot(7)), 'Line 2: say why 1 are short.'],
  ['nothing without a reason', pick(''), 'Line 2: say why 8 are short.'],
  ['more than is asked for', pick('', lot(5), lot(4)), 'Line 2: only 8 are on the shelf and owed.'],
  ['half a piece', pick('later', lot(1.5)), 'Line 2: pieces and cartons are whole numbers from 1.'],
  ['a lot of no piece', pick('later', lot(0)), 'Line 2: pieces and cartons are whole numbers from 1.'],
  ['no carton', pick('', lot(8, 0)), 'Line 2: pieces and cartons are whole numbers from 1.'],
  ['half a carton', pick('', lot(8, 1.5)), 'Line 2: pieces and cartons are whole numbers from 1.'],
  ['the last carton', pick('', lot(8, 500)), undefined],
  ['too many cartons', pick('', lot(8, 501)), 'Line 2: a dispatch has at most 500 cartons.'],
])('%s', (_, request, message) => {
  expect(pickRefusal({ lineNo: 2, asked: 8 }, request)).toBe(message);
});

test('the pieces of a pick are those of its lots', () => {
  expect(pickedPieces(pick('', lot(5), lot(3)))).toBe(8);
  expect(pickedPieces(pick('missing'))).toBe(0);
});

test('a line is to be picked while it is asked for and nothing is written down, not even that it is short', () => {
  const asked = [
    { lineNo: 1, asked: 4 },
    { lineNo: 2, asked: 2 },
    { lineNo: 3, asked: 0 },
  ];
  expect(linesToPick(asked, [{ lineNo: 2 }])).toEqual([1]);
});

test.each<[string, number[], [cartonNo: number, grossKg: number][], ReturnType<typeof packedTotals>]>([
  ['nothing is packed', [], [], { cartons: 0, weightKg: null, cartonKg: [] }],
  [
    'all are weighed',
    [1, 2, 2],
    [
      [1, 16.2],
      [2, 0.1],
    ],
    { cartons: 2, weightKg: 16.3, cartonKg: [16.2, 0.1] },
  ],
  ['one is not weighed', [1, 2], [[2, 16.2]], { cartons: 2, weightKg: null, cartonKg: [null, 16.2] }],
  [
    'a weight of a carton that is no more',
    [1],
    [
      [1, 4],
      [2, 5],
    ],
    { cartons: 1, weightKg: 4, cartonKg: [4] },
  ],
])('cartons: %s', (_, cartons, weighed, totals) => {
  const picks = cartons.map((carton) => ({ lots: [lot(1, carton)] }));
  expect(
    packedTotals(
      picks,
      weighed.map(([cartonNo, grossKg]) => ({ cartonNo, grossKg })),
    ),
  ).toEqual(totals);
});
