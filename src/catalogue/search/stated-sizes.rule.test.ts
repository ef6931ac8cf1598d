import { expect, test } from 'vitest';
import { statedSizesIn } from './stated-sizes.rule.ts';

test.each([
  ['BALL,85MM BORE,150MM OD,6217-2Z', { number: '6217-2Z', agree: true }],
  ['6205 25x52x15', { number: '6205', agree: true }],
  ['6205 30x62x16', { number: '6205', agree: false }],
  ['25x52x15', null],
  ['6205-2RS', null],
])('%s', (text, stated) => {
  expect(statedSizesIn(text)).toEqual(stated);
});
