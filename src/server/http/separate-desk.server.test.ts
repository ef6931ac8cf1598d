import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { separateDesk } from './separate-desk.server.ts';

const siteHosts = 'nod=http://nod.example,zwz=https://zwz.example';

function answers(deskHost: string) {
  const app = new Hono();
  app.use(separateDesk(readEnv({ SITE_HOSTS: siteHosts, DESK_HOST: deskHost })));
  app.all('*', (c) => c.text('served'));
  return async (host: string, path: string, method = 'GET') => {
    const response = await app.request(path, { method, headers: { host } });
    return response.status === 302 ? response.headers.get('location') : response.status;
  };
}

const separate = answers('https://desk.example');
const together = answers('');

test.each([
  ['nod.example', '/', 200],
  ['nod.example', '/desktop-bearings', 200],
  ['nod.example', '/desk', 404],
  ['nod.example', '/desk/nod/orders', 404],
  ['nod.example', '/desk/assets/main.js', 404],
  ['nod.example', '/desk/api/session/', 404],
  ['desk.example', '/', '/desk'],
  ['desk.example', '/desk/nod/orders', 200],
  ['desk.example:443', '/desk', 200],
  ['DESK.example', '/desk', 200],
  ['desk.example', '/desk/api/session/', 200],
  ['desk.example', '/login', 404],
  ['desk.example', '/api/search/', 404],
  ['desk.example.evil.example', '/desk', 404],
])('with a host of its own, %s%s gets %s', async (host, path, answer) => {
  expect(await separate(host, path)).toBe(answer);
});

test('a call to the other host is refused in the form of a call', async () => {
  expect(await separate('nod.example', '/desk/api/sign_in/', 'POST')).toBe(404);
  expect(await separate('desk.example', '/', 'POST')).toBe(404);
});

test('without one the desk is on the host of each shop', async () => {
  expect(await together('nod.example', '/desk/api/session/')).toBe(200);
  expect(await together('nod.example', '/login')).toBe(200);
});
