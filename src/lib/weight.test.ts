import { expect, test } from 'vitest';
import { roundToGram } from './weight.ts';

test.each([
  [0.1 + 0.2, 0.3],
  [0.0005, 0.001],
  [5.17049, 5.17],
  [0, 0],
])('%d kg is shown as %d kg', (kg, stated) => {
  expect(roundToGram(kg)).toBe(stated);
});
