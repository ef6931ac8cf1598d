import { expect, test } from 'vitest';
import { readBookAmount } from './book-amount.rule.ts';

test.each([
  ['1,25,000.00 Dr', '', 125_000_00],
  ['₹ 1,25,000.50', '', 125_000_50],
  ['5,000.00 Cr', '', -5_000_00],
  ['Cr. 5,000', '', -5_000_00],
  ['5000', 'Credit', -5_000_00],
  ['5000', 'Dr.', 5_000_00],
  ['5000 Cr', 'C', -5_000_00],
  ['-5000', '', -5_000_00],
  ['(5,000.00)', '', -5_000_00],
  ['(-)5,000.00', '', -5_000_00],
  ['5,000.00-', '', -5_000_00],
  ['0.00 Cr', '', 0],
  ['1250.500', '', 1250_50],
])('%s, beside it %j', (text, word, minor) => {
  expect(readBookAmount(text, word)).toEqual({ minor });
});

test.each([
  ['5000 Dr', 'Cr', "'5000 Dr' says both Dr and Cr; write one of them"],
  ['-5000 Dr', '', "'-5000 Dr' has a minus and Dr; write one of them"],
  ['5000', 'Sales', "dr_cr 'Sales' is not known; write Dr or Cr"],
  ['1250.125', '', "'1250.125' is not an amount; write it like 1234.50 or 1,234.50 Dr"],
  ['12.500', '', "'12.500' may mean 12.5 or 12500; write it without the point"],
  ['USD 500', '', "'USD 500' is not an amount; write it like 1234.50 or 1,234.50 Dr"],
  ['', '', "'' is not an amount; write it like 1234.50 or 1,234.50 Dr"],
  ['99999999999999', '', "'99999999999999' is not an amount; write it like 1234.50 or 1,234.50 Dr"],
  ['=1+1', '', "'=1+1' is not an amount; write it like 1234.50 or 1,234.50 Dr"],
])('%s, beside it %j, is asked about', (text, word, problem) => {
  expect(readBookAmount(text, word)).toEqual({ problem });
});
