import { expect, test } from 'vitest';
import { hashToken } from '../secure-token.server.ts';
import { identifyDevice } from './identify-device.server.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const deviceOf = (deviceToken?: string) =>
  identifyDevice({ userAgent: chrome, address: '2001:db8:7:8:9::77', deviceToken });

test('a device is known by its cookie, of which the hash is stored, and by its name and network', () => {
  const cookie = 'a'.repeat(43);
  expect(deviceOf(cookie)).toEqual({
    token: cookie,
    tokenHash: hashToken(cookie),
    name: 'Chrome/Windows',
    network: '2001:db8:7:8::/64',
  });
});

test.each([undefined, '', 'short', 'a'.repeat(44), `${'a'.repeat(42)};`])(
  'a device whose cookie is %j gets a new one',
  (cookie) => {
    const { token, tokenHash } = deviceOf(cookie);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(deviceOf(cookie).token);
    expect(tokenHash).toEqual(hashToken(token));
  },
);
