import { expect, test } from 'vitest';
import { readCustomerSearch } from './customer-search.rule.ts';

const patternsOf = (typed: string, country: 'IN' | 'AE' = 'IN') => {
  const { searchWords, searchPatterns, searchCount } = readCustomerSearch(typed, country);
  const words = Array.from({ length: searchCount }, (): string[] => []);
  for (const [index, pattern] of searchPatterns.entries()) words[searchWords[index] ?? 0]?.push(pattern);
  return words;
};

test.each<[string, string[][]]>([
  ['', []],
  ['Western Gear & Pump', [['%western%'], ['%gear%'], ['%pump%']]],
  ['M/s Shree Ganesh Bearings (P) Ltd.', [['%ganesh%'], ['%bearings%']]],
  ['A.B. Engineering', [['% ab%'], ['%engineering%']]],
  ['Shree', [['%shree%', '%shri%', '%sri%']]],
  [
    'Pvt. Ltd',
    [
      ['%pvt%', '%private%'],
      ['%ltd%', '%limited%'],
    ],
  ],
  ['anil.rao@rao-sons.example', [['%anilrao%'], ['%rao%'], ['%sonsexample%']]],
  ['Rao (+91) 98200.12345', [['%919820012345%', '%9820012345%'], ['%rao%']]],
  ['0091 98200 12345', [['%919820012345%', '%9820012345%']]],
  ['12345', [['%12345%']]],
  ['119', [[]]],
  ['Unit 2', [['%unit%'], ['% 2%']]],
  ['27 AAACW1938', [['% 27%'], ['%aaacw1938%']]],
  ['%_', [[]]],
  ['raj_k@mail.example', [['%raj%'], ['% k%', '%\\_k%'], ['%mailexample%']]],
  ['"AB+C" Tools', [['% ab%', '%\\"ab%'], ['% c%', '%\\+c%'], ['%tools%']]],
])('%j is searched as %j', (typed, words) => {
  expect(patternsOf(typed)).toEqual(words);
});

test.each([
  ['western gear and pump', ' western gear   pump', true],
  ['Shree Anand', ' m s shri anand pvt ltd', true],
  ['Anand', ' anand pumps', false],
])('%j is the name %j: %s', (typed, name, isSame) => {
  expect(new RegExp(readCustomerSearch(typed, 'IN').nameIs).test(name)).toBe(isSame);
});

test('no more than eight words are searched for', () => {
  expect(patternsOf('a b c d e f g h i j')).toHaveLength(8);
});
