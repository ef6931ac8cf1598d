import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, rmdir, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyEmptyCluster } from '../../../tests/store/copy-empty-cluster.ts';
import { createScratchFolder } from '../../../tests/store/test-database.ts';
import { StartupError } from '../startup-error.server.ts';
import type { EmbeddedConnection } from './address.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.server.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const hasNamespaces = isLinux && spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;

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

test("commits reach the disk, no port is open, and the socket's folder is private", { tags: ['lab'] }, async () => {
  const { connection } = await start(parent, false);
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses'];
  const rows = await query(
    connection,
    `SELECT setting FROM pg_settings WHERE name = ANY('{${settings}}') ORDER BY name DESC`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['on', '', 'on', 'on', 'on']);
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
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

test('the owner learns that the server was killed, and the next start recovers all rows', {
  tags: ['lab'],
}, async () => {
  await copyEmptyCluster(parent);
  const first = await start(parent, false);
  await query(first.connection, 'CREATE TABLE kept AS SELECT 6205 AS number');
  process.kill(await postmaster(parent), 'SIGKILL');
  await first.ended;
  await first.stop();
  const second = await start(parent, false);
  expect(await query(second.connection, 'TABLE kept')).toEqual([{ number: 6205 }]);
});

test.runIf(isLinux)('the next start stops a server that outlived its killed owner', { tags: ['lab'] }, async () => {
  await stubProgram('setpriv');
  await copyEmptyCluster(parent);
  const owner = await startOwner(parent);
  await owner.says(5);
  const former = await postmaster(parent);
  const acknowledged = await owner.kill();
  expect(existsSync(`/proc/${former}/cwd`)).toBe(true);
  const { connection } = await start(parent);
  expect(existsSync(`/proc/${former}/cwd`)).toBe(false);
  expect(await query(connection, 'SELECT count(*)::int >= $1 AS kept FROM written', [acknowledged])).toEqual([
    { kept: true },
  ]);
});

test.runIf(isLinux)(
  "lock files of a killed server, with a number that is now another program's, do not stop the start",
  { tags: ['lab'] },
  async () => {
    await copyEmptyCluster(parent);
    await start(parent).then((server) => server.stop());
    const cluster = join(parent, 'postgres', 'cluster');
    const { uid, gid } = await stat(cluster);
    const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    onTestFinished(() => void stranger.kill());
    await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n`);
    await writeFile(join(parent, 'postgres', 'socket', '.s.PGSQL.5432.lock'), `${stranger.pid}\n${cluster}\n`);
    await start(parent);
    expect(stranger.exitCode).toBeNull();
  },
);

test('Ctrl-C leaves the server to its owner, who still needs it', { tags: ['lab'] }, async () => {
  await copyEmptyCluster(parent);
  const owner = await startOwner(parent);
  await owner.says(1);
  process.kill(-(owner.process.pid ?? 0), 'SIGINT');
  expect(await owner.lastWord).toBe('stopped after a last query');
});

test('a path too long for a socket and with special characters works', { tags: ['lab'] }, async () => {
  const short = join(parent, `a, "b' c`);
  expect(await query((await start(short)).connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const long = join(parent, 'Kugellager'.repeat(12));
  await copyEmptyCluster(long);
  expect(await query((await start(long)).connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(!isRoot || hasNamespaces)(
  'a database below a private home folder keeps its rows',
  { tags: ['lab'] },
  async () => {
    await chmod(parent, 0o700);
    const dataDir = join(parent, 'data');
    const first = await start(dataDir);
    await query(first.connection, 'CREATE TABLE kept ()');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.connection, 'TABLE kept')).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres', 'cluster'))).toBe(true);
  },
);

test.runIf(isRoot && isLinux)(
  'without namespaces, root keeps the database of such a folder under /var/lib',
  { tags: ['lab'] },
  async () => {
    await chmod(parent, 0o700);
    await stubProgram('unshare');
    const lines: string[] = [];
    const first = await start(parent, true, (line) => lines.push(line));
    const moved = (await readFile(join(parent, 'postgres', 'moved-to'), 'utf8')).trim();
    onTestFinished(async () => {
      await rm(moved, { recursive: true });
      await rmdir(dirname(moved)).catch(() => {});
    });
    expect(lines).toEqual([expect.stringContaining(moved)]);
    await query(first.connection, 'CREATE TABLE kept ()');
    await first.stop();
    const second = await start(parent);
    expect(await query(second.connection, 'TABLE kept')).toEqual([]);
    await second.stop();
  },
);

test.runIf(isRoot && hasNamespaces)(
  'a database that root can no longer reach is refused instead of created elsewhere',
  { tags: ['lab'] },
  async () => {
    await copyEmptyCluster(parent);
    await chmod(parent, 0o700);
    await start(parent).then((server) => server.stop());
    await stubProgram('unshare');
    await expect(startEmbeddedPostgres({ dataDir: parent })).rejects.toThrow("PostgreSQL can't run on");
    expect(existsSync(join(parent, 'postgres', 'moved-to'))).toBe(false);
  },
);

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

/** Puts a failing program of this name first in PATH. */
async function stubProgram(name: string): Promise<void> {
  const folder = join(parent, 'stubs');
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
}

async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
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
