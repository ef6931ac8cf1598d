import { expect, test } from 'vitest';
import { allResultsText, foundText } from './found-text.rule.ts';

test.each([
  [0, 'No Result Found'],
  [1, '1 suggestion'],
  [12, '12 suggestions'],
  [1000, '1,000+ suggestions'],
])('%d found are read out as %s', (count, text) => {
  expect(foundText(count)).toBe(text);
});

test.each([
  [1, 'The result for 6205'],
  [2, 'All 2 results for 6205'],
  [1000, 'All 1,000+ results for 6205'],
])('%d found: the link to them says %s', (count, text) => {
  expect(allResultsText(count, '6205')).toBe(text);
});
