import { expect, test } from 'vitest';
import { clientIp, parseTrustedProxies } from './client-ip.server.ts';

test.each([
  ['203.0.113.9', undefined, '', '203.0.113.9'],
  ['::ffff:203.0.113.9', '198.51.100.1', '', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '10.0.0.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', 'forged, 203.0.113.7, x', '10.0.0.1', '203.0.113.7'],
  ['10.0.0.1', '', '10.0.0.1', '10.0.0.1'],
  ['10.20.30.40', '198.51.100.1, 10.9.9.9', '10.0.0.0/8', '198.51.100.1'],
  ['11.0.0.1', '198.51.100.1', '10.0.0.0/8', '11.0.0.1'],
  ['::ffff:10.20.30.40', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['10.20.30.40', '198.51.100.1', '::ffff:10.20.30.40', '198.51.100.1'],
  ['fd00::17', '2001:db8::5, fd12::1', 'fd00::/8', '2001:db8::5'],
  ['fd00:0:0:0::17', '2001:db8::5', 'fd00::17', '2001:db8::5'],
  ['', '198.51.100.1', '10.0.0.0/8', ''],
])('socket %s with X-Forwarded-For %s behind %s is %s', (socket, header, trusted, expected) => {
  expect(clientIp(socket, header, parseTrustedProxies(trusted).proxies)).toBe(expected);
});

test.each([
  ['10.0.0.0/8,bogus', ['bogus']],
  ['10.0.0.0/33 fd00::/129', ['10.0.0.0/33', 'fd00::/129']],
  ['proxy.example, 10.0.0.0/, 10.0.0.0/8/8, /8', ['proxy.example', '10.0.0.0/', '10.0.0.0/8/8', '/8']],
  ['fe80::1%eth0', ['fe80::1%eth0']],
  [' 10.0.0.1 ,, fd00::/8 ', []],
])("invalid entries of '%s' are reported: %o", (text, unreadable) => {
  expect(parseTrustedProxies(text).unreadable).toEqual(unreadable);
});
