// @module-tag lab
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBalancer } from './balancer.ts';

test('the balancer ends a connection before the store would, so that no request is sent over one that is just closed', async () => {
  const ended = Promise.withResolvers<string>();
  const store = createServer({ keepAliveTimeout: 2000 }, ({ url, socket }, reply) => {
    if (url === '/') {
      socket.once('end', () => ended.resolve('by the balancer'));
      socket.once('close', () => ended.resolve('by the store'));
    }
    reply.end('ok');
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void store.close());
  const balancer = createBalancer();
  onTestFinished(() => balancer.close());
  balancer.add('store', (store.address() as AddressInfo).port);
  await vi.waitUntil(() => balancer.ready().length > 0, { timeout: 10_000 });
  await balancer.send({ method: 'GET', path: '/', headers: {} });
  expect(await ended.promise).toBe('by the balancer');
});
