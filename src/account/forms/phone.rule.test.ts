import { expect, test } from 'vitest';
import { parsePhone } from './phone.rule.ts';

test.each([
  ['98200 12345', 'IN', '+919820012345'],
  ['+91 98200-45678 / 022-23456789', 'IN', '+919820045678'],
  ['022-23456789 / 98200-45678', 'IN', '+919820045678'],
  ['022-23456789', 'IN', '022-23456789'],
  ['+971 4 321 0987', 'AE', '+971 4 321 0987'],
  ['050 123 4567', 'AE', '+971501234567'],
  ['98', 'IN', undefined],
  ['call Ravi', 'IN', undefined],
  ['', 'IN', undefined],
  ['1234567890123456', 'IN', undefined],
] as const)('%s in %s', (text, country, phone) => {
  expect(parsePhone(text, country)).toBe(phone);
});
