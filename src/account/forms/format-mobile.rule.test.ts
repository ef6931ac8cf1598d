import { expect, test } from 'vitest';
import { formatMobile } from './format-mobile.rule.ts';

test.each([
  ['+919820012345', '+91 98200 12345'],
  ['+971501234567', '+971 50 123 4567'],
  ['', ''],
  ['+4930123456', '+4930123456'],
])('%j reads %j', (stored, read) => {
  expect(formatMobile(stored)).toBe(read);
});
