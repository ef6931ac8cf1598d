import { expect, test } from 'vitest';
import { readRecentSearches, withRecentSearch } from './recent-searches.rule.ts';

const stored = (...texts: string[]) => JSON.stringify(texts);

test('the newest search comes first, and each text once in any case', () => {
  expect(withRecentSearch('', ' 6205 2rs ')).toBe(stored('6205 2rs'));
  expect(withRecentSearch(stored('30206', '6205 2RS'), '6205 2rs')).toBe(stored('6205 2rs', '30206'));
});

test('eight searches are kept', () => {
  const many = Array.from({ length: 8 }, (_, n) => `620${n}`);
  expect(readRecentSearches(withRecentSearch(stored(...many), '51105'))).toEqual(['51105', ...many.slice(0, 7)]);
});

test('nothing and a pasted list are not kept', () => {
  expect(withRecentSearch(stored('30206'), '  ')).toBe(stored('30206'));
  expect(withRecentSearch(stored('30206'), '6205, '.repeat(30))).toBe(stored('30206'));
});

test.each(['', 'null', '{', '{"a":1}', '[1, null, ""]'])('stored text %j counts as none', (text) => {
  expect(readRecentSearches(text)).toEqual([]);
});
