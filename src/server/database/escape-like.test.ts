import { expect, test } from 'vitest';
import { escapeLike } from './escape-like.ts';

test.each([
  ['NU205', 'NU205'],
  ['100%', '100\\%'],
  ['a_b\\c', 'a\\_b\\\\c'],
])('%s is searched as %s', (text, escaped) => {
  expect(escapeLike(text)).toBe(escaped);
});
