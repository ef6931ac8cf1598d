import { expect, test } from 'vitest';
import { cursorOf, readCursor } from './cursor.rule.ts';

test.each([1, 35, 36, 1_000_000, Number.MAX_SAFE_INTEGER])(
  'the cursor after change %i reads as that change',
  (number) => {
    expect(readCursor(cursorOf(number))).toBe(number);
  },
);

test.each([
  ['', 0],
  ['c1-', undefined],
  ['c2-1', undefined],
  ['12', undefined],
  ['c1-zzzzzzzzzzz', undefined],
  ['c1--1', undefined],
] as const)('the cursor %j reads as %s', (text, number) => {
  expect(readCursor(text)).toBe(number);
});
