import { expect, test } from 'vitest';
import { isEmail } from './email.rule.ts';

const ofLength = (length: number) =>
  `${'a'.repeat(length - 200)}@${'x'.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.example`;

test('an address has at most 254 characters', () => {
  expect([ofLength(254).length, isEmail(ofLength(254)), isEmail(ofLength(255))]).toEqual([254, true, false]);
});

test.each(['a@b.co', 'buyer.one+nod@mill-works.example', "o'brien@x.example", `${'a'.repeat(64)}@x.example`])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'buyer',
  'buyer@',
  '@x.example',
  'buyer@localhost',
  'a b@x.example',
  'a@x..example',
  '.a@x.example',
  'a@-x.example',
  'a@x.example\nBcc: all@x.example',
  'a@x.example,b@x.example',
  'केतन@x.example',
  'a@bücher.example',
  `${'a'.repeat(65)}@x.example`,
  `a@${'x'.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(63)}.example`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
