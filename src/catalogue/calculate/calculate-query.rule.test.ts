import { expect, test } from 'vitest';
import {
  calculateHref,
  hasProblem,
  problemText,
  readCalculateQuery,
  readNumber,
  valuesOfNumbers,
} from './calculate-query.rule.ts';

const read = (typed: string) => readCalculateQuery(new URLSearchParams(typed));

test.each<[string, number | undefined]>([
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['20,000', 20_000],
  ['2,12,840', 212_840],
  ['1 450', 1450],
  ['-2', -2],
  ['.5', 0.5],
  ['', undefined],
  ['.', undefined],
  ['4.5.6', undefined],
  ['abc', undefined],
  ['1e9', undefined],
])('%o is read as %o', (text, value) => expect(readNumber(text)).toBe(value));

test('what is usual need not be typed', () => {
  expect(valuesOfNumbers(read(''))).toMatchObject({ hours: 20_000, temperature: 70, warmer: 5, fr: undefined });
  expect(read('')).toMatchObject({ bearing: '', reliability: 90, clean: 'normal', turning: 'inner', shaft: undefined });
});

test('a field that is emptied stays empty', () => {
  expect(read('hours=').numbers.hours).toEqual({ text: '', value: undefined, problem: '' });
});

test.each<[string, 'fr' | 'n' | 'f0', string]>([
  ['fr=-1', 'fr', 'From 0 to 100000.'],
  ['n=0', 'n', 'From 0.01 to 500000.'],
  ['f0=3', 'f0', 'From 8 to 20.'],
  ['fr=heavy', 'fr', 'Type a number, as 4.5.'],
  ['fr=4.5', 'fr', ''],
])('%s says at its field: %s %s', (typed, name, problem) => {
  const number = read(typed).numbers[name];
  expect(problemText(name, number)).toBe(problem);
  if (problem) expect(number).toMatchObject({ value: undefined, text: typed.split('=')[1] });
});

test('one wrong figure is a problem of the whole calculation', () => {
  expect([hasProblem(read('fr=4.5')), hasProblem(read('fr=4.5&fa=9x'))]).toEqual([false, true]);
});

test('choices that do not exist are left out, and long texts are cut', () => {
  const query = read(
    `bearing=${'6'.repeat(500)}&item=1x&shaft=z9&housing=N7&clearance=C9&reliability=99&turning=outer`,
  );
  expect(query).toMatchObject({ itemId: undefined, shaft: undefined, housing: 'N7', clearance: undefined });
  expect(query).toMatchObject({ reliability: 99, turning: 'outer' });
  expect(query.bearing).toHaveLength(60);
});

test('the address holds what is typed, without what is usual, empty or unknown', () => {
  const typed: [string, string][] = [
    ['bearing', ' 6308 '],
    ['fr', '4.5'],
    ['fa', ''],
    ['hours', '20000'],
    ['reliability', '90'],
    ['other', '1'],
  ];
  expect(calculateHref(typed)).toBe('/calculate?bearing=6308&fr=4.5');
  expect(calculateHref([['hours', '500']])).toBe('/calculate?hours=500');
  expect(calculateHref([])).toBe('/calculate');
});
