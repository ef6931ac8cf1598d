import { expect, test } from 'vitest';
import { pinCodesOfRegion } from '../../sites/pin-codes.data.ts';
import { regions } from '../../sites/regions.data.ts';
import { isPincode, pincodeElsewhere } from './pincode.rule.ts';

test.each([
  ['410501', true],
  ['410 501', true],
  ['4110x', false],
  ['010501', false],
  ['41050', false],
  ['४१०५०१', false],
  ['', false],
])('pincode %j: %s', (text, fine) => {
  expect(isPincode(text)).toBe(fine);
});

test.each([
  ['411001', 27, 'Pune'],
  ['403 001', 30, 'Panaji'],
  ['140603', 3, 'Zirakpur'],
  ['160101', 6, 'a village of Panchkula that a post office of Chandigarh serves'],
  ['507115', 37, 'a part of Khammam that went to Andhra Pradesh'],
  ['605001', 34, 'Puducherry'],
  ['900056', 18, 'an army post office'],
  ['560001', 97, 'Other Territory'],
  ['56000', 27, 'no PIN code at all, which another rule refuses'],
])('PIN code %s may be in state %i: %s', (pincode, regionId) => {
  expect(pincodeElsewhere(pincode, 'IN', regionId)).toBeUndefined();
});

test.each([
  ['560001', 27, 'PIN code 560001 is in Karnataka, but the address is in Maharashtra. Please correct one of them.'],
  ['201301', 7, 'PIN code 201301 is in Uttar Pradesh, but the address is in Delhi. Please correct one of them.'],
  [
    '190001',
    27,
    'PIN code 190001 is in Jammu and Kashmir / Ladakh, but the address is in Maharashtra. Please correct one of them.',
  ],
  ['199001', 27, 'No place in Maharashtra has the PIN code 199001. Please correct one of them.'],
])('PIN code %s is not in state %i', (pincode, regionId, sentence) => {
  expect(pincodeElsewhere(pincode, 'IN', regionId)).toBe(sentence);
});

test('each state has its PIN codes, and the Emirates have none', () => {
  const states = regions.IN.map(({ id }) => id).filter((id) => id !== 97);
  expect(states.filter((id) => !(id in pinCodesOfRegion))).toEqual([]);
  expect(pincodeElsewhere('560001', 'AE', 1)).toBeUndefined();
});
