import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPages, type Pages } from '../../src/app.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { listen } from '../../src/server/http/listen.server.ts';
import { ensureBuild } from '../../src/server/pages/ensure-build.server.ts';
import { findItemIds } from '../actions/cart.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

const store = setUp(openTestStore);
let pages: Pages;
let item = 0;
beforeAll(async () => {
  const { folder } = await ensureBuild();
  pages = await loadPages(folder);
  item = (await findItemIds(store, 'nod', ['6205-2RS']))['6205-2RS'] ?? 0;
});

const https = 'nod=https://shop.nod.example,zwz=https://shop.zwz.example,gwd=https://shop.gwd.example';
const envs = { http: readEnv({}), https: readEnv({ SITE_HOSTS: https }) };
const hosts = { http: 'nod.localhost', https: 'shop.nod.example' };
type Scheme = keyof typeof envs;

const appOf = (scheme: Scheme, server = store.server): Hono => createCheckedApp({ env: envs[scheme], server, pages });

type Asked = { path: string; status: number; init?: RequestInit };
const call = (path: string, status: number, body = '{}'): Asked => ({ path, status, init: { method: 'POST', body } });

const replies = (): Record<string, Asked> => ({
  'a page for everybody': { path: '/', status: 200 },
  'the same page from the cache': { path: '/', status: 200 },
  'a page for one reader': { path: '/cart', status: 200 },
  'a page that is not there': { path: '/no/such/page', status: 404 },
  'a page that leads elsewhere': { path: '/my-profile', status: 302 },
  'a page the reader has already': { path: '/login', status: 304, init: { headers: { 'if-none-match': '*' } } },
  'an address with an invalid character': { path: '/listing?q=%00', status: 400 },
  'a sitemap with an invalid character': { path: '/sitemap.xml?x=%00', status: 400 },
  'a drawing with an invalid character': { path: '/productDetail/%00/drawing.png', status: 400 },
  'the head of a page': { path: '/login', status: 200, init: { method: 'HEAD' } },
  'a picture': { path: '/favicon-nod.svg', status: 200 },
  'what leads to a picture': { path: '/favicon.ico', status: 302 },
  'an asset that is not there': { path: '/assets/none.js', status: 404 },
  'a shared picture': { path: '/shared-link.png', status: 200 },
  'the robots file': { path: '/robots.txt', status: 200 },
  'the sitemap': { path: '/sitemap.xml', status: 200 },
  "an item's drawing": { path: `/productDetail/NOD:${item}/drawing.png`, status: 200 },
  'a document without access': { path: '/documents/none.pdf', status: 404 },
  'a call': call('/api/search/', 200, '{"searching_key":"6205"}'),
  'a call that needs a session': call('/authentication/sessions/', 401),
  'a call of another site': {
    path: '/api/search/',
    status: 403,
    init: { method: 'POST', headers: { origin: 'https://other.example' }, body: '{}' },
  },
  'a malformed call': call('/api/search/', 400, '['),
  'a call that is not there': call('/api/none/', 404),
  'a call by the wrong method': { path: '/api/search/', status: 405 },
  'the options of a call': { path: '/api/search/', status: 405, init: { method: 'OPTIONS' } },
  'a file of the version control': { path: '/.git/config', status: 404 },
  'a file of settings': { path: '/.env', status: 404 },
  'a folder of the build': { path: '/assets/', status: 404 },
  'a body that is too large': call('/api/search/', 413, JSON.stringify({ x: 'y'.repeat(1_100_000) })),
  'a webhook without a signature': call('/payment/webhook/', 400),
  'the health of the process': { path: '/healthz', status: 200 },
  'the health of the database': { path: '/readyz', status: 200 },
  'figures for strangers': { path: '/metrics', status: 403 },
});

const namesOf = (headers: Headers) => ({
  sniffing: headers.get('x-content-type-options'),
  permissions: headers.get('permissions-policy'),
  referrer: headers.get('referrer-policy'),
  transport: headers.get('strict-transport-security'),
  opener: headers.get('cross-origin-opener-policy'),
  otherSites: [...headers.keys()].filter((name) => name.startsWith('access-control-')),
});
const permissions = expect.stringMatching(/^camera=\(self\), .*geolocation=\(\).*microphone=\(\)/);
const expected = {
  http: {
    sniffing: 'nosniff',
    permissions,
    referrer: 'strict-origin-when-cross-origin',
    transport: null,
    opener: null,
    otherSites: [],
  },
  https: {
    sniffing: 'nosniff',
    permissions,
    referrer: 'strict-origin-when-cross-origin',
    transport: 'max-age=31536000',
    opener: 'same-origin-allow-popups',
    otherSites: [],
  },
};

