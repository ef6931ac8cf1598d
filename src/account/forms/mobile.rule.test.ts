import { expect, test } from 'vitest';
import { mobileStarts, parseMobile } from './mobile.rule.ts';

test.each(['9820012345', '09820012345', '919820012345', '+919820012345', '00919820012345', '+91 98200-12345'])(
  '%s is the Indian mobile +919820012345',
  (text) => {
    expect(parseMobile(text, 'IN')).toBe('+919820012345');
  },
);

test.each(['501234567', '0501234567', '971501234567', '+971 50 123 4567', '(050) 123-4567'])(
  '%s is the Gulf mobile +971501234567',
  (text) => {
    expect(parseMobile(text, 'AE')).toBe('+971501234567');
  },
);

test('a number that starts like its country code is parsed correctly', () => {
  expect(parseMobile('9198200123', 'IN')).toBe('+919198200123');
});

test.each(['', '5820012345', '982001234', '98200123456', '+971501234567', '९८२००१२३४५', '98200x2345', '+9820012345'])(
  '%j is no Indian mobile',
  (text) => {
    expect(parseMobile(text, 'IN')).toBeUndefined();
  },
);

test.each(['401234567', '50123456', '9820012345', '+919820012345'])('%s is not a Gulf mobile number', (text) => {
  expect(parseMobile(text, 'AE')).toBeUndefined();
});

test.each([
  ['98200 12', 'IN', ['+9820012', '+919820012']],
  ['098200 12', 'IN', ['+9820012', '+919820012']],
  ['+91 98200 12', 'IN', ['+919820012', '+91919820012']],
  ['50 123', 'AE', ['+50123', '+97150123']],
  ['0-98', 'IN', []],
  ['9820 x', 'IN', []],
  ['', 'AE', []],
] as const)('the beginning %j of a mobile number in %s is stored as %j', (text, country, starts) => {
  expect(mobileStarts(text, country)).toEqual(starts);
});
