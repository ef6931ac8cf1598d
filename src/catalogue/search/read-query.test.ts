import { expect, it } from 'vitest';
import { understoodParts, understoodWhileTyping } from './read-query.ts';
import { parseSearchTerms } from './search-terms.ts';

const written = (keyword: string) =>
  understoodParts(keyword)
    .map(({ text, understood }) => (understood ? text : `[${text}]`))
    .join('');

it.each([
  ['6205-2RS XYZ', '6205-2RS [XYZ]'],
  ['6205 xyz c3', '6205 [xyz] c3'],
  ['motor bearing 6306 c3', '[motor] bearing 6306 c3'],
])('of %s is understood %s', (keyword, expected) => {
  expect(written(keyword)).toBe(expected);
});

it.each(['6205-2RS', '6205 SKF', '25x52x15', '6205 XYZ, 6306', 'grease', ''])(
  'of %s nothing is struck through',
  (keyword) => {
    expect(understoodParts(keyword)).toEqual([]);
  },
);

it.each([
  ['6205 C', ''],
  ['6205 xyz c3', '6205 [xyz] c3'],
])('while %s is typed, half a suffix at its end is not struck through', (typed, expected) => {
  const parts = parseSearchTerms(typed).flatMap(understoodWhileTyping);
  expect(parts.map(({ text, understood }) => (understood ? text : `[${text}]`)).join('')).toBe(expected);
});
