import { expect, test } from 'vitest';
import { figureChangeText, isGreatChange } from './change.rule.ts';

test.each([
  [112, 100, '+12 %', false],
  [80, 100, '−20 %', true],
  [100, 100, '0 %', false],
  [0, 100, '−100 %', true],
  [5, 0, 'new', true],
  [0, 0, 'none', false],
  [-5, 0, 'less', true],
  [10, -5, 'new', true],
  [-10, -5, 'less', true],
])('%i after %i is %s', (now, before, text, isGreat) => {
  expect(figureChangeText({ now, before })).toBe(text);
  expect(isGreatChange({ now, before })).toBe(isGreat);
});
