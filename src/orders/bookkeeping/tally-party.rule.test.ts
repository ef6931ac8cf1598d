import { expect, test } from 'vitest';
import { regionOf, tallyAddress, tallyRegistrationType, tallyState } from './tally-party.rule.ts';

test.each([
  ['Maharashtra', 'Maharashtra'],
  ['Jammu and Kashmir (01)', 'Jammu & Kashmir'],
  ['Andaman and Nicobar Islands', 'Andaman & Nicobar Islands'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli and Daman & Diu'],
])('the state %s is %s in Tally', (region, state) => {
  expect(tallyState(region)).toBe(state);
});

test.each([
  ['27AAACW1938G1ZB', [], 'Regular'],
  ['', [], 'Unregistered/Consumer'],
])('a buyer with the number "%s" is %j %s', (gstin, declarations, type) => {
  expect(tallyRegistrationType(gstin, declarations)).toBe(type);
});

test('the state of a number is that of its first two digits', () => {
  expect(regionOf('24AAACW1938G1ZH')).toBe('Gujarat');
});

test('an address has a line for each of its lines, and the city', () => {
  expect(tallyAddress({ line: 'Plot 14\r\n Chakan ', city: 'Pune' })).toEqual(['Plot 14', 'Chakan', 'Pune']);
  expect(tallyAddress({ line: '', city: '' })).toEqual([]);
});
