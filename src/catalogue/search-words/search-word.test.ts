import { expect, test } from 'vitest';
import { readSearchWord } from './search-word.ts';

test.each([
  ['M-4711/A', 'M4711A'],
  [' m 4711 a ', 'M4711A'],
  ['Pumpenlager', 'PUMPENLAGER'],
  ['محمل', 'محمل'],
])("'%s' is normalised like a typed number", (text, key) => {
  expect(readSearchWord(text)).toEqual({ key });
});

test.each([
  ['', 'with a letter or digit'],
  ['---', 'with a letter or digit'],
  ['M-4711, M-4712', 'one word or number'],
  ['M-4711\nM-4712', 'one word or number'],
  ['25x52x15', 'is a size'],
  ['7', 'by accident'],
  ['x'.repeat(61), 'at most 60 characters'],
])("'%s' is refused", (text, problem) => {
  expect(readSearchWord(text)).toEqual({ problem: expect.stringContaining(problem) });
});
