import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './store-process.ts';
import type { TestConnection } from './test-database.ts';

const example = join(import.meta.dirname, '../../ops/pgbouncer/pgbouncer.ini');

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).error === undefined;
if (!hasPgBouncer)
  console.info('pgbouncer is not installed (apt-get install pgbouncer): the store is not tried with it.');

type PgBouncer = { connection: { connectionString: string }; stop(): Promise<void> };

/** A real one in front of a database of the tests, with the example of `ops/pgbouncer`. */
export async function startPgBouncer(behind: TestConnection, mode = 'session'): Promise<PgBouncer> {
  const { host, port, user, database, password } = partsOf(behind);
  const folder = await mkdtemp(join(tmpdir(), 'raceway-pgbouncer-'));
  const ownPort = await freePort();
  const server = `host=${host} port=${port} user=${user}${password && ` password=${password}`}`;
  const settings = (await readFile(example, 'utf8'))
    .replace(/^raceway = .*$/m, `* = ${server}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${ownPort}`)
    .replace(/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any')
    .replace(/^pool_mode = .*$/m, `pool_mode = ${mode}`);
  await writeFile(join(folder, 'pgbouncer.ini'), settings);
  // It does not run as root, and whoever it runs as must be able to read its settings.
  await chmod(folder, 0o755);
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...asOther, '-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await vi
    .waitUntil(() => isListening(ownPort), { timeout: 30_000 })
    .catch(async (cause) => {
      await stop();
      throw cause;
    });
  return { connection: { connectionString: `postgres://${user}@127.0.0.1:${ownPort}/${database}` }, stop };
}

function partsOf(connection: TestConnection) {
  if (!('connectionString' in connection)) return { ...connection, password: '' };
  const { hostname, port, username, password, pathname, searchParams } = new URL(connection.connectionString);
  const host = searchParams.get('host') ?? hostname;
  return { host, port: port || '5432', user: username, password, database: pathname.slice(1) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
