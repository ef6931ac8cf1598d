import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.server.ts';

/** Every letter has width 1. */
const wrap = (text: string, width: number) => wrapText(text, width, ({ length }) => length);

test('lines break at blanks', () => {
  expect(wrap('6205 6205/C3 6205-2RS', 12)).toEqual(['6205 6205/C3', '6205-2RS']);
  expect(wrap('6205 6205/C3 6205-2RS', 11)).toEqual(['6205', '6205/C3', '6205-2RS']);
});

test('a word wider than a line is split without losing characters', () => {
  expect(wrap('a 1234567890 b', 4)).toEqual(['a', '1234', '5678', '90 b']);
});

test('a text that fits is one line, as is an empty one', () => {
  expect(wrap('6205', 4)).toEqual(['6205']);
  expect(wrap('', 4)).toEqual(['']);
});

test('a line narrower than one letter still holds one', () => {
  expect(wrapText('abc', 1, ({ length }) => length * 2)).toEqual(['a', 'b', 'c']);
});
