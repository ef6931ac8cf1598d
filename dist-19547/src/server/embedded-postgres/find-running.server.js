import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
                                                              
import { superuser } from './cluster.server.js';
import { resolveHome } from './home.server.js';

/** Reads postmaster.pid, which only PostgreSQL's user and root may read. */
export async function findRunningPostgres(dataDir        )                                          {
  const home = await resolveHome(join(dataDir, 'postgres'));
  const pidFile = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port = '', host = ''] = pidFile.split('\n').map((line) => line.trim());
  if (!port || !host) return undefined;
  const connection = { host, port: Number(port), user: superuser, database: 'raceway' };
  return (await answers(connection)) ? connection : undefined;
}

async function answers(connection                    )                   {
  const client = new Client(connection);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
