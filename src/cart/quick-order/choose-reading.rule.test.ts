import { expect, test } from 'vitest';
import { type MatchRank, matchRank } from '../../catalogue/search/match-rank.data.ts';
import { parseQuickLine } from '../pasted-list/read-quick-line.rule.ts';
import { chooseReading } from './choose-reading.rule.ts';

const { stockCode, designation: name, universalNumber } = matchRank;

/** A catalogue: what each reading of a line finds, and how. */
function readingOf(line: string, catalogue: Record<string, MatchRank> = {}) {
  const tried = parseQuickLine(line).map((reading) => {
    const rank = catalogue[reading.designation];
    return {
      reading,
      matches: rank === undefined ? [] : [{ itemId: 1, name: reading.designation, maker: 'ZWZ', rank }],
    };
  });
  const { best, other } = chooseReading(tried) ?? {};
  return [best?.reading, other?.reading].map((one) => one && `${one.quantity ?? 1} × ${one.designation}`);
}

test.each([
  ['6205-2RS 2', '2 × 6205-2RS'],
  ['6203 RS 2', '2 × 6203 RS'],
  ['1206K 3', '3 × 1206K'],
  ['2206/C3 5', '5 × 2206/C3'],
  ['7205AC 12', '12 × 7205AC'],
  ['6207DDUCM 6', '6 × 6207DDUCM'],
  ['6205 Z 2', '2 × 6205 Z'],
  ['6204 P6 5', '5 × 6204 P6'],
])('%s orders %s, because what stands before the number is whole', (line, ordered) => {
  expect(readingOf(line)).toEqual([ordered, undefined]);
});

test.each([
  ['3311 2', '2 × 3311', '1 × 3311 2'],
  ['3302 2', '2 × 3302', '1 × 3302 2'],
  ['LM 11949 10', '10 × LM 11949', '1 × LM 11949 10'],
  ['6204 P 6', '1 × 6204 P 6', '6 × 6204 P'],
  ['6205-2RS C 3', '1 × 6205-2RS C 3', '3 × 6205-2RS C'],
])('%s is another bearing too, so it asks: %s, or %s', (line, one, other) => {
  expect(readingOf(line)).toEqual([one, other]);
});

test('a number and its quantity that are together the name of an item are asked about', () => {
  expect(readingOf('6205-2RS 2', { '6205-2RS 2': name })).toEqual(['2 × 6205-2RS', '1 × 6205-2RS 2']);
});

test('blanks inside a stock code are forgiven only where it is not a code with its quantity', () => {
  expect(readingOf('ZW-10601 3', { 'ZW-10601': stockCode, 'ZW-10601 3': stockCode })).toEqual([
    '3 × ZW-10601',
    undefined,
  ]);
  expect(readingOf('ZW-10601 3', { 'ZW-10601 3': stockCode })).toEqual(['1 × ZW-10601 3', undefined]);
});

test.each([
  ['620, 5', '1 × 620 5', '5 × 620'],
  ['no such number 620; 5', '1 × no such number 620 5', '5 × no such number 620'],
])('the number and the quantity of %s are not joined without a question', (line, joined, counted) => {
  const number = joined.slice(4);
  expect(readingOf(line, { [number]: name })).toEqual([joined, counted]);
});

test.each(['NU 210', 'UC 205', 'SNL 510', '222 16'])('the last number of %s is its own', (line) => {
  expect(readingOf(line)).toEqual([`1 × ${line}`, undefined]);
});

test('a quantity behind a sign needs no question', () => {
  for (const line of ['3311 = 2', '3311, 2', '3311 x 2', '3311 (2)', '3311\t2'])
    expect(readingOf(line, { '3311': universalNumber })).toEqual(['2 × 3311', undefined]);
});

test.each([
  ['B 68', '1 × B 68'],
  ['B 68 4', '4 × B 68'],
  ['1610-28', '1 × 1610-28'],
  ['SPB 2360 10', '10 × SPB 2360'],
  ['circlip 25', '1 × circlip 25'],
])('the number of other goods is no quantity: %s is %s', (line, ordered) => {
  expect(readingOf(line)).toEqual([ordered, undefined]);
});

test.each([
  ['BALL,85MM BORE,150MM OD,6217', '1 × BALL 85MM BORE 150MM OD 6217'],
  ['BALL,85MM BORE,150MM OD,6217,4', '4 × BALL 85MM BORE 150MM OD 6217'],
  ['6205-2RS 25x52x15 4', '4 × 6205-2RS 25x52x15'],
])('the number behind stated sizes is no quantity: %s is %s', (line, ordered) => {
  expect(readingOf(line)).toEqual([ordered, undefined]);
});
