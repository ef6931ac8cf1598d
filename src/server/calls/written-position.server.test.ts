import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.server.ts';
import { onlyPrimary, rememberPosition, writtenPosition } from './written-position.server.ts';

async function read(cookie: string, secure = false) {
  const app = new Hono().get('/', (c) => c.json({ position: writtenPosition(c, secure) }));
  return ((await (await app.request('/', { headers: { cookie } })).json()) as { position?: number }).position;
}

test.each([
  ['position=123456789012345', 123456789012345],
  ['position=primary', onlyPrimary],
  ['position=-1', undefined],
  ['position=1e9', undefined],
  [`position=${'9'.repeat(400)}`, undefined],
  ['', undefined],
])('the cookie %s is read as %s', async (cookie, position) => {
  expect(await read(cookie)).toBe(position);
});

const written = (lastPosition: () => Promise<number>, replicas = 1) =>
  ({ lastPosition, replicas: { databases: Array(replicas).fill({}), maxBehindMs: 5_000 } }) as unknown as Database;

async function cookieFor(database: Database) {
  const headers = new Headers();
  await rememberPosition(database, headers, { inTransaction: true, secure: true });
  return headers.get('set-cookie');
}

test('a change is remembered for as long as a replica in use may lack it', async () => {
  expect(await cookieFor(written(async () => 77))).toMatch(/^__Host-position=77; Max-Age=6; Path=\/; HttpOnly; Secure/);
  expect(await read('__Host-position=77', true)).toBe(77);
});

test('where the position is not known, only the primary has the change', async () => {
  expect(await cookieFor(written(() => Promise.reject(new Error('away'))))).toContain('position=primary;');
});

test('without replicas nothing is remembered', async () => {
  expect(await cookieFor(written(async () => 77, 0))).toBeNull();
});
