import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Connection } from './embedded-postgres-address.ts';
import { passwordFile, superuser } from './embedded-postgres-cluster.ts';
import { homeOf } from './embedded-postgres-home.ts';

/**
 * The embedded PostgreSQL that a running store has started on this data folder, or undefined when none answers. PostgreSQL
 * itself notes where it listens, in a file that only its user and root may read.
 */
export async function runningDatabase(dataDir: string): Promise<Connection | undefined> {
  const home = await homeOf(join(dataDir, 'postgres'));
  const noted = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port = '', socketFolder = '', address = ''] = noted.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  if (!port || !host) return undefined;
  const connection = { host, port: Number(port), user: superuser, database: 'raceway' };
  const password = socketFolder ? undefined : await readFile(passwordFile(home), 'utf8').catch(() => undefined);
  const known = password === undefined ? connection : { ...connection, password };
  return (await answers(known)) ? known : undefined;
}

/** After a kill the note stays behind, and nobody listens. */
async function answers(connection: Connection): Promise<boolean> {
  const client = new Client(connection);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
