import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';

function sizesOf(text: string) {
  const { known, unknown, boreMm, outsideMm, widthMm, ...reading } = parseDesignation(text);
  expect([known, unknown]).toEqual([true, []]);
  return [universalNumber({ ...reading, known, unknown, boreMm, outsideMm, widthMm }), boreMm, outsideMm, widthMm];
}

test.each([
  ['54208', '54208', 30, 68, null],
  ['54306', '54306', 25, 60, null],
  ['54208U', '54208+U208', 30, 68, null],
  ['54208 + U208', '54208+U208', 30, 68, null],
  ['K89310', 'K89310', 50, 95, null],
  ['K89310TN', 'K89310', 50, 95, null],
])('the thrust bearing %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(sizesOf(text)).toEqual(facts);
});

test.each([
  ['DAC35720228', 'DAC35720228', 35, 72.02, 28],
  ['DAC30600337', 'DAC30600337', 30, 60.03, 37],
  ['DAC 38740236/33', 'DAC38740236/33', 38, 74.02, 36],
  ['DAC39720637', 'DAC39720637', 39, 72.06, 37],
  ['DAC39720037', 'DAC39720037', 39, 72, 37],
  ['DAC397237', 'DAC39720037', 39, 72, 37],
])('the hub bearing %s is %s of %s x %s x %s mm', (text, ...facts) => {
  expect(sizesOf(text)).toEqual(facts);
});
