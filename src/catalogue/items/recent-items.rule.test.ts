import { expect, test } from 'vitest';
import { readRecent, withoutRecent, withRecent } from './recent-items.rule.ts';

test('the latest item comes first, each item once', () => {
  const stored = [7, 8, 7, 9].reduce(withRecent, '');
  expect(readRecent(stored)).toEqual([9, 7, 8]);
});

test('an item that is viewed again moves to the front', () => {
  expect(withRecent('[7,8,9]', 8)).toBe('[8,7,9]');
});

test('an item that was switched is left out again', () => {
  expect(withoutRecent('[7,8,9]', 8)).toBe('[7,9]');
  expect(withoutRecent('nonsense', 8)).toBe('[]');
});

test('at most twelve items are stored', () => {
  const stored = Array.from({ length: 20 }, (_, index) => index + 1).reduce(withRecent, '');
  expect(JSON.parse(stored)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(readRecent(JSON.stringify(Array.from({ length: 20 }, (_, index) => index + 1)))).toHaveLength(12);
});

test.each(['', 'nonsense', '{"a":1}', '"7"', 'null', '[7, -1, 0, "8", 1.5, null, 7, 9007199254740993]'])(
  'from stored text %s only valid ids are read',
  (text) => {
    expect(readRecent(text)).toEqual(text.includes('7,') ? [7] : []);
  },
);
