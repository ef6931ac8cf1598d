import { expect, test } from 'vitest';
import { readRecent, withRecent } from './recent-items.rule.ts';

test('the item looked at last comes first, each one once', () => {
  const kept = [7, 8, 7, 9].reduce(withRecent, '');
  expect(readRecent(kept)).toEqual([9, 7, 8]);
});

test('no more than twelve are kept', () => {
  const kept = Array.from({ length: 20 }, (_, index) => index + 1).reduce(withRecent, '');
  expect(readRecent(kept)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

test.each(['', 'nonsense', '{"a":1}', '"7"', 'null', '[7, -1, "8", 1.5, null, 7, 9007199254740993]'])(
  'of %s only ids are believed',
  (text) => {
    expect(readRecent(text)).toEqual(text.includes('7,') ? [7] : []);
  },
);
