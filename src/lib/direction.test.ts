import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['en-IN', 'ltr'],
  ['en-AE', 'ltr'],
  ['ar-AE', 'rtl'],
  ['AR', 'rtl'],
  ['', 'ltr'],
  [undefined, 'ltr'],
  ['arc', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
