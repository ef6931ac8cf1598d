import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyEmptyCluster } from '../../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { StartupError } from '../startup-error.server.ts';
import type { EmbeddedConnection } from './address.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.server.ts';

let parent: string;
beforeEach(async () => {
  parent = await createScratchFolder();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // Processes of a killed server may write for a moment longer.
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('the first start creates an empty UTF-8 database, and the next start keeps its rows', async () => {
  const first = await start(parent);
  expect(await query(first.connection, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  await query(first.connection, "CREATE TABLE bearing AS SELECT '6205-2RS' AS designation");
  await first.stop();
  const second = await start(parent);
  expect(await query(second.connection, 'TABLE bearing')).toEqual([{ designation: '6205-2RS' }]);
  await second.stop();
  await second.ended;
});

test('acknowledged rows survive kill -9, and a second process is refused until then', async () => {
  await copyEmptyCluster(parent);
  const owner = await startOwner(parent);
  await owner.says(50);
  await expect(startEmbeddedPostgres({ dataDir: parent })).rejects.toThrow(`(process ${owner.process.pid})`);
  const acknowledged = await owner.kill();
  const { connection } = await start(parent);
  const [{ count }] = (await query(connection, 'SELECT count(*)::int FROM written')) as [{ count: number }];
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect(count).toBeGreaterThanOrEqual(acknowledged);
});

test("a broken database is refused with the end of PostgreSQL's log", async () => {
  await copyEmptyCluster(parent);
  await start(parent).then((server) => server.stop());
  await truncate(join(parent, 'postgres', 'cluster', 'global', 'pg_control'), 100);
  const refusal = startEmbeddedPostgres({ dataDir: parent });
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow('could not read file "global/pg_control"');
});

test('another major version, and a file instead of the data folder, are refused', async () => {
  await mkdir(join(parent, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(parent, 'postgres', 'cluster', 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ dataDir: parent })).rejects.toThrow('holds a database of PostgreSQL 15');
  await writeFile(join(parent, 'file'), '');
  await expect(startEmbeddedPostgres({ dataDir: join(parent, 'file') })).rejects.toBeInstanceOf(StartupError);
});

async function start(dataDir: string, throwaway = true, log = (_line: string) => {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, throwaway, log });
  onTestFinished(() => server.stop());
  return server;
}

async function query(
  connection: EmbeddedConnection,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

const ownerScript = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.server.ts'))};
  import { Client } from ${JSON.stringify(import.meta.resolve('pg'))};
  const server = await startEmbeddedPostgres({ dataDir: process.argv[1] });
  const client = new Client(server.connection);
  await client.connect();
  await client.query('CREATE TABLE written (id int)');
  let working = true;
  process.on('SIGINT', () => { working = false; });
  for (let id = 1; working; id++) {
    await client.query('INSERT INTO written VALUES ($1)', [id]);
    console.log(id);
  }
  await client.query('SELECT 1');
  await client.end();
  await server.stop();
  console.log('stopped after a last query');`;

type Owner = {
  process: ChildProcess;
  says(count: number): Promise<void>;
  kill(): Promise<number>;
  lastWord: Promise<string>;
};

async function startOwner(dataDir: string): Promise<Owner> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', ownerScript, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let last = '';
  const lines = createInterface(child.stdout).on('line', (line) => {
    last = line;
  });
  const lastWord = new Promise<string>((resolve) => lines.once('close', () => resolve(last)));
  const logs = (count: number) =>
    new Promise<void>((resolve) => lines.on('line', (line) => Number(line) >= count && resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    return Number(await lastWord);
  };
  return { process: child, says: logs, kill, lastWord };
}
