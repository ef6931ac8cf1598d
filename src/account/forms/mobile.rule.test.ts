import { expect, test } from 'vitest';
import { parseMobile, phoneParts } from './mobile.rule.ts';

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
  ['98200 12', 'IN', ['9820012']],
  ['098200 12', 'IN', ['9820012']],
  ['+91 98200 12', 'IN', ['919820012', '9820012']],
  ['(+91) 98200.12345', 'IN', ['919820012345', '9820012345']],
  ['0091 022 2400 1234', 'IN', ['9102224001234', '2224001234']],
  ['50 123', 'AE', ['50123']],
  ['00971-50-123 4567', 'AE', ['971501234567', '501234567']],
] as const)('what was typed of a phone number, %j in %s, is searched as %j', (text, country, parts) => {
  expect(phoneParts(text, country)).toEqual(parts);
});
