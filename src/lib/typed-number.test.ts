import { expect, test } from 'vitest';
import { ambiguousNumber, typedWhole, withoutGrouping } from './typed-number.ts';

test.each([
  ['5', 5],
  ['5.0', 5],
  [' 5.00 ', 5],
  ['1,250', 1250],
  ['1,25,000.00', 125_000],
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
