import { expect, test } from 'vitest';
import {
  hasSize,
  hasSizeProblem,
  readLengthMm,
  readSizeQuery,
  sizeFilters,
  sizeKeyword,
  sizeListingHref,
  sizeSearchHref,
  stepLength,
} from './size-query.rule.ts';

const queryOf = (text: string) => readSizeQuery(new URLSearchParams(text));

test.each([
  ['25', 25],
  ['25,4', 25.4],
  ['25.4 mm', 25.4],
  ['.5', 0.5],
  ['1"', 25.4],
  ['1.125 in', 28.575],
  ['1 1/8"', 28.575],
  ['1-1/8 inch', 28.575],
  ['3/4', 19.05],
  ['5000', 5000],
])('%s is %d mm', (text, mm) => {
  expect(readLengthMm(text, 'mm')).toBe(mm);
});

test.each([
  ['1', 25.4],
  ['1.125', 28.575],
  ['3/4', 19.05],
  ['1"', 25.4],
  ['25 mm', 25],
])('where inches are typed, %s is %d mm', (text, mm) => {
  expect(readLengthMm(text, 'in')).toBe(mm);
});

test.each(['', 'mm', '.', 'about 25', '25x52', '1/0"', '5001', '200"', '25.123456', '-3'])(
  '%s is no length',
  (text) => {
    expect(readLengthMm(text, 'mm')).toBeUndefined();
  },
);

test('each size is searched for within its tolerance; what is left out is any', () => {
  expect(sizeFilters(queryOf('bore=25&outside=52&outside_tolerance=0.1&width=15&width_tolerance='))).toEqual({
    bore_min: 24.5,
    bore_max: 25.5,
    outside_min: 51.9,
    outside_max: 52.1,
    width_min: 15,
    width_max: 15,
  });
  expect(sizeFilters(queryOf('bore=1"&bore_tolerance=0&type=tapered+roller'))).toEqual({
    bore_min: 25.4,
    bore_max: 25.4,
    type: ['tapered roller'],
  });
  expect(sizeFilters(queryOf('unit=in&bore=1&bore_tolerance=0.1'))).toEqual({ bore_min: 25.3, bore_max: 25.5 });
  expect(sizeFilters(queryOf('width=0.2'))).toEqual({ width_min: 0, width_max: 0.7 });
  expect(sizeFilters(queryOf('type=square'))).toEqual({});
});

test.each([
  ['bore=wide', 'bore', 'Type mm, as 25.4, or inches, as 1 1/8".'],
  ['bore=0', 'bore', 'Type mm, as 25.4, or inches, as 1 1/8".'],
  ['width=15&width_tolerance=11', 'width', 'The tolerance is at most 10 mm.'],
  ['width=15&width_tolerance=much', 'width', 'The tolerance is at most 10 mm.'],
  ['bore=52&outside=25', 'outside', 'The outside must be larger than the bore.'],
  ['bore=25&outside=25', 'outside', 'The outside must be larger than the bore.'],
] as const)('%s: the field %s says "%s", and nothing is searched for', (text, name, problem) => {
  const query = queryOf(text);
  expect(query.sizes[name].problem).toBe(problem);
  expect(hasSizeProblem(query)).toBe(true);
  expect(sizeFilters(query)).toEqual({});
});

test('without a size there is nothing to search for, and nothing wrong', () => {
  expect([hasSize(queryOf('')), hasSizeProblem(queryOf(''))]).toEqual([false, false]);
  expect([hasSize(queryOf('width=15')), hasSize(queryOf('type=tapered+roller'))]).toEqual([true, false]);
});

test('the closest sizes need bore and outside', () => {
  expect(sizeKeyword(queryOf('bore=25.1&outside=52&width=15'))).toBe('25.1x52x15');
  expect(sizeKeyword(queryOf('bore=1"&outside=2"'))).toBe('25.4x50.8');
  expect(sizeKeyword(queryOf('bore=25&width=15'))).toBeUndefined();
});

test('addresses hold what was typed, and the listing what it means', () => {
  const typed = [
    ['bore', '1"'],
    ['bore_tolerance', '0.5'],
    ['outside', ''],
    ['width', '15'],
    ['width_tolerance', ''],
    ['type', ''],
    ['unit', 'mm'],
    ['other', 'x'],
  ] as const;
  expect(sizeSearchHref(typed)).toBe('/size-search?bore=1%22&width=15&width_tolerance=');
  expect(sizeSearchHref([['unit', 'in']])).toBe('/size-search?unit=in');
  expect(sizeSearchHref([])).toBe('/size-search');
  expect(sizeListingHref(queryOf('bore=25&outside=52&outside_tolerance=0'))).toBe(
    '/listing?bore_min=24.5&bore_max=25.5&outside_min=52&outside_max=52',
  );
});

test.each([
  ['25', 1, '26'],
  ['25.4', -0.1, '25.3'],
  ['1,5', 0.1, '1.6'],
  ['1"', 1, '26.4 mm'],
  ['1 1/8', -1, '27.575 mm'],
  ['', 1, '1'],
  ['0.5', -1, '0'],
])('%s and a step of %d is %s', (text, step, stepped) => {
  expect(stepLength(text, step)).toBe(stepped);
});

test('a long text is cut before it is read', () => {
  expect(queryOf(`bore=${'9'.repeat(5000)}`).sizes.bore.text).toHaveLength(20);
});
