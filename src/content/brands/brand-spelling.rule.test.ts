import { expect, test } from 'vitest';
import { brandSpellings } from './brand-spelling.rule.ts';

test('a Japanese maker writes the seal after a space, others do not', () => {
  const [sealed] = brandSpellings('Koyo');
  expect(sealed).toEqual({
    writes: '6205 2RS',
    others: expect.arrayContaining(['6205-2RS']),
    means: 'Contact seal on two sides',
  });
  expect(sealed?.others).not.toContain('6205 2RS');
});

test('a maker of needle bearings gets a needle bearing as its example', () => {
  expect(brandSpellings('IKO')).toMatchObject([{ writes: 'NA4905UU', means: 'Contact seal on two sides' }]);
});

test('a maker whose spelling rules are unknown has no examples', () => {
  expect(brandSpellings('WZWN')).toEqual([]);
  expect(brandSpellings('Nobody')).toEqual([]);
});
