import { expect, test } from 'vitest';
import { type UnmatchedNumber, unmatchedText } from './unmatched-text.rule.ts';

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
  ['623', 'longer numbers', 'No item matches 623. Longer numbers that begin with it are listed.'],
  [
    'NU310ECP',
    'other design',
    'No item matches NU310ECP. Those listed have the other internal design, with E or without it. Their rings do not fit together.',
  ],
  [
    'UCP205',
    'insert of the unit',
    'The unit UCP205 is not in stock. The insert bearings that fit its housing are listed; the housing is not part of them.',
  ],
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

test.each<[Partial<UnmatchedNumber>, string]>([
  [
    { listed: 'other reading', other_reading: { number: 'NU305', is_old: true } },
    '32305 is not in stock. As an old number (GB/GOST) it is NU305.',
  ],
  [
    { listed: 'other versions', other_reading: { number: 'NU305', is_old: true } },
    '32305 is not in stock. As an old number (GB/GOST) it is NU305. The same number with other suffixes is listed first; please check seals, clearance and bore.',
  ],
  [{ listed: 'old number', read_as: ['6305'] }, 'We read 32305 as an old number (GB/GOST); today it is 6305.'],
  [
    { listed: 'other makers', maker: { name: 'SKF', is_sold: false } },
    'SKF is not sold here; these are interchangeable.',
  ],
  [
    { listed: 'other makers', maker: { name: 'Koyo', is_sold: true } },
    'We do not have it of Koyo; these are interchangeable.',
  ],
  [{ listed: 'nothing', maker: { name: 'SKF', is_sold: false } }, 'SKF is not sold here. No item matches 32305.'],
  [
    { listed: 'other versions', read_as: ['6203/15.875'], bore_mm: 15.875 },
    'No item matches 32305. We read it as 6203/15.875. We have none with a bore of 15.875 mm; those listed have another bore.',
  ],
])('of %o is said: %s', (one, text) => {
  expect(unmatchedText({ typed: '32305', listed: 'nothing', ...one })).toBe(text);
});

test('a long number is shortened to one line', () => {
  expect(unmatchedText({ typed: 'z'.repeat(300), listed: 'nothing' }).length).toBeLessThan(70);
});

test('other goods are named as what they are', () => {
  const belt: UnmatchedNumber = { typed: 'B 68', listed: 'nothing', other_goods: 'V-belt' };
  expect(unmatchedText(belt)).toBe('B 68 is a V-belt; it is not sold here.');
});

test.each([
  [true, 'The number 6205 is taken; the sizes in the text agree with it.'],
  [false, 'The number 6205 is taken; the sizes in the text contradict it, so please check which you need.'],
])('a number with sizes beside it that agree: %s', (agree, text) => {
  expect(unmatchedText({ typed: 'x', listed: 'number of a text', stated_sizes: { number: '6205', agree } })).toBe(text);
});
