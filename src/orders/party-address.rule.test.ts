import { expect, test } from 'vitest';
import { regionBelow, streetAndTown } from './party-address.rule.ts';

const party = { name: 'Al Noor', taxNumber: '', line: 'Shed 4', city: 'Dubai', pincode: '', region: 'Dubai' };

test.each([
  ['Shed 4', 'Dubai', '', 'Shed 4, Dubai'],
  ['Deira, Dubai', 'Dubai', '', 'Deira, Dubai'],
  ['Nagdevi Street, Mumbai', 'Mumbai', '400003', 'Nagdevi Street, Mumbai, 400003'],
  ['Plot 9', 'Pune', '411001', 'Plot 9, Pune 411001'],
])('%s in %s %s is written %s', (line, city, pincode, text) => {
  expect(streetAndTown({ ...party, line, city, pincode })).toBe(text);
});

test('a city that is also the emirate is written once; a state of India keeps its code', () => {
  expect(regionBelow(party)).toBe('');
  expect(regionBelow({ ...party, city: 'Musaffah', region: 'Abu Dhabi' })).toBe('Abu Dhabi');
  expect(regionBelow({ ...party, city: 'Delhi', region: 'Delhi' }, 'Delhi (07)')).toBe('Delhi (07)');
});
