import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { retryLater } from '../refuse.server.ts';
import { createErrorHandler } from './error-handler.server.ts';
import { listen } from './listen.server.ts';

const app = new Hono();
app.onError(createErrorHandler(readEnv({ ALLOW_PUBLIC_DEMO: '1' }), { log: createLog('silent') }));
const causes: Readonly<Record<string, Error>> = {
  database: new Error('timeout exceeded when trying to connect'),
  'full disk': Object.assign(new Error('could not extend file'), { code: '53100' }),
};
app.all('/*', (c) => {
  throw causes[c.req.query('why') ?? ''] ?? new Error('<b>no</b>');
});

async function ask(path: string) {
  const response = await app.request(`http://nod.localhost:3000${path}`);
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), retry: headers.get('retry-after'), text: await response.text() };
}

test('while the database is down calls get JSON and pages HTML, both with Retry-After', async () => {
  const call = await ask('/api/anything/?why=database');
  expect(call).toMatchObject({ status: 503, type: 'application/json', retry: '5' });
  expect(JSON.parse(call.text)).toEqual({
    success: false,
    message: 'The store is temporarily unavailable. Please try again in a few seconds.',
  });
  const page = await ask('/cart?why=database');
  expect(page).toMatchObject({ status: 503, type: 'text/html; charset=utf-8', retry: '5' });
  expect(page.text).toContain('The store is temporarily unavailable');
  expect(page.text).toContain('<aside>Demonstration: ');
});

test('on a full disk nobody is told that it will pass in a few seconds', async () => {
  const sentence = 'The store has no room to save this just now. Nothing was changed. Please try again later.';
  const call = await ask('/api/anything/?why=full%20disk');
  expect([call.status, JSON.parse(call.text)]).toEqual([503, { success: false, message: sentence }]);
  expect((await ask('/cart?why=full%20disk')).text).toContain(sentence);
});

test('an internal error shows the request id of its log entry and no details', async () => {
  const page = await ask('/cart');
  expect(page).toMatchObject({ status: 500, retry: null });
  expect(page.text).toMatch(/Request [0-9a-f-]{36}\./);
  expect(page.text).not.toContain('no</b>');
  const call = await ask('/desk/api/anything/');
  expect(JSON.parse(call.text)).toMatchObject({ success: false, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('a thrown refusal shows its message, as JSON for a call', async () => {
  const busy = new Hono();
  busy.onError(createErrorHandler(readEnv({}), { log: createLog('silent') }));
  busy.all('/*', () => {
    throw retryLater(429, 2_000, 'We are very busy right now.');
  });
  const call = await busy.request('http://nod.localhost:3000/api/anything/');
  expect([call.status, call.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await call.json()).toEqual({ success: false, message: 'We are very busy right now.' });
  const page = await busy.request('http://nod.localhost:3000/cart');
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
    429,
    '2',
    'We are very busy right now.',
  ]);
});

test('a client that leaves while it sends is no outage of the database', async () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => written.push(line) });
  const sending = new Hono();
  const answered = Promise.withResolvers<number>();
  sending.use(async (c, next) => {
    await next();
    answered.resolve(c.res.status);
  });
  sending.onError(createErrorHandler(readEnv({}), { log }));
  const begun = Promise.withResolvers<void>();
  sending.post('/api/anything/', async (c) => {
    begun.resolve();
    return c.text(await c.req.text());
  });
  const store = await listen((request, reached) => sending.fetch(request, reached), { port: 0, host: '127.0.0.1' });
  const socket = connect(store.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/anything/ HTTP/1.1\r\nHost: nod.localhost\r\nContent-Length: 1000\r\n\r\n{"text":');
  await begun.promise;
  socket.destroy();
  expect(await answered.promise).toBe(400);
  expect(written).toEqual([]);
  await store.close();
});
