import { expect, test } from 'vitest';
import { fileSizeText, progressText } from './export-texts.ts';

test.each([
  [1, '1 byte'],
  [940, '940 bytes'],
  [12_300, '12 KB'],
  [3_440_000, '3.4 MB'],
  [1_204_000_000, '1,204 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test.each([
  ['waiting', 'items', '', 0, 'The file waits for its turn.'],
  ['running', 'items', 'items', 1, '1 row written so far.'],
  ['running', 'everything', 'order_lines', 12_000, 'Order lines: 12,000 rows written so far.'],
] as const)('%s %s %s %d is told', (state, kind, step, rows, text) => {
  expect(progressText({ state, kind, step, rows })).toBe(text);
});
