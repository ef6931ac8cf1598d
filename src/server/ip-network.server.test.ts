import { expect, test } from 'vitest';
import { ipNetworkOf, ipNetworksOf } from './ip-network.server.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('the network of %s is %s', (address, network) => {
  expect(ipNetworkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.9', ['203.0.113.0/24', '203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.0/24', '203.0.113.9']],
  ['2001:db8:9:12ab:3::6', ['2001:db8:9::/48', '2001:db8:9:1200::/56', '2001:db8:9:12ab::/64']],
  ['2001:db8::1', ['2001:db8:0::/48', '2001:db8:0:0::/56', '2001:db8:0:0::/64']],
  ['', ['']],
])('%s is in the networks %j, from the widest', (address, networks) => {
  expect(ipNetworksOf(address)).toEqual(networks);
});
