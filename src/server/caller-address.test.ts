import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['203.0.113.9', undefined, [], '203.0.113.9'],
  ['::ffff:203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', ['10.0.0.1'], '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '198.51.100.1'],
  ['10.0.0.1', 'forged, 203.0.113.7, x', ['10.0.0.1'], '203.0.113.7'],
  ['10.0.0.1', '', ['10.0.0.1'], '10.0.0.1'],
])('socket %s with X-Forwarded-For %s behind %o is %s', (socket, header, trusted, expected) => {
  expect(callerAddress(socket, header, trusted)).toBe(expected);
});
