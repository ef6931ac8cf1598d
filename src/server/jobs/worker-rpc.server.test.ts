import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../refuse.server.ts';
import { createRpcClient, createRpcServer, endAt, type RpcHandlers } from './worker-rpc.server.ts';

function connect(handlers: RpcHandlers) {
  const server = createRpcServer(handlers);
  onTestFinished(() => server.close());
  return { server, ask: createRpcClient(endAt(server.port)) };
}

test('each question gets its own answer, also when they come back in another order', async () => {
  const first = Promise.withResolvers<string>();
  const { ask } = connect({
    price: async (item: string) => (item === '6205' ? first.promise : `${item} costs 410`),
    stock: async (item: string) => `${item}: 50`,
  });
  const slow = ask('price', '6205');
  expect(await Promise.all([ask('price', '6206'), ask('stock', '6205')])).toEqual(['6206 costs 410', '6205: 50']);
  first.resolve('6205 costs 298');
  expect(await slow).toBe('6205 costs 298');
});

test('a refused question fails in the thread, and the first reason is kept for its caller', async () => {
  const refused = new HttpError(404, 'There is no such item.');
  const { server, ask } = connect({
    price: () => Promise.reject(refused),
    stock: () => Promise.reject(new Error('another')),
  });
  await expect(ask('price', '6205')).rejects.toThrow('a question of the worker thread failed');
  await expect(ask('stock', '6205')).rejects.toThrow();
  expect(server.failure).toBe(refused);
});

test('a question that nobody answers fails instead of waiting', async () => {
  const { server, ask } = connect({});
  await expect(ask('weather', 'today')).rejects.toThrow();
  expect(server.failure).toEqual(new Error('no handler for weather'));
});
