import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { longRunningTimeouts } from '../server/database/connection-timeouts.server.ts';
import { type Connection, openDatabase } from '../server/database/database.server.ts';
import { DatabaseClient } from '../server/database/database-client.server.ts';
import { recordBackup } from '../server/database/installation.server.ts';
import type { EmbeddedConnection } from '../server/embedded-postgres/address.server.ts';
import { copyCluster } from '../server/embedded-postgres/copy-cluster.server.ts';
import { findRunningPostgres } from '../server/embedded-postgres/find-running.server.ts';
import type { Env } from '../server/env.server.ts';
import { StartupError } from '../server/startup-error.server.ts';

export type BackupArguments = { folder: string; keep: number };

const usage = 'Write: npm run backup -- FOLDER [--keep NUMBER].';
const options = { keep: { type: 'string' } } as const;
const maxKept = 1000;

/** Relative paths start at `from`. */
export function readBackupArguments(args: string[], from: string): BackupArguments {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const keep = Number(values.keep ?? maxKept);
    if (positionals.length === 1 && positionals[0] && Number.isInteger(keep) && keep >= 1 && keep <= maxKept)
      return { folder: resolve(from, positionals[0]), keep };
  } catch {}
  throw new StartupError(usage);
}

const backupName = /^raceway-\d{8}T\d{6}Z$/;
const interruptedName = /^raceway-\d{8}T\d{6}Z\.incomplete$/;
const nameAt = (now: Date) => `raceway-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

type Backup = { folder: string; removed: string[]; interrupted: string[] };

export async function backUp(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { folder, keep }: BackupArguments,
  now: Date,
): Promise<Backup> {
  if (databaseUrl) throw new StartupError('DATABASE_URL is set: back the database server up with its own tools.');
  const connection = await findRunningPostgres(dataDir);
  if (!connection)
    throw new StartupError(`No store is running on ${dataDir}: copy that folder, or start the store and try again.`);
  return withBackupLock(connection, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // They go before the copy, which may need their space. None is being written: backups run one after the other.
    const interrupted = await removeAll(
      folder,
      (await readdir(folder)).filter((name) => interruptedName.test(name)),
    );
    const target = join(folder, nameAt(now));
    await copyInto(target, connection);
    await record(connection, now);
    return { folder: target, removed: await removeOld(folder, keep), interrupted };
  });
}

/** The server gives the lock back when this process ends, however it does. */
async function withBackupLock<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock(hashtext('backup')) as free");
    if (!rows[0]?.free)
      throw new StartupError('Another backup of this database is running: let it end, and try again.');
    return await work();
  } finally {
    await client.end();
  }
}

async function copyInto(target: string, connection: EmbeddedConnection): Promise<void> {
  // Renamed when complete, so that a backup that was interrupted is not taken for one.
  const staging = `${target}.incomplete`;
  try {
    await copyCluster(connection, join(staging, 'cluster'));
    await rename(staging, target);
  } catch (cause) {
    // Half a copy each night would leave no space for the next one.
    await rm(staging, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The database could not be backed up, and nothing of the copy is left: ${reason}.`);
  }
}

async function record(connection: Connection, now: Date): Promise<void> {
  const database = openDatabase(connection, () => undefined, longRunningTimeouts);
  await recordBackup(database, now).finally(() => database.close());
}

async function removeOld(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => backupName.test(name)).sort();
  return removeAll(folder, backups.slice(0, Math.max(0, backups.length - keep)));
}

async function removeAll(folder: string, names: string[]): Promise<string[]> {
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await rm(path, { recursive: true });
  return paths;
}
