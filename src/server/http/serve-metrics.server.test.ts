import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { readEnv } from '../env.server.ts';
import { createMetricsApp, metricsAddressOf, mountMetrics } from './serve-metrics.server.ts';

const read = async () => 'raceway_database_up 1';
const token = 'token-for-the-figures';
const withToken = { METRICS_TOKEN: token };
const withTls = { SITE_HOSTS: 'zwz=https://shop.zwz.example' };

type Asked = { settings?: Record<string, string>; address?: string; headers?: Record<string, string> };

async function ask({ settings = {}, address = '203.0.113.8', headers = {} }: Asked) {
  const app = new Hono();
  mountMetrics(app, readEnv(settings), { sites }, read);
  const from = { incoming: { socket: { remoteAddress: address } } };
  return app.request('/metrics', { headers: { host: 'nod.localhost', ...headers } }, from);
}

const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } });

test.each<[string, Asked, number]>([
  ['the machine itself', { address: '127.0.0.1' }, 200],
  ['the machine itself by IPv6', { address: '::1' }, 200],
  ['a stranger', {}, 403],
  ['a stranger with a guess, while no token is set', bearer('undefined'), 403],
  ['who has the token', { settings: withToken, ...bearer(token) }, 200],
  ['who has a wrong token', { settings: withToken, ...bearer(token.replace('f', 'g')) }, 403],
  ['the machine itself with a wrong token', { settings: withToken, address: '::1', ...bearer('no') }, 403],
  [
    'a visitor through a proxy on the same machine',
    { settings: { TRUSTED_PROXIES: '127.0.0.1' }, address: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.8' } },
    403,
  ],
  ['a visitor through a proxy that does not say for whom it asks', { settings: withTls, address: '127.0.0.1' }, 403],
  ['who has the token, through a proxy', { settings: { ...withTls, ...withToken }, ...bearer(token) }, 200],
  [
    'the machine itself on the port of the shops, while metrics have a port',
    { settings: { METRICS_PORT: '9464' } },
    404,
  ],
])('%s asks for metrics', async (_who, asked, status) => {
  const reply = await ask(asked);
  expect(reply.status).toBe(status);
  expect((await reply.text()).includes('raceway_database_up')).toBe(status === 200);
});

test('a port for metrics is open to this machine, or with a token to whoever sends it', async () => {
  expect(metricsAddressOf(readEnv({ HOST: '0.0.0.0' }))).toBe('127.0.0.1');
  expect(metricsAddressOf(readEnv({ HOST: '0.0.0.0', ...withToken }))).toBe('0.0.0.0');
  const statusOf = async (settings: Record<string, string>, headers = {}) =>
    (await createMetricsApp(readEnv(settings), read).request('/metrics', { headers })).status;
  expect(await statusOf({})).toBe(200);
  expect(await statusOf(withToken)).toBe(403);
  expect(await statusOf(withToken, bearer(token).headers)).toBe(200);
  expect(await statusOf(withToken, bearer('another').headers)).toBe(403);
});
