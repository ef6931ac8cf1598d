import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  ['6205 2rs', true],
  ['6205-2RS/C3', true],
  ['koyo', true],
  ['  ', true],
  ['', true],
  ['30308', false],
])('a search for %j', (text, found) => {
  expect(matchesSearch(['6205-2RS/C3', 'Koyo'], text)).toBe(found);
});
