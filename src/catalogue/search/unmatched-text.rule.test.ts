import { expect, test } from 'vitest';
import { unmatchedText } from './unmatched-text.rule.ts';

test.each([
  ['25x52x16', 'closest sizes', 'No item measures 25 × 52 × 16 mm. The closest sizes are listed, nearest first.'],
  ['25x52x16', 'nothing', 'No item measures 25 × 52 × 16 mm.'],
  ['6O205', 'similar items', 'No item matches 6O205. Similar items are listed.'],
  [
    'KMP 1',
    'search word',
    'No maker uses the number KMP 1. The items that we list for it come first; please check that they fit.',
  ],
  ['6205 zz…', 'too long', "'6205 zz…' is longer than 300 characters. Please shorten it."],
  [
    '6205/C5',
    'other versions',
    'No item matches 6205/C5. The same number with other suffixes is listed; please check seals, clearance and bore.',
  ],
  [
    'NN3012K',
    'same size',
    'No item matches NN3012K. Items of the same size are listed. They differ in type or design, so please check that they fit.',
  ],
  ['lock nut', 'of this category', 'Items of the category lock nut are listed.'],
  ['gear oil', 'of these words', 'Items with gear oil in their name are listed.'],
  ['Koyo', 'of this maker', 'Items of the maker Koyo are listed.'],
  ['zzzzzz', 'nothing', 'No item matches zzzzzz.'],
] as const)('%s with %s', (typed, listed, text) => {
  expect(unmatchedText({ typed, listed })).toBe(text);
});

test.each([
  [['22209K+H309'], 'No item matches 13508. We read it as 22209K+H309.'],
  [
    ['11207', '1208K+H208', '2'],
    'No item matches 13508. It may be 11207 or 1208K+H208 or 2; please check which one you need.',
  ],
])('read as %j', (read_as, text) => {
  expect(unmatchedText({ typed: '13508', listed: 'nothing', read_as })).toBe(text);
});

test.each([
  ['roller', 'of this category', 'The 1,000 most popular items of the category roller are listed.'],
  ['Koyo', 'of this maker', 'The 1,000 most popular items of the maker Koyo are listed.'],
  ['oil', 'of these words', 'The 1,000 most popular items with oil in their name are listed.'],
] as const)('of more items %s with %s', (typed, listed, text) => {
  expect(unmatchedText({ typed, listed, most: 1000 })).toBe(text);
});

test('a long number is shortened to one line', () => {
  expect(unmatchedText({ typed: 'z'.repeat(300), listed: 'nothing' }).length).toBeLessThan(70);
});
