import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['6205-2RS', 8, '6205-2RS'],
  ['6205-2RS', 4, '6205'],
  ['ab\ud83d\ude00', 4, 'ab\ud83d\ude00'],
  ['ab\ud83d\ude00', 3, 'ab'],
  ['a\0b\0', 2, 'ab'],
])('%j cut to %i is %j', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});
