import { expect, test } from 'vitest';
import { bestSheet, mostKnown } from './best-sheet.ts';

test.each([
  [
    'the one that names most',
    [
      { known: [1, 3], lines: 900 },
      { known: [2, 3], lines: 2 },
    ],
    1,
  ],
  [
    'then by all that is known',
    [
      { known: [2, 3], lines: 900 },
      { known: [2, 4], lines: 2 },
    ],
    1,
  ],
  [
    'then by lines',
    [
      { known: [2], lines: 9 },
      { known: [2], lines: 10 },
    ],
    1,
  ],
  [
    'the first of equals',
    [
      { known: [2], lines: 9 },
      { known: [2], lines: 9 },
    ],
    0,
  ],
  [
    'one with lines',
    [
      { known: [5], lines: 0 },
      { known: [1], lines: 1 },
    ],
    1,
  ],
  ['none of none', [], 0],
])('the best sheet is %s', (_what, sheets, at) => {
  expect(bestSheet(sheets)).toBe(at);
});

test('a sheet names what its best row names', () => {
  const lines = [['Price list'], ['code', 'price'], ['code']].map((cells, at) => ({ line: at + 1, cells }));
  expect(mostKnown(lines, (cells) => cells.filter((cell) => cell !== 'Price list').length)).toBe(2);
});
