import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';
import { requestStore } from './call-running-store.ts';
import { freePort, startStoreProcess } from './store-process.ts';
import { createScratchFolder } from './test-database.ts';

/** Two workers reach their database through the PgBouncer of this machine, in session mode. */
if (spawnSync('pgbouncer', ['--version']).error) {
  console.log('Nothing was tried: PgBouncer is not installed (apt-get install pgbouncer).');
  process.exit(0);
}
const folder = await createScratchFolder();
const postgres = await startEmbeddedPostgres({ dataDir: folder, throwaway: true });
const { host, port: serverPort, user, database } = postgres.connection;
const port = await freePort();
const nobody = 65_534;
const config = `[databases]
raceway = host=${host} port=${serverPort} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 60
ignore_startup_parameters = options
`;
await writeFile(join(folder, 'pgbouncer.ini'), config);
await chmod(join(folder, 'pgbouncer.ini'), 0o644);
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
const [program = '', ...args] = [...asUser, 'pgbouncer', join(folder, 'pgbouncer.ini')];
const pgbouncer = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
let said = '';
pgbouncer.stderr.on('data', (chunk) => {
  said += chunk;
});
const settings = {
  DATABASE_URL: `postgres://store@127.0.0.1:${port}/raceway`,
  DEMO: '1',
  LOG_LEVEL: 'warn',
  WORKERS: '2',
};
const store = startStoreProcess(join(folder, 'unused'), await freePort(), settings);
try {
  await store.opened;
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, i) => requestStore(store, i % 2 ? '/listing?q=6205' : '/readyz')),
  );
  const failed = statuses.filter(({ status }) => status !== 200);
  if (failed.length > 0)
    throw new Error(`${failed.length} of 40 requests failed: ${failed[0]?.status} ${failed[0]?.text}`);
  const home = async () => (await requestStore(store, '/contact')).text;
  if ((await home()).includes('Told through')) throw new Error('the text is there before the change');
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query('select count(distinct owner)::int as owners from job_leases');
  if (rows[0].owners !== 1) throw new Error(`${rows[0].owners} processes run the jobs`);
  await client.query(`insert into seller_facts (site, part, data, in_force_at, changed_at, changed_by)
    values ('nod', 'company', '{"phone": "+91 22 6660 0199"}', now(), now(), 'Arjun')`);
  await client.end();
  const endBy = performance.now() + 8_000;
  while (!(await home()).includes('+91 22 6660 0199'))
    if (performance.now() > endBy) throw new Error('a change of the seller was not told through PgBouncer');
  console.log('✔ Two workers behind PgBouncer (session mode): 40 requests, one runner of jobs, a change told to all.');
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause, said.slice(-1500));
  process.exitCode = 1;
} finally {
  await store.send('SIGTERM');
  pgbouncer.kill('SIGTERM');
  await once(pgbouncer, 'exit');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
