import { expect, test } from 'vitest';
import { statedSizesText } from './stated-sizes-text.rule.ts';

test('a text says which number is taken, and whether the sizes beside it agree', () => {
  expect([true, false].map((agree) => statedSizesText({ number: '6205', agree }))).toEqual([
    'The number 6205 is taken; the sizes in the text agree with it.',
    'The number 6205 is taken; the sizes in the text contradict it, so please check which you need.',
  ]);
});
