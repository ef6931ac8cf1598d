import { expect, test } from 'vitest';
import { namesSeveral } from './names-several.rule.ts';

test.each([
  ['6205 to 6210 each 4', 'range'],
  ['6205-2RS or 6305-2RS', 'either'],
  ['6205 ZZ or 6206 ZZ 10 nos', 'either'],
  ['6205 ZZ or equivalent', undefined],
  ['send to plant 2', undefined],
  ['6205-2RS 10', undefined],
])('%s', (text, several) => {
  expect(namesSeveral(text)).toBe(several);
});
