import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.server.ts';
import { completeBinaries, copyBinaries, type Package, packagedPostgres, program } from './binaries.server.ts';
import { type FolderLock, lockDataFolder } from './data-folder.server.ts';
import { findObstacle, type Runner, runnersFor } from './runner.server.ts';

export type Home = { claim: FolderLock; native: string; version: string; runner: Runner };

type RunSetup = { native: string; runner: Runner };
type Obstacle = { reason: string };

const elsewhere = '/var/lib/raceway';
const advice = 'start as another user, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server';

/** Root may get a folder under /var/lib when no other user can reach the data folder; `moved-to` names it. */
export async function prepareHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  using undo = new DisposableStack();
  const installed = await packagedPostgres();
  const claim = await lockDataFolder(await resolveHome(join(dataDir, 'postgres')));
  undo.defer(() => claim.release());
  const setup = await findRunSetup(installed, claim.folder);
  if ('reason' in setup) {
    if (process.getuid?.() !== 0 || existsSync(join(claim.folder, 'cluster'))) throw refusal(claim.folder, setup);
    return await moveElsewhere(installed, claim.folder, log);
  }
  undo.move();
  return { claim, version: installed.version, ...setup };
}

export async function resolveHome(defaultHome: string): Promise<string> {
  const pointer = join(defaultHome, 'moved-to');
  return existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : defaultHome;
}

async function moveElsewhere(installed: Package, defaultHome: string, log: (line: string) => void): Promise<Home> {
  using undo = new DisposableStack();
  const name = createHash('sha256').update(defaultHome).digest('hex').slice(0, 16);
  const claim = await lockDataFolder(join(elsewhere, name));
  undo.defer(() => claim.release());
  const setup = await findRunSetup(installed, claim.folder);
  if ('reason' in setup) throw refusal(claim.folder, setup);
  await writeFile(join(defaultHome, 'moved-to'), `${claim.folder}\n`);
  log(`PostgreSQL's user can't reach ${defaultHome}: the database is in ${claim.folder}.`);
  undo.move();
  return { claim, version: installed.version, ...setup };
}

function refusal(folder: string, { reason }: Obstacle): StartupError {
  return new StartupError(`PostgreSQL can't run on ${folder} (${reason}): ${advice}.`);
}

async function findRunSetup(installed: Package, home: string): Promise<RunSetup | Obstacle> {
  const { native } = installed;
  const runners = runnersFor(home);
  const direct = (await completeBinaries(native)) && firstAble(runners, home, program(native, 'postgres'));
  return direct && 'commandPrefix' in direct ? { native, runner: direct } : findSetupWithCopy(installed, home, runners);
}

async function findSetupWithCopy(installed: Package, home: string, runners: Runner[]): Promise<RunSetup | Obstacle> {
  const runner = firstAble(runners, home);
  if ('reason' in runner) return runner;
  const native = await copyBinaries(installed, home);
  const reason = findObstacle(runner, home, program(native, 'postgres'));
  return reason === undefined ? { native, runner } : { reason };
}

function firstAble(runners: Runner[], folder: string, programPath?: string): Runner | Obstacle {
  const reasons: string[] = [];
  for (const runner of runners) {
    const reason = findObstacle(runner, folder, programPath);
    if (reason === undefined) return runner;
    reasons.push(reason);
  }
  return { reason: reasons[0] ?? '' };
}
