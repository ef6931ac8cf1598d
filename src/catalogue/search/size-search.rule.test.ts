import { expect, test } from 'vitest';
import { parseRequestedSize, requestedSizeText, sizeWithTolerance } from './size-search.rule.ts';

test.each([
  ['25x52x15', { d: 25, D: 52, B: 15, toleranceMm: 0 }],
  ['25 52 15 ±0.5', { d: 25, D: 52, B: 15, toleranceMm: 0.5 }],
  ['25 × 52 × 15 mm ± 1 mm', { d: 25, D: 52, B: 15, toleranceMm: 1 }],
  ['25 52 15 ±10', { d: 25, D: 52, B: 15, toleranceMm: 10 }],
  ['25x52 + / - 2', { d: 25, D: 52, toleranceMm: 2 }],
  ['25x52 +/-2', { d: 25, D: 52, toleranceMm: 2 }],
  ['24.98x51.97x15.02 +-0.1', { d: 24.98, D: 51.97, B: 15.02, toleranceMm: 0.1 }],
])('%s is parsed in mm', (text, size) => {
  expect(parseRequestedSize(text)).toEqual(size);
});

test.each(['6205', '6205 ±1', '25x52x15 ±11', '25x52x15 ± much', '±1', '52x25x15', '25x52-2'])(
  '%s is not a size',
  (text) => {
    expect(parseRequestedSize(text)).toBeUndefined();
  },
);

test('changing the tolerance changes the search text, and the size reads as text', () => {
  const size = { d: 25, D: 52, B: 15, toleranceMm: 0 };
  expect(sizeWithTolerance(size, 0.5)).toBe('25x52x15 ±0.5');
  expect(parseRequestedSize(sizeWithTolerance(size, 0.5))).toEqual({ ...size, toleranceMm: 0.5 });
  expect(sizeWithTolerance({ ...size, toleranceMm: 2 }, 0)).toBe('25x52x15');
  expect(sizeWithTolerance({ d: 25, D: 52, toleranceMm: 0 }, 0)).toBe('25x52');
  expect(requestedSizeText({ ...size, toleranceMm: 0.5 })).toBe('25 × 52 × 15 mm ± 0.5 mm');
  expect(requestedSizeText({ d: 25, D: 52, toleranceMm: 0 })).toBe('25 × 52 mm');
});
