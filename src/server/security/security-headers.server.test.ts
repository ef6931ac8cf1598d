import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { securityHeaders } from './security-headers.server.ts';

const env = readEnv({ SITE_HOSTS: 'nod=https://shop.nod.example' });

async function headersFor(host: string, own: Record<string, string> = {}) {
  const app = new Hono();
  app.use(securityHeaders(env));
  app.get('/', (c) => c.text('', 200, own));
  return Object.fromEntries((await app.request('/', { headers: { host } })).headers);
}

test('no reply is sniffed, says more than its origin to other sites or uses features the pages do not need', async () => {
  const headers = await headersFor('zwz.localhost');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const features = headers['permissions-policy']?.split(', ') ?? [];
  expect(features).toEqual(expect.arrayContaining(['camera=(self)', 'geolocation=()', 'microphone=()', 'usb=()']));
  expect(features.join()).not.toMatch(/payment|clipboard|publickey/);
});

test('only a site on https asks browsers to stay there', async () => {
  expect(await headersFor('shop.nod.example')).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  const plain = await headersFor('zwz.localhost');
  expect([plain['strict-transport-security'], plain['cross-origin-opener-policy']]).toEqual([undefined, undefined]);
});

test('a page that must not be named as referrer stays unnamed', async () => {
  expect((await headersFor('zwz.localhost', { 'referrer-policy': 'no-referrer' }))['referrer-policy']).toBe(
    'no-referrer',
  );
});
