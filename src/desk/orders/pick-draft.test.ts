import { expect, test } from 'vitest';
import {
  cartonsOf,
  type Line,
  type LotText,
  lastCarton,
  linesByShelf,
  lotsOf,
  lotsToSend,
  readKg,
  scannedLine,
} from './pick-draft.ts';

const line = (lineNo: number, shelf: string, overrides: Partial<Line> = {}) =>
  ({
    lineNo,
    itemName: '6205-2RS/C3',
    itemCode: `ZW-1000${lineNo}`,
    asked: 10,
    ordered: 10,
    owed: 10,
    unitMinor: 100_00,
    weightKg: 1.3,
    pick: null,
    stock: [
      { branch: 'Pune', sells: false, shelf: 'Z-9', onHand: 1, free: 1 },
      { branch: 'Mumbai', sells: true, shelf, onHand: 10, free: 10 },
    ],
    ...overrides,
  }) as Line;
const lot = (quantity: number, carton = 1) => ({ quantity, lot: '', origin: '', carton });
const picked = (...lots: ReturnType<typeof lot>[]) => ({
  pick: { id: 7, lots, short: '' as const, by: 'Meera', at: '2026-11-20T09:30:00Z' },
});
const text = (overrides: Partial<LotText>): LotText => ({
  quantity: '4',
  lot: '',
  origin: '',
  carton: '1',
  ...overrides,
});

test('lines go from shelf to shelf; those that nothing is asked of are left out', () => {
  const lines = [line(1, 'B-2'), line(2, ''), line(3, 'A-11'), line(4, 'A-3'), line(5, 'A-1', { asked: 0 })];
  expect(linesByShelf(lines).map(({ lineNo }) => lineNo)).toEqual([4, 3, 1, 2]);
  expect(linesByShelf([line(1, 'A-1', { asked: 0, ...picked(lot(2)) })])).toHaveLength(1);
});

test('all that is asked for is proposed in the last carton, and what was written down stays', () => {
  expect(lotsOf(line(1, 'A-1'), 3)).toEqual([text({ quantity: '10', carton: '3' })]);
  expect(lotsOf(line(1, 'A-1', picked(lot(2), lot(3, 2))), 3)).toEqual([
    text({ quantity: '2' }),
    text({ quantity: '3', carton: '2' }),
  ]);
  expect(lotsOf(line(1, 'A-1', picked()), 3)).toEqual([text({ quantity: '0', carton: '3' })]);
  expect(lastCarton([line(1, 'A-1'), line(2, 'A-1', picked(lot(3, 2)))])).toBe(2);
  expect(lastCarton([line(1, 'A-1')])).toBe(1);
});

test.each<[string, LotText[], ReturnType<typeof lotsToSend>]>([
  [
    'two lots',
    [text({ lot: ' 2608-114 ' }), text({ quantity: '2', origin: 'Japan', carton: '2' })],
    [
      { ...lot(4), lot: '2608-114' },
      { ...lot(2, 2), origin: 'Japan' },
    ],
  ],
  ['decimals that are zero', [text({ quantity: '5.00', carton: '2.0' })], [lot(5, 2)]],
  ['a point before thousands, or decimals', [text({ quantity: '2.000' })], undefined],
  ['an empty row and a zero', [text({ quantity: ' ' }), text({ quantity: '0', carton: '' })], []],
  ['half a piece', [text({ quantity: '1.5' })], undefined],
  ['a carton without a number', [text({ carton: '' })], undefined],
  ['words', [text({}), text({ quantity: 'two' })], undefined],
])('%s', (_, lots, sent) => {
  expect(lotsToSend(lots)).toEqual(sent);
});

test.each<[string, string, number | undefined]>([
  ['an item code', ' zw-10002 ', 2],
  ['a shelf', 'a 11', 2],
  ['a designation', '6205 2RS C3', 1],
  ['a designation that is a number', '51105', 3],
  ['pieces', '9', undefined],
  ['pieces with decimals that are zero', '5.00', undefined],
  ['nothing', ' ', undefined],
  ['another item', 'ZW-10009', undefined],
])('scanned is %s', (_, typed, lineNo) => {
  const lines = [
    line(1, 'A-3'),
    line(2, 'A-11'),
    line(3, 'B-1', { itemName: '51105' }),
    line(9, '9', { itemCode: '500' }),
  ];
  expect(scannedLine(typed, lines, 10)?.lineNo).toBe(lineNo);
});

test('cartons hold what was packed into them, with its weight', () => {
  const lines = [
    line(1, 'A-1', picked(lot(5), lot(2, 3))),
    line(2, 'A-2', { ...picked(lot(3, 3)), itemName: 'NU205' }),
  ];
  expect(cartonsOf({ lines, cartons: [{ cartonNo: 3, grossKg: 1.1 }] })).toEqual([
    { no: 1, holds: [{ name: '6205-2RS/C3', pieces: 5 }], netKg: 0.65, grossKg: null },
    { no: 2, holds: [], netKg: 0, grossKg: null },
    {
      no: 3,
      holds: [
        { name: '6205-2RS/C3', pieces: 2 },
        { name: 'NU205', pieces: 3 },
      ],
      netKg: expect.closeTo(0.65),
      grossKg: 1.1,
    },
  ]);
  expect(cartonsOf({ lines: [line(1, 'A-1', picked())], cartons: [] })).toEqual([]);
});

test.each([
  ['16.2', 16.2],
  ['16,25', 16.25],
  [' ', null],
  ['heavy', undefined],
  ['1.2345', undefined],
  ['1,500', undefined],
])('a weight typed as %j is %j kg', (typed, kg) => {
  expect(readKg(typed)).toBe(kg);
});
