import { expect, test } from 'vitest';
import { countOf } from './cart-words.rule.ts';

test('one line is a line, more are lines', () => {
  expect([0, 1, 1240].map((count) => countOf(count, 'line'))).toEqual(['0 lines', '1 line', '1,240 lines']);
});
