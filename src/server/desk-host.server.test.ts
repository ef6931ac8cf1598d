import { expect, test } from 'vitest';
import { isDeskHost, isServedByHttps } from './desk-host.server.ts';
import { readEnv } from './env.server.ts';

const env = readEnv({
  SITE_HOSTS: 'nod=http://nod.example,zwz=https://zwz.example',
  DESK_HOST: 'https://desk.example',
});

test.each([
  ['desk.example', true],
  ['DESK.example:443', true],
  ['desk.example.evil.example', false],
  ['nod.example', false],
  ['not a host', false],
  [undefined, false],
])('%s is the host of the desk: %s', (host, isDesk) => {
  expect(isDeskHost(env, host)).toBe(isDesk);
  expect(isDeskHost(readEnv({}), host)).toBe(false);
});

test.each([
  ['desk.example', true],
  ['nod.example', false],
  ['zwz.example', true],
])('%s is served by https: %s', (host, secure) => {
  expect(isServedByHttps(env, host)).toBe(secure);
});
