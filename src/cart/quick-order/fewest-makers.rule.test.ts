import { expect, test } from 'vitest';
import { fewestMakers } from './fewest-makers.rule.ts';

const sets = (...lines: string[]) =>
  fewestMakers(lines.map((makers) => new Set(makers.split(' ').filter(Boolean)))).map((makers) => [...makers].sort());

test.each<[string, string[], string[][]]>([
  ['no line: no maker', [], [[]]],
  ['one maker has all', ['DPI ZWZ', 'ZWZ Koyo', 'ZWZ'], [['ZWZ']]],
  ['a line with one maker only is kept', ['IKO', 'DPI ZWZ', 'ZWZ Koyo'], [['IKO', 'ZWZ']]],
  [
    'the maker of most lines is not always among the fewest',
    ['A X', 'A Y', 'A X Z', 'B X', 'B Y'],
    [
      ['A', 'B'],
      ['X', 'Y'],
    ],
  ],
  ['of several makers that have all, each is said', ['DPI ZWZ', 'DPI ZWZ'], [['DPI'], ['ZWZ']]],
  ['a line that nobody has counts for nothing', ['', 'DPI'], [['DPI']]],
])('%s', (_, lines, expected) => {
  const found = sets(...lines).map((makers) => makers.join());
  expect(new Set(found)).toEqual(new Set(expected.map((makers) => makers.join())));
});

test('two thousand lines of forty makers are decided at once', () => {
  const makers = Array.from({ length: 40 }, (_, index) => `M${index}`);
  const lines = Array.from({ length: 2000 }, (_, index) =>
    [0, 7, 13, 29]
      .map((step) => makers[(index * 3 + step) % 40] ?? '')
      .concat(index % 2 ? 'ALL' : 'MOST')
      .join(' '),
  );
  expect(sets(...lines)).toContainEqual(['ALL', 'MOST']);
});
