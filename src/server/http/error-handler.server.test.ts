import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { retryLater } from '../refuse.server.ts';
import { createErrorHandler } from './error-handler.server.ts';

const app = new Hono();
app.onError(createErrorHandler(readEnv({ ALLOW_PUBLIC_DEMO: '1' }), { log: createLog('silent') }));
app.all('/*', (c) => {
  throw c.req.query('why') === 'database'
    ? new Error('timeout exceeded when trying to connect')
    : new Error('<b>no</b>');
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
