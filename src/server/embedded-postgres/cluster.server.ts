import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.ts';
import { program } from './binaries.server.ts';
import { type Runner, run } from './runner.server.ts';

export const superuser = 'raceway';

type ClusterOptions = {
  home: string;
  native: string;
  runner: Runner;
  logFd: number;
  durable: boolean;
  /** Work for this process while the cluster is created. */
  whileCreating?: (() => Promise<void>) | undefined;
};

/** Whoever reaches the socket's folder, which is open to this user only, is trusted. */
const authentication = 'local all all trust\n';

/** Renamed when complete, so that `cluster` is never half made. Returns false when initdb fails. */
export async function createCluster(options: ClusterOptions): Promise<boolean> {
  const { home, native, runner, logFd, durable, whileCreating } = options;
  for (const name of await readdir(home)) {
    if (name.startsWith('cluster.new-')) await rm(join(home, name), { recursive: true, force: true });
  }
  if (existsSync(join(home, 'cluster'))) return true;
  const unfinished = await mkdtemp(join(home, 'cluster.new-'));
  if (process.getuid?.() === 0) await chown(unfinished, runner.files.uid, runner.files.gid);
  const args = ['-D', unfinished, '-U', superuser, ...localeArgs, '--auth=trust'];
  if (!durable) args.push('--no-sync');
  const initdb = run(runner, program(native, 'initdb'), args, { cwd: home, stdio: ['ignore', logFd, logFd] });
  const created = new Promise((resolve) =>
    initdb.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0)),
  );
  const [made] = await Promise.all([created, whileCreating?.()]);
  if (!made) return false;
  await writeFile(join(unfinished, 'pg_hba.conf'), authentication);
  await rename(unfinished, join(home, 'cluster'));
  if (durable) await sync(home);
  return true;
}

const localeArgs = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
  '--no-instructions',
];

export async function refuseOtherVersion(home: string, packageVersion: string): Promise<void> {
  const made = (await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8')).trim();
  const expected = packageVersion.split('.')[0];
  if (made === expected) return;
  throw new StartupError(
    `${home} holds a database of PostgreSQL ${made}, and this version brings PostgreSQL ${expected}.`,
  );
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
