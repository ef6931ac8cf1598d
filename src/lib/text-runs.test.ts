import { expect, test } from 'vitest';
import { endOfRun, startOfRun, trimEndChars } from './text-runs.ts';

const isFigure = (character: string) => character >= '0' && character <= '9';

test.each([
  ['NU205', 5, 2],
  ['205', 3, 0],
  ['205NU', 5, 5],
  ['', 0, 0],
])('the digits ending %j at %i start at %i', (text, end, start) => {
  expect(startOfRun(text, end, isFigure)).toBe(start);
});

test.each([
  ['205NU', 0, 3],
  ['205', 0, 3],
  ['NU', 0, 0],
  ['NU205', 2, 5],
])('the digits starting %j at %i end at %i', (text, start, end) => {
  expect(endOfRun(text, start, isFigure)).toBe(end);
});

test.each([
  ['6205--.', '-.', '6205'],
  ['6205-2RS', '-', '6205-2RS'],
  ['---', '-', ''],
  ['https://shop.example//', '/', 'https://shop.example'],
])('%j without %j at its end is %j', (text, characters, rest) => {
  expect(trimEndChars(text, characters)).toBe(rest);
});
