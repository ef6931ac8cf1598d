import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseClient } from '../database/database-client.server.ts';
import { StartupError } from '../startup-error.server.ts';
import type { EmbeddedConnection } from './address.server.ts';
import { program } from './binaries.server.ts';
import type { Home } from './home.server.ts';
import { run } from './runner.server.ts';
import type { ServerLog } from './server-log.server.ts';

export type ServerProcess = { child: ChildProcess; ended: Promise<void> };

const readyWithinMs = 300_000;
const pollMs = 5;
const notYet = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03']);
const missingDatabase = '3D000';

// Fast, then immediate (the next start recovers), then SIGKILL.
const stopSteps = [
  { signal: 'SIGINT', waitMs: 30_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

export function launch(home: Home, port: number, settings: Record<string, string>, logFd: number): ServerProcess {
  const cluster = join(home.claim.folder, 'cluster');
  const args = ['-D', cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const stdio = ['ignore', logFd, logFd] as const;
  const child = run(home.runner, program(home.native, 'postgres'), args, { cwd: home.claim.folder, stdio: [...stdio] });
  const kill = () => child.kill('SIGINT');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ended: ended.finally(() => process.off('exit', kill)) };
}

export async function connectWhenReady(
  server: ServerProcess,
  connection: EmbeddedConnection,
  log: ServerLog,
): Promise<void> {
  let alive = true;
  server.ended.then(() => {
    alive = false;
  });
  const deadline = Date.now() + readyWithinMs;
  while (alive && Date.now() < deadline) {
    const refusal = await tryToConnect(connection);
    if (!refusal && alive) return;
    if (refusal === missingDatabase) await makeDatabase(connection);
    else await pause(pollMs);
  }
  throw new StartupError(`PostgreSQL did not start: ${log.tail()}`);
}

async function tryToConnect(connection: EmbeddedConnection): Promise<string | undefined> {
  const client = new DatabaseClient(connection);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (notYet.has(code) || code === missingDatabase) return code;
    throw error;
  }
}

// Renames initdb's own empty database: a hundred times faster than creating one.
async function makeDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new DatabaseClient({ ...connection, database: 'template1' });
  await client.connect();
  const name = client.escapeIdentifier(connection.database);
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'postgres'");
  await client.query(rowCount ? `ALTER DATABASE postgres RENAME TO ${name}` : `CREATE DATABASE ${name}`);
  await client.end();
}

export async function shutDown({ child, ended }: ServerProcess): Promise<void> {
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  for (const { signal, waitMs } of stopSteps) {
    if (!isRunning()) return;
    child.kill(signal);
    const patience = new AbortController();
    await Promise.race([ended, pause(waitMs, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
  }
}
