import { expect, test } from 'vitest';
import { isTariffNumber } from './tariff-number.rule.ts';

test.each(['8482', '848210', '84821020'])('%s is an HSN of India and an HS code', (number) => {
  expect([isTariffNumber(number, 'IN'), isTariffNumber(number, 'AE')]).toEqual([true, true]);
});

test.each(['8482100020', '848210002000'])('%s is an HS code of the Gulf only', (number) => {
  expect([isTariffNumber(number, 'IN'), isTariffNumber(number, 'AE')]).toEqual([false, true]);
});

test.each(['', '848', '84821', '8482102', '848210200', '84 82'])('%j is neither', (number) => {
  expect([isTariffNumber(number, 'IN'), isTariffNumber(number, 'AE')]).toEqual([false, false]);
});
