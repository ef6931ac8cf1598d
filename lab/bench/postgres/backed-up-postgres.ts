import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import {
  asServerUser,
  ownFolder,
  port,
  serveCluster,
  serverUrl,
  startDebianPostgres,
  user,
} from './debian-postgres.ts';

const run = promisify(execFile);
const stanza = 'raceway';

/** The system's PostgreSQL with pgBackRest, configured as in ops/pgbackrest. */
export async function startBackedUpPostgres(dir: string) {
  const [repository, logs, restored] = ['repository', 'logs', 'restored'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [dir, repository, logs]) await ownFolder(folder);
  const config = join(dir, 'pgbackrest.conf');
  await writeFile(config, configuration(dir, repository, logs), { mode: 0o644 });
  const command = (...args: string[]) => ['pgbackrest', `--config=${config}`, `--stanza=${stanza}`, ...args];
  const archiving = { archive_mode: 'on', archive_command: command('archive-push', '%p').join(' ') };
  const postgres = await startDebianPostgres(join(dir, 'server'), archiving);
  const pgBackRest = async (...args: string[]) => {
    const [program = '', ...all] = asServerUser(...command(...args));
    await run(program, all, { cwd: dir });
  };
  await pgBackRest('stanza-create');
  return {
    postgres,
    backUp: (type: 'full' | 'incr') => pgBackRest(`--type=${type}`, 'backup'),
    /** Calls `read` with the database as it was at `target`. */
    async readAt<A>(target: Date, read: (url: string) => Promise<A>): Promise<A> {
      await rm(restored, { recursive: true, force: true });
      for (const folder of [restored, join(restored, 'data')]) await ownFolder(folder);
      const time = `--target=${target.toISOString().replace('T', ' ').replace('Z', '+00')}`;
      const how = ['--type=time', time, '--target-action=promote', '--archive-mode=off'];
      await pgBackRest(`--pg1-path=${join(restored, 'data')}`, ...how, 'restore');
      const server = await serveCluster(join(restored, 'data'), restored, {});
      try {
        const url = serverUrl(restored, 'raceway');
        await waitForPromotion(url);
        return await read(url);
      } finally {
        await server.stop();
      }
    },
  };
}

/** The example of ops/pgbackrest with the folders of this run. */
function configuration(dir: string, repository: string, logs: string): string {
  const example = readFileSync(join(import.meta.dirname, '../../../ops/pgbackrest/pgbackrest.conf'), 'utf8');
  const values: Record<string, string> = {
    'repo1-path': repository,
    'pg1-path': join(dir, 'server/data'),
    'pg1-port': port,
    'pg1-socket-path': join(dir, 'server'),
  };
  const lines = example.split('\n').map((line) => {
    const [name = ''] = line.split('=');
    return values[name] ? `${name}=${values[name]}` : line;
  });
  return `${lines.join('\n')}\npg1-user=${user}\n[global]\nlog-path=${logs}\nlock-path=${logs}\nspool-path=${logs}\n`;
}

async function waitForPromotion(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const isRecovering = async () => (await client.query('select pg_is_in_recovery() as yes')).rows[0]?.yes;
  while (await isRecovering()) await new Promise((resolve) => setTimeout(resolve, 50));
  await client.end();
}
