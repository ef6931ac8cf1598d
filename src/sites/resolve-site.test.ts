import { expect, test } from 'vitest';
import { parseSiteCode, resolveSite } from './resolve-site.ts';
import { bySite, siteCodes, siteModules } from './site.ts';

const hosts = bySite((code) => ({
  address: `http://${code}.localhost:3000`,
  hosts: [`${code}.localhost`, `shop.${code}.example`],
}));

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
  expect(resolveSite(host, hosts)).toBe(code);
});

test('a pinned site overrides the host', () => {
  expect(resolveSite('zwz.localhost', hosts, 'nod')).toBe('nod');
});

test('a site code is read in any case and never guessed', () => {
  expect(parseSiteCode(' GWD ')).toBe('gwd');
  expect(parseSiteCode('GWDX')).toBeUndefined();
});

test('exactly one site answers unknown hosts', () => {
  expect(siteCodes.filter((code) => siteModules[code].isDefault)).toHaveLength(1);
});

test('sites are listed by their position', () => {
  const positions = siteCodes.map((code) => siteModules[code].position);
  expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
});
