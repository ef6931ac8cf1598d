import { expect, test } from 'vitest';
import { readRecent, withRecent } from './recent-items.rule.ts';

test('the latest item comes first, each item once', () => {
  const stored = [7, 8, 7, 9].reduce(withRecent, '');
  expect(readRecent(stored)).toEqual([9, 7, 8]);
});

test('at most twelve items are stored', () => {
  const stored = Array.from({ length: 20 }, (_, index) => index + 1).reduce(withRecent, '');
  expect(readRecent(stored)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

test.each(['', 'nonsense', '{"a":1}', '"7"', 'null', '[7, -1, "8", 1.5, null, 7, 9007199254740993]'])(
  'from stored text %s only valid ids are read',
  (text) => {
    expect(readRecent(text)).toEqual(text.includes('7,') ? [7] : []);
  },
);
