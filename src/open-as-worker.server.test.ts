import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { connectionUrl } from '../tests/store/run-command.ts';
import { freePort } from '../tests/store/store-process.ts';
import { createTestDatabase } from '../tests/store/test-database.ts';
import { openAsWorker } from './open-as-worker.server.ts';
import { readEnv } from './server/env.server.ts';
import { createLog } from './server/log.server.ts';

const build = { folder: 'unused', isNew: false };
const log = createLog('silent');
const env = readEnv({});

/** Where the tests' server listens. */
function serverAddress() {
  const { connection } = inject('postgres');
  if ('connectionString' in connection) {
    const { hostname: host, port } = new URL(connection.connectionString);
    return { host, port: Number(port || 5432) };
  }
  return { path: join(connection.host, `.s.PGSQL.${connection.port}`) };
}

test('a worker waits for a database that is away, and opens when it is back', async () => {
  const { connection, drop } = await createTestDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const url = new URL(connectionUrl(connection));
  const user = 'user' in connection ? connection.user : url.username;
  const through = { host: '127.0.0.1', port, user, password: url.password, database: url.pathname.slice(1) };
  const opened = vi.fn();
  const opening = openAsWorker({ connection: through, build }, env, log).then((worker) => {
    opened();
    return worker;
  });
  const waits = vi.spyOn(log, 'warn');
  await vi.waitFor(() => expect(waits).toHaveBeenCalled(), { timeout: 20_000 });
  expect(opened).not.toHaveBeenCalled();
  const road = createServer((socket) => {
    const server = connect(serverAddress());
    for (const one of [socket, server]) one.on('error', () => undefined);
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => road.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void road.close());
  const [store, built] = await opening;
  expect(built).toBe(build);
  expect(await store.database.notReadyReason()).toBeUndefined();
  await store.close();
});

test('a database that refuses the worker ends it', async () => {
  const { connection, drop } = await createTestDatabase();
  onTestFinished(drop);
  await expect(
    openAsWorker({ connection: { ...connection, database: 'not_there' }, build }, env, log),
  ).rejects.toThrow();
});
