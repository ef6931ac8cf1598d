import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.server.ts';

async function ask(front: Lifecycle, path: string) {
  const request = new Request(`http://nod.localhost:3000${path}`, { headers: { host: 'nod.localhost:3000' } });
  const response = await front.fetch(request, {} as HttpBindings);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const app = new Hono().get('/healthz', (c) => c.text('ok')).get('/readyz', (c) => c.text('ready'));

test('before it is open the store lives, is not ready, and answers calls and pages each in their form', async () => {
  const front = createLifecycle(readEnv({}));
  expect(await ask(front, '/healthz')).toMatchObject({ status: 200, text: 'ok' });
  expect(await ask(front, '/readyz')).toMatchObject({ status: 503, text: 'the store is opening' });
  const call = await ask(front, '/api/quick_order/');
  expect([call.status, JSON.parse(call.text)]).toEqual([
    503,
    { success: false, message: 'The store is opening. Please try again in a moment.' },
  ]);
  const page = await ask(front, '/listing');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(page.text).toContain('<h1>The store is opening</h1>');
});

test('once it is open the app answers, and while it ends all but its readiness', async () => {
  const front = createLifecycle(readEnv({}));
  front.open(app);
  expect(await ask(front, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
  front.beginShutdown();
  expect(await ask(front, '/readyz')).toMatchObject({ status: 503, text: 'the store is ending' });
  expect(await ask(front, '/healthz')).toMatchObject({ status: 200 });
});

test('a public demonstration says so before it is open as well', async () => {
  const front = createLifecycle(readEnv({ ALLOW_PUBLIC_DEMO: '1' }));
  expect((await ask(front, '/')).text).toContain('<aside>Demonstration: ');
  expect((await ask(createLifecycle(readEnv({})), '/')).text).not.toContain('<aside>');
});
