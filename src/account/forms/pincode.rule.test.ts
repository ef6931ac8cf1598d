import { expect, test } from 'vitest';
import { isPincode } from './pincode.rule.ts';

test.each([
  ['410501', true],
  ['410 501', true],
  ['4110x', false],
  ['010501', false],
  ['41050', false],
  ['४१०५०१', false],
  ['', false],
])('pincode %j: %s', (text, fine) => {
  expect(isPincode(text)).toBe(fine);
});
