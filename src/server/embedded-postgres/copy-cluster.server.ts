import { chown, copyFile, lstat, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DatabaseClient } from '../database/database-client.server.ts';
import type { EmbeddedConnection } from './address.server.ts';

/** Made anew at each start; their folders must exist (PostgreSQL manual, 'Making a Base Backup Using the Low Level API'). */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const leftOut = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'];
const walSegment = /^[0-9A-F]{24}$/;

type Stopped = { label: string; lastSegment: string };

/** Copies the database while it is written to. Started from the copy, it has what was committed when this returns. */
export async function copyCluster(connection: EmbeddedConnection, target: string): Promise<void> {
  const client = new DatabaseClient(connection);
  await client.connect();
  try {
    const cluster = await readSetting(client, 'data_directory');
    // Keeps the log of changes made during the copy; the server drops it with this connection.
    await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
    const { rows } = await client.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('raceway', true)) as first",
    );
    await copyFolder(cluster, target, '');
    const { label, lastSegment } = await stopBackup(client);
    await copyWal(cluster, target, rows[0]?.first ?? '', lastSegment);
    // Without the signal, a first start that is interrupted while it recovers could not be repeated.
    await writeSynced(cluster, join(target, 'recovery.signal'), '');
    await writeSynced(cluster, join(target, 'backup_label'), label);
  } finally {
    await client.end();
  }
}

async function readSetting(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
  return rows[0]?.value ?? '';
}

async function stopBackup(client: Client): Promise<Stopped> {
  const { rows } = await client.query<Stopped>(
    'select labelfile as label, pg_walfile_name(lsn) as "lastSegment" from pg_backup_stop(wait_for_archive => false)',
  );
  if (!rows[0]) throw new Error('The database did not end the backup.');
  return rows[0];
}

async function copyFolder(cluster: string, target: string, folder: string): Promise<void> {
  await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
  await ownLike(join(cluster, folder), join(target, folder));
  for (const entry of await readdir(join(cluster, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name);
    if (leftOut.includes(name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (entry.isFile()) await copyIfThere(join(cluster, name), join(target, name));
    else if (emptied.includes(name)) await copyEmpty(cluster, target, name);
    else if (entry.isDirectory()) await copyFolder(cluster, target, name);
  }
}

async function copyEmpty(cluster: string, target: string, name: string): Promise<void> {
  const folders = name === 'pg_wal' ? [name, join(name, 'archive_status')] : [name];
  for (const folder of folders) {
    await mkdir(join(target, folder), { mode: 0o700 });
    await ownLike(join(cluster, name), join(target, folder));
  }
}

async function copyWal(cluster: string, target: string, first: string, last: string): Promise<void> {
  const names = (await readdir(join(cluster, 'pg_wal'))).filter((name) => walSegment.test(name));
  for (const name of names.filter((segment) => segment >= first && segment <= last))
    await copyIfThere(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name));
}

/** A table that is dropped meanwhile takes its file away; the log of changes says so. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await ownLike(from, to);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw cause;
  }
  const file = await open(to, 'r');
  await file.sync();
  await file.close();
}

async function writeSynced(cluster: string, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true });
  await ownLike(cluster, path);
}

async function ownLike(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await lstat(from);
  await chown(to, uid, gid);
}
