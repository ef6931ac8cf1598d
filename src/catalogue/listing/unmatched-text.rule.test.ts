import { expect, test } from 'vitest';
import { unmatchedText } from './unmatched-text.rule.ts';

test.each([
  ['25x52x16', 'closest sizes', 'No item measures 25 × 52 × 16 mm. The closest sizes are listed, the nearest first.'],
  ['25x52x16', 'nothing', 'No item measures 25 × 52 × 16 mm.'],
  ['6O205', 'similar items', 'Nothing is called 6O205. What resembles it is listed.'],
  ['6205 zz…', 'too long', "'6205 zz…' is longer than 300 characters. Please correct it."],
  ['zzzzzz', 'nothing', 'Nothing is called zzzzzz.'],
] as const)('%s with %s', (typed, listed, words) => {
  expect(unmatchedText({ typed, listed })).toBe(words);
});

test('a text of any length stays one line', () => {
  expect(unmatchedText({ typed: 'z'.repeat(300), listed: 'nothing' }).length).toBeLessThan(70);
});
