import { expect, test } from 'vitest';
import { parseSiteCode, resolveSite } from './resolve-site.ts';

const hosts = {
  zwz: { address: 'http://zwz.localhost:3000', hosts: ['zwz.localhost', 'shop.zwz.example'] },
  nod: { address: 'http://nod.localhost:3000', hosts: ['nod.localhost'] },
  gwd: { address: 'http://gwd.localhost:3000', hosts: ['gwd.localhost'] },
};

test.each([
  ['zwz.localhost:3000', 'zwz'],
  ['ZWZ.LOCALHOST', 'zwz'],
  ['nod.localhost.', 'nod'],
  ['nod.localhost.:3000', 'nod'],
  ['shop.zwz.example', 'zwz'],
  ['evil.zwz.localhost', 'gwd'],
  ['localhost', 'gwd'],
  ['[::1]:3000', 'gwd'],
  ['', 'gwd'],
  [undefined, 'gwd'],
])('host %s is served by %s', (host, code) => {
  expect(resolveSite(host, hosts).code).toBe(code);
});

test('a pinned site overrides the host', () => {
  expect(resolveSite('zwz.localhost', hosts, 'nod').code).toBe('nod');
});

test('a site code is read in any case and never guessed', () => {
  expect(parseSiteCode(' GWD ')).toBe('gwd');
  expect(parseSiteCode('GWDX')).toBeUndefined();
});
