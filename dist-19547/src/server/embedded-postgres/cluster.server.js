import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.js';
import { program } from './binaries.server.js';
import {              run } from './runner.server.js';

export const superuser = 'raceway';

                                                                                                        

/** Whoever reaches the socket's folder, which is open to this user only, is trusted. */
const authentication = 'local all all trust\n';

/** Renamed when complete, so that `cluster` is never half made. Returns false when initdb fails. */
export async function createCluster({ home, native, runner, logFd, durable }                )                   {
  for (const name of await readdir(home)) {
    if (name.startsWith('cluster.new-')) await rm(join(home, name), { recursive: true, force: true });
  }
  if (existsSync(join(home, 'cluster'))) return true;
  const unfinished = await mkdtemp(join(home, 'cluster.new-'));
  if (process.getuid?.() === 0) await chown(unfinished, runner.files.uid, runner.files.gid);
  const args = ['-D', unfinished, '-U', superuser, ...localeArgs, '--auth=trust'];
  if (!durable) args.push('--no-sync');
  const initdb = run(runner, program(native, 'initdb'), args, { cwd: home, stdio: ['ignore', logFd, logFd] });
  const made = await new Promise((resolve) =>
    initdb.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0)),
  );
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

export async function refuseOtherVersion(home        , packageVersion        )                {
  const made = (await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8')).trim();
  const expected = packageVersion.split('.')[0];
  if (made === expected) return;
  throw new StartupError(
    `${home} holds a database of PostgreSQL ${made}, and this version brings PostgreSQL ${expected}.`,
  );
}

async function sync(folder        )                {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
