import { Agent, get, type IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.server.ts';
import { listen } from './listen.server.ts';

async function ask(front: Lifecycle, path: string) {
  const request = new Request(`http://nod.localhost:3000${path}`, { headers: { host: 'nod.localhost:3000' } });
  const response = await front.fetch(request, {} as HttpBindings);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const app = new Hono()
  .get('/healthz', (c) => c.text('ok'))
  .get('/readyz', (c) => c.text('ready'))
  .get('/readyz/reading', (c) => c.text('read from a replica'));

test('before opening the store is alive but not ready, and answers calls and pages with 503', async () => {
  const front = createLifecycle(readEnv({}));
  expect(await ask(front, '/healthz')).toMatchObject({ status: 200, text: 'ok' });
  for (const probe of ['/readyz', '/readyz/reading'])
    expect(await ask(front, probe)).toMatchObject({ status: 503, text: 'the store is starting' });
  const call = await ask(front, '/api/quick_order/');
  expect([call.status, JSON.parse(call.text)]).toEqual([
    503,
    { success: false, message: 'The store is starting. Please try again in a moment.' },
  ]);
  const page = await ask(front, '/listing');
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(page.text).toContain('<h1>The store is starting</h1>');
});

test('once open the app answers; during shutdown only readiness fails', async () => {
  const front = createLifecycle(readEnv({}));
  front.open(app);
  expect(await ask(front, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
  expect(await ask(front, '/readyz/reading')).toMatchObject({ status: 200, text: 'read from a replica' });
  front.beginShutdown();
  for (const probe of ['/readyz', '/readyz/reading'])
    expect(await ask(front, probe)).toMatchObject({ status: 503, text: 'the store is shutting down' });
  expect(await ask(front, '/healthz')).toMatchObject({ status: 200 });
});

test('during shutdown every reply ends its connection, so that a proxy does not use it again', async () => {
  const front = createLifecycle(readEnv({}));
  front.open(
    new Hono().get('/healthz', (c) => c.text('ok')).get('/moved', () => Response.redirect('http://nod.localhost/')),
  );
  const connectionsOf = async () =>
    [await ask(front, '/healthz'), await ask(front, '/moved')].map(({ headers }) => headers.get('connection'));
  expect(await connectionsOf()).toEqual([null, null]);
  front.beginShutdown();
  expect(await connectionsOf()).toEqual(['close', 'close']);
});

test('a request over a connection that was kept gets a reply that ends it during shutdown', async () => {
  const front = createLifecycle(readEnv({}));
  front.open(app);
  const http = await listen(front.fetch, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const connectionOf = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const reply = (response: IncomingMessage) => {
        response.resume();
        response.on('end', () => resolve(response.headers.connection));
      };
      get({ port: http.port, path: '/healthz', agent }, reply).on('error', reject);
    });
  expect(await connectionOf()).toBe('keep-alive');
  front.beginShutdown();
  expect(await connectionOf()).toBe('close');
});

test('a public demonstration shows its notice before opening, too', async () => {
  const front = createLifecycle(readEnv({ ALLOW_PUBLIC_DEMO: '1' }));
  expect((await ask(front, '/')).text).toContain('<aside>Demonstration: ');
  expect((await ask(createLifecycle(readEnv({})), '/')).text).not.toContain('<aside>');
});
