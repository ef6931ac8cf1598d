import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseClient } from '../database/database-client.server.ts';
import type { EmbeddedConnection } from './address.server.ts';
import { superuser } from './cluster.server.ts';
import { resolveHome } from './home.server.ts';

/** Reads postmaster.pid, which only PostgreSQL's user and root may read. */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const home = await resolveHome(join(dataDir, 'postgres'));
  const pidFile = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port = '', host = ''] = pidFile.split('\n').map((line) => line.trim());
  if (!port || !host) return undefined;
  const connection = { host, port: Number(port), user: superuser, database: 'raceway' };
  return (await answers(connection)) ? connection : undefined;
}

async function answers(connection: EmbeddedConnection): Promise<boolean> {
  const client = new DatabaseClient(connection);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
