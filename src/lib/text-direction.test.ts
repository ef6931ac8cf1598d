import { expect, test } from 'vitest';
import { directionOf, isLeftToRight } from './text-direction.ts';

test.each([
  ['en-IN', 'ltr'],
  ['en-AE', 'ltr'],
  ['ar-AE', 'rtl'],
  ['AR', 'rtl'],
  ['', 'ltr'],
  [undefined, 'ltr'],
  ['arc', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  ['+971 50 123 4567', true],
  ['12, Deira Street', true],
  ['بيت 12, Deira', false],
])('%s is entirely left to right: %s', (text, whole) => {
  expect(isLeftToRight(text)).toBe(whole);
});
