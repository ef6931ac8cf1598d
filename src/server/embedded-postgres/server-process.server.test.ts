import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { prepareAddress, type ServerAddress } from './address.server.ts';
import { createCluster } from './cluster.server.ts';
import { type Home, prepareHome } from './home.server.ts';
import { openServerLog, type ServerLog } from './server-log.server.ts';
import { connectWhenReady, launch, shutDown } from './server-process.server.ts';

let dataDir: string;
let home: Home;
let address: ServerAddress;
let log: ServerLog;
beforeEach(async () => {
  dataDir = await createScratchFolder();
  home = await prepareHome(dataDir, () => {});
  const { folder } = home.claim;
  log = openServerLog(join(folder, 'log'));
  address = await prepareAddress(folder, home.runner);
});
afterEach(async () => {
  await address.remove();
  log.close();
  home.claim.release();
  await rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

const start = (settings: Record<string, string> = {}) =>
  launch(home, address.connection.port, { ...address.settings, fsync: 'off', ...settings }, log.fd);

test('a server runs with its settings and its own database until it is shut down', async () => {
  const cluster = { home: home.claim.folder, native: home.native, runner: home.runner };
  await createCluster({ ...cluster, logFd: log.fd, durable: false });
  const server = start({ work_mem: '9MB' });
  await connectWhenReady(server, address.connection, log);
  const client = new Client(address.connection);
  await client.connect();
  const { rows } = await client.query("select current_database() as name, current_setting('work_mem') as memory");
  expect(rows).toEqual([{ name: 'raceway', memory: '9MB' }]);
  await client.end();
  await shutDown(server);
  await server.ended;
  expect(server.child.exitCode).toBe(0);
});

test('a server that does not start is refused with the end of its log', async () => {
  const server = start();
  await expect(connectWhenReady(server, address.connection, log)).rejects.toThrow(
    /^PostgreSQL did not start: .*does not exist|could not/,
  );
});

test('a server that has ended needs no shutdown', async () => {
  const child = spawn('true');
  const ended = once(child, 'exit').then(() => undefined);
  await ended;
  await shutDown({ child, ended });
});
