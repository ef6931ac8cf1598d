import { expect, test } from 'vitest';
import { typedMinor } from './typed-amount.ts';

test.each([
  ['125000', 125_000_00],
  ['1,25,000.50', 125_000_50],
  ['125,000.5', 125_000_50],
  ['640,50', Number.NaN],
  ['1,5', Number.NaN],
  ['5.001', Number.NaN],
  ['', Number.NaN],
])("'%s' is %s in minor units", (text, minor) => {
  expect(typedMinor(text)).toBe(minor);
});
