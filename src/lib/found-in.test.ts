import { expect, test } from 'vitest';
import { foundIn } from './found-in.ts';

test.each([
  ['6205 2rs', true],
  ['6205-2RS/C3', true],
  ['koyo', true],
  ['  ', true],
  ['', true],
  ['30308', false],
])('a search for %j', (text, found) => {
  expect(foundIn(['6205-2RS/C3', 'Koyo'], text)).toBe(found);
});
