import { expect, test } from 'vitest';
import { cachedPerServer } from './cached-per-server.server.ts';
import { createChanges } from './changes.server.ts';

test('the databases of all requests share what is kept of their server, another server has its own', () => {
  const cacheOf = cachedPerServer(() => new Map<string, number>());
  const server = { changes: createChanges() };
  cacheOf(server).set('6205', 1);
  const request: typeof server = Object.create(server);
  expect(cacheOf(request).get('6205')).toBe(1);
  expect(cacheOf({ changes: createChanges() }).size).toBe(0);
});
