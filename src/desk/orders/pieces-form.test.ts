import { expect, test } from 'vitest';
import { readPieces } from './pieces-form.tsx';

test.each([
  [{ 1: '4', 2: ' ', 3: '0' }, [{ lineNo: 1, quantity: 4 }]],
  [
    { 1: '5.00', 2: '1,250', 3: '0.0' },
    [
      { lineNo: 1, quantity: 5 },
      { lineNo: 2, quantity: 1250 },
    ],
  ],
  [{ 1: '2.000' }, undefined],
  [{}, []],
  [{ 1: '1.5' }, undefined],
  [{ 1: 'all' }, undefined],
  [{ 1: '-1' }, undefined],
])('%j', (text, pieces) => {
  expect(readPieces(text)).toEqual(pieces);
});
