import { expect, test } from 'vitest';
import { brandSpellings } from './brand-spelling.rule.ts';

test('a Japanese maker writes its seals with a blank, others otherwise', () => {
  const [sealed] = brandSpellings('Koyo');
  expect(sealed).toEqual({
    writes: '6205 2RS',
    others: expect.arrayContaining(['6205-2RS']),
    means: 'Contact seal on two sides',
  });
  expect(sealed?.others).not.toContain('6205 2RS');
});

test('a maker of needle bearings is shown with one of those', () => {
  expect(brandSpellings('IKO')).toMatchObject([{ writes: 'NA4905UU', means: 'Contact seal on two sides' }]);
});

test('nothing is told of a maker whose way of writing is not known', () => {
  expect(brandSpellings('WZWN')).toEqual([]);
  expect(brandSpellings('Nobody')).toEqual([]);
});
