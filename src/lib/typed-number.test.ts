import { expect, test } from 'vitest';
import {
  ambiguousNumber,
  ambiguousPercent,
  saysNothing,
  typedAmount,
  typedDayCount,
  typedPercent,
  typedWhole,
  withoutGrouping,
} from './typed-number.ts';

test.each([
  ['5', 5],
  ['5.0', 5],
  [' 5.00 ', 5],
  ['1,250', 1250],
  ['1,25,000.00', 125_000],
  ['12 nos', 12],
  ['1,250 Pcs.', 1250],
  ['10 each', 10],
  ['2.000', undefined],
  ['5.000', undefined],
  ['1.5', undefined],
  ['1,5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
])("'%s' as a whole number is %s", (text, value) => {
  expect(typedWhole(text)).toBe(value);
});

test.each([
  ['2.000', "'2.000' may mean 2 or 2000; write it without the point"],
  ['1.500', "'1.500' may mean 1.5 or 1500; write it without the point"],
  ['2.00', undefined],
  ['2000', undefined],
  ['0.500', undefined],
  ['1.000.000', undefined],
])("of '%s' is said: %s", (text, said) => {
  expect(ambiguousNumber(text)).toBe(said);
});

test.each([
  ['1,23,456.50', '123456.50'],
  ['123,456', '123456'],
  ['640,50', '640,50'],
  ['1,5', '1,5'],
])("'%s' without commas between thousands is '%s'", (text, plain) => {
  expect(withoutGrouping(text)).toBe(plain);
});

test.each([
  ['1,25,000.00', 1_25_000_00],
  ['Rs. 255.00/-', 255_00],
  ['₹ 210', 210_00],
  ['5400/-', 5400_00],
  ['INR 12.5', 12_50],
  ['1,234.500', 1234_50],
  ['0', 0],
  ['260.005', undefined],
  ['1.500', undefined],
  ['12.345', undefined],
  ['1.299,50', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12345678901', undefined],
])("'%s' as an amount is %s minor units", (text, minor) => {
  expect(typedAmount(text)).toBe(minor);
});

test.each([
  ['45 days', 45],
  ['30', 30],
  ['Net 60', 60],
  ['1 Day', 1],
  ['45 weeks', undefined],
])("'%s' is %s days", (text, count) => {
  expect(typedDayCount(text)).toBe(count);
});

test.each(['', '-', '–', 'Nil', 'N/A', 'n.a.', '--'])("'%s' says nothing", (text) => {
  expect(saysNothing(text)).toBe(true);
});

test.each(['0', 'none', '-5', 'Nilgiri'])("'%s' says something", (text) => {
  expect(saysNothing(text)).toBe(false);
});

test.each([
  ['18', 18_00],
  ['18%', 18_00],
  ['18.5 %', 18_50],
  ['0', 0],
  ['0.42%', 42],
  ['0.42', undefined],
  ['.18', undefined],
  ['18.125', undefined],
])("'%s' as a percentage is %s basis points", (text, bp) => {
  expect(typedPercent(text)).toBe(bp);
});

test.each([
  ['0.18', "'0.18' may mean 18 % or 0.18 %; write it with the sign %"],
  ['0.42', "'0.42' may mean 42 % or 0.42 %; write it with the sign %"],
  ['0.425', "'0.425' may mean 42.5 % or 0.425 %; write it with the sign %"],
  ['0.42%', undefined],
  ['0.00', undefined],
  ['1.5', undefined],
])("of the percentage '%s' is said: %s", (text, said) => {
  expect(ambiguousPercent(text)).toBe(said);
});
