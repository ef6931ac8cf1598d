import { expect, test } from 'vitest';
import { formatCityLine } from './format-city-line.rule.ts';

test.each([
  ['city, pincode and state', ['Pune', '410501', 'Maharashtra'], 'Pune 410501, Maharashtra'],
  ['an emirate named as its city, once', ['Dubai', '', 'Dubai'], 'Dubai'],
  ['a place without a city', ['', '', 'Sharjah'], 'Sharjah'],
  ['nothing known', ['', '', ''], ''],
] as const)('%s', (_, [city, pincode, region], line) => {
  expect(formatCityLine(city, pincode, region)).toBe(line);
});
