import { expect, test } from 'vitest';
import { regions } from '../../sites/regions.data.ts';
import { emirateCode, taxCategory, unitCode } from './pint-codes.rule.ts';

test('every emirate has its code, another place none', () => {
  expect(regions.AE.map(({ name }) => emirateCode(name))).toEqual(['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ']);
  expect(emirateCode('Maharashtra')).toBe('');
});

test.each([
  [5_00, 'S'],
  [0, 'Z'],
])('a rate of %s basis points is of category %s', (taxBp, expected) => expect(taxCategory(taxBp)).toBe(expected));

test.each([
  ['PCS', 'H87'],
  ['nos.', 'H87'],
  ['Set', 'SET'],
  ['kg', 'KGM'],
  ['Spray can', 'C62'],
])('%s is %s', (unit, code) => expect(unitCode(unit)).toBe(code));