describe.each(['http', 'https'] as const)('on %s every kind of reply has security headers', (scheme) => {
  test.each(Object.keys(replies()))('%s', async (name) => {
    const asked = replies()[name];
    if (!asked) throw new Error(name);
    const headers = {
      host: hosts[scheme],
      origin: asked.init?.method === 'POST' ? `${scheme}://${hosts[scheme]}` : 'https://other.example',
      ...(asked.init?.headers as Record<string, string>),
    };
    const from = { incoming: { socket: { remoteAddress: '203.0.113.8' } } };
    const response = await appOf(scheme).request(asked.path, { ...asked.init, headers }, from);
    expect(response.status).toBe(asked.status);
    expect(namesOf(response.headers)).toEqual(expected[scheme]);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/')) expect(type).toMatch(/; ?charset=utf-8$/i);
    if (type.startsWith('text/html'))
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('an internal error', async () => {
    const broken = () => Promise.reject(new Error('gone'));
    const server = { ...store.server, authentication: { findCaller: broken, findStaff: broken, findMachine: broken } };
    const init = { headers: { host: hosts[scheme], authorization: 'Token x' }, method: 'POST', body: '{}' };
    const response = await appOf(scheme, server).request('/authentication/sessions/', init);
    expect(response.status).toBe(500);
    expect(namesOf(response.headers)).toEqual(expected[scheme]);
  });

  test('a build file', async () => {
    const app = appOf(scheme);
    const html = await (await app.request('/login', { headers: { host: hosts[scheme] } })).text();
    const [path = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const response = await app.request(path, { headers: { host: hosts[scheme] } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(namesOf(response.headers)).toEqual(expected[scheme]);
  });
});

test('a page is rendered for the host-bound cookie only', async () => {
  const token = await store.signIn('active');
  const visit = (scheme: Scheme, cookie: string) =>
    appOf(scheme).request('/my-profile', { headers: { host: hosts[scheme], cookie } });
  expect((await visit('https', `__Host-auth_key=${token}`)).status).toBe(200);
  expect((await visit('https', `auth_key=${token}`)).status).toBe(302);
  expect((await visit('http', `auth_key=${token}`)).status).toBe(200);
});

describe('a request that two servers could read differently is refused', () => {
  const ask = async (start: string, ...lines: string[]) => {
    const body = start.startsWith('POST') ? '{}' : '';
    const app = appOf('http');
    const http = await listen((request, reached) => app.fetch(request, reached), { port: 0, host: '127.0.0.1' });
    const socket = connect(http.port, '127.0.0.1');
    socket.end([`${start} HTTP/1.1`, ...lines, 'connection: close', '', body].join('\r\n'));
    const reply = await text(socket);
    await http.close();
    return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(reply)?.[1]), reply: reply.toLowerCase() };
  };
  const host = 'Host: nod.localhost';

  test('two Host headers', async () => {
    const { status, reply } = await ask('GET /healthz', host, 'Host: zwz.localhost');
    expect(status).toBe(400);
    expect(reply).toContain('x-content-type-options: nosniff');
    expect((await ask('GET /healthz', host)).status).toBe(200);
  });

  test('a body of one length is read', async () => {
    const { reply } = await ask('POST /authentication/sessions/', host, 'Content-Length: 2');
    expect(reply).toMatch(/^http\/1\.1 401 /);
  });

  test.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['a length that is no number', ['Content-Length: +2']],
    ['a header folded over two lines', ['Content-Length: 2', 'X-Folded: a', ' b: c']],
    ['a space before the colon', ['Content-Length : 2']],
  ])('%s', async (_case, lines) => {
    expect((await ask('POST /api/search/', host, ...lines)).status).toBe(400);
  });

  test('TRACE sends nothing back', async () => {
    const { status, reply } = await ask('TRACE /api/search/', host, 'X-Secret: kept');
    expect(status).toBe(405);
    expect(reply).not.toContain('kept');
  });
});
