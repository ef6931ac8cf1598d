import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { forAnyone } from '../../../tests/actions/call-options.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { defineContract } from '../../lib/contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { defineCall } from '../calls/define-call.server.ts';
import { readEnv } from '../env.server.ts';
import { mountCalls, requestContext } from './mount-calls.server.ts';

const store = setUp(openTestStore);

const reply = z.looseObject({ success: z.literal(true) });
const contractOf = (path: string, method: 'GET' | 'POST') =>
  defineContract({ path, method, summary: 'Tells what came in.', request: z.looseObject({}), reply });
const seen = async (request: object, context: object) => ({ success: true as const, request, ...context });
const calls = [
  defineCall(contractOf('api/order/:number/', 'POST'), forAnyone, (request, { site, token, ...context }) =>
    seen(request, {
      site: site.code,
      token,
      address: context.address,
      secure: context.secure,
      agentLength: context.userAgent.length,
      device: context.deviceToken,
    }),
  ),
  defineCall(contractOf('api/list/', 'GET'), forAnyone, (request) => seen(request, { long: 'x'.repeat(5000) })),
];

async function send(path: string, init: RequestInit = {}, settings: Record<string, string> = {}) {
  const app = mountCalls(readEnv(settings), store.server, calls);
  const from = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
  const headers = { host: 'zwz.localhost', ...(init.headers as Record<string, string>) };
  return app.request(path, { ...init, headers }, from);
}
const post = (body: string, headers: Record<string, string> = {}, settings: Record<string, string> = {}) =>
  send('/api/order/17/', { method: 'POST', body, headers }, settings);

test('a call gets its body and the parts of its path, which the body cannot replace', async () => {
  expect(await (await post('{"quantity":4,"number":"18"}')).json()).toMatchObject({
    request: { quantity: 4, number: '17' },
  });
  expect(await (await post(' ')).json()).toMatchObject({ request: { number: '17' } });
  expect(await (await send('/api/list?page=2')).json()).toMatchObject({ request: { page: '2' } });
});

test('a call knows its site, its caller’s address, session and device', async () => {
  const headers = {
    authorization: 'Token abc',
    cookie: 'auth_key=other; device=known',
    'user-agent': 'x'.repeat(5000),
    'x-forwarded-for': '203.0.113.9',
  };
  const common = { token: 'abc', device: 'known', secure: false, agentLength: 300 };
  expect(await (await post('{}', headers)).json()).toMatchObject({ ...common, site: 'zwz', address: '198.51.100.7' });
  expect(
    await (await post('{}', { ...headers, host: 'nod.localhost' }, { TRUSTED_PROXIES: '198.51.100.0/24' })).json(),
  ).toMatchObject({ ...common, site: 'nod', address: '203.0.113.9' });
});

test('on https only the cookie that is bound to the host counts', async () => {
  const headers = { host: 'shop.zwz.example', cookie: 'device=plain; __Host-device=bound' };
  const response = await post('{}', headers, { SITE_HOSTS: 'zwz=https://shop.zwz.example' });
  expect(await response.json()).toMatchObject({ secure: true, device: 'bound' });
});

test.each([
  ['[1]', {}, 'The request body is not a JSON object.'],
  ['{', {}, 'The request body is not a JSON object.'],
  ['null', {}, 'The request body is not a JSON object.'],
  ['{}', { 'idempotency-key': 'k'.repeat(201) }, 'Please use an Idempotency-Key of at most 200 characters.'],
])('the body %j with %j is refused', async (body, headers: Record<string, string>, message) => {
  const response = await post(body, headers);
  expect([response.status, await response.json()]).toEqual([400, { success: false, message }]);
});

test('the wrong method and an unknown call are named as such', async () => {
  const wrong = await send('/api/order/17', { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  for (const path of ['/api/none/', '/authentication/none', '/payment/none'])
    expect([path, (await send(path)).status]).toEqual([path, 404]);
});

test('a reply is JSON that is never cached, compressed if it is long, and named by its request in the log', async () => {
  const { headers } = await send('/api/list/', { headers: { 'accept-encoding': 'gzip' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('an unknown host gets the site of BRAND', async () => {
  const app = new Hono();
  app.get('/', (c) => c.text(requestContext(readEnv({ BRAND: 'NOD' }), sites, c).site.code));
  expect(await (await app.request('/', { headers: { host: 'shop.example' } })).text()).toBe('nod');
});

test('a page of another site cannot call with the cookies of a visitor, nor sign them in to an account of its own', async () => {
  const refused = { success: false, message: 'This request did not come from a page of this shop.' };
  for (const origin of ['https://evil.example', 'http://zwz.localhost.evil.example', 'http://nod.localhost', 'null']) {
    const reply = await post('{"x":"="}', { origin, 'content-type': 'text/plain', cookie: 'auth_key=own' });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toEqual(refused);
  }
  expect((await post('{}', { origin: 'http://zwz.localhost' })).status).toBe(200);
  const behindProxy = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin', host: '127.0.0.1:4800' };
  expect((await post('{}', behindProxy)).status).toBe(200);
  // A program that is no browser names none.
  expect((await post('{}')).status).toBe(200);
  expect((await send('/api/list/', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
});
