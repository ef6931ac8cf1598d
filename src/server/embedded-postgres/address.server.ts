import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.ts';
import { superuser } from './cluster.server.ts';
import { findObstacle, type Runner } from './runner.server.ts';

export type EmbeddedConnection = { host: string; port: number; user: string; database: string };

export type ServerAddress = {
  connection: EmbeddedConnection;
  settings: Record<string, string>;
  remove(): Promise<void>;
};

const port = 5432;
const socketName = `.s.PGSQL.${port}`;
// sockaddr_un holds 108 bytes including the final 0.
const socketPathBytes = 107;

export async function prepareAddress(home: string, runner: Runner): Promise<ServerAddress> {
  const { folder, temporary } = await socketFolder(home, runner);
  return {
    connection: { host: folder, port, user: superuser, database: 'raceway' },
    settings: { listen_addresses: '', unix_socket_directories: listItem(folder), unix_socket_permissions: '0700' },
    remove: async () => {
      if (temporary) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function socketFolder(home: string, runner: Runner): Promise<{ folder: string; temporary: boolean }> {
  const inHome = join(home, 'socket');
  if (fits(inHome)) {
    if (!existsSync(inHome)) await mkdir(inHome);
    await closeToOthers(inHome, runner);
    // A killed server's lock file names a process id that may have been reused, which would block the start.
    for (const name of [socketName, `${socketName}.lock`]) await rm(join(inHome, name), { force: true });
    return { folder: inHome, temporary: false };
  }
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (!fits(join(parent, 'raceway-XXXXXX')) || findObstacle(runner, parent)) continue;
    const folder = await mkdtemp(join(parent, 'raceway-'));
    await closeToOthers(folder, runner);
    return { folder, temporary: true };
  }
  throw new StartupError(`No folder is suitable for PostgreSQL's socket: set DATA_DIR or TMPDIR to a shorter path.`);
}

function listItem(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= socketPathBytes;
}

async function closeToOthers(folder: string, runner: Runner): Promise<void> {
  await chmod(folder, 0o700);
  if (process.getuid?.() === 0) await chown(folder, runner.files.uid, runner.files.gid);
}
