import { expect, test } from 'vitest';
import { knownWords } from './similar-words.rule.ts';

const makers = knownWords(['Acme', 'ABC', 'Wheelers', 'Nordica Rolling']);
const categories = knownWords(['Deep groove ball', 'Cylindrical roller', 'Spherical roller', 'Bearings']);

test.each([
  ['A B C', 'ABC'],
  ['a.b.c.', 'ABC'],
  ['Abc India', 'ABC'],
  ['ABC Bearings Pvt. Ltd.', 'ABC'],
  ['Wheeler', 'Wheelers'],
  ['Wheelars', 'Wheelers'],
  ['NORDICA  ROLLING', 'Nordica Rolling'],
  ['ABD', undefined],
  ['Acne', undefined],
  ['Rolling', undefined],
])('the maker %s may be %s', (word, like) => {
  expect(makers.like(word)).toBe(like);
});

test.each([
  ['Deep Groove Ball Bearing', 'Deep groove ball'],
  ['deep-groove ball bearings', 'Deep groove ball'],
  ['Deep grove ball', 'Deep groove ball'],
  ['BEARING', 'Bearings'],
  ['Tapered roller', undefined],
  ['Ball', undefined],
])('the category %s may be %s', (word, like) => {
  expect(categories.like(word)).toBe(like);
});
