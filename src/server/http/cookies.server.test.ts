import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clearCookie, readCookie, setCookie } from './cookies.server.ts';

const cookiesSetBy = (set: (headers: Headers) => void) => {
  const headers = new Headers();
  set(headers);
  return headers.getSetCookie();
};

test('on https a cookie is bound to its host', () => {
  expect(cookiesSetBy((headers) => setCookie(headers, 'auth_key', 'abc', 60, true))).toEqual([
    '__Host-auth_key=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('on http a cookie has no prefix, because browsers would refuse it', () => {
  expect(cookiesSetBy((headers) => setCookie(headers, 'device', 'abc', 60, false))).toEqual([
    'device=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('on https clearing a cookie also clears the one without prefix', () => {
  const ended = cookiesSetBy((headers) => clearCookie(headers, 'auth_key', true));
  expect(ended).toEqual([
    '__Host-auth_key=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'auth_key=; Max-Age=0; Path=/',
  ]);
  expect(cookiesSetBy((headers) => clearCookie(headers, 'auth_key', false))).toHaveLength(1);
});

test('on https a cookie without prefix is ignored, because a neighbouring host can set it', async () => {
  const app = new Hono();
  app.get('/:kind', (c) => c.json([readCookie(c, 'auth_key', c.req.param('kind') === 'https') ?? null]));
  const read = async (kind: string, cookie: string) => (await app.request(`/${kind}`, { headers: { cookie } })).json();
  expect(await read('https', 'auth_key=planted; __Host-auth_key=own')).toEqual(['own']);
  expect(await read('https', 'auth_key=planted')).toEqual([null]);
  expect(await read('http', 'auth_key=own')).toEqual(['own']);
});
