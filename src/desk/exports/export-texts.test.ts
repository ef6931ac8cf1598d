import { expect, test } from 'vitest';
import { progressText } from './export-texts.ts';

test.each([
  ['waiting', 'items', '', 0, 'The file waits for its turn.'],
  ['running', 'items', 'items', 1, '1 row written so far.'],
  ['running', 'everything', 'order_lines', 12_000, 'Order lines: 12,000 rows written so far.'],
] as const)('%s %s %s %d is told', (state, kind, step, rows, text) => {
  expect(progressText({ state, kind, step, rows })).toBe(text);
});
