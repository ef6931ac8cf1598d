import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Claim, claimDataFolder } from './data-folder.ts';
import { completeBinaries, copyBinaries, packagedPostgres, program } from './embedded-postgres-binaries.ts';
import { canRun, giveTo, type Runner, runnersFor } from './embedded-postgres-runner.ts';
import { StartRefused } from './start-refused.ts';

/** Where the embedded PostgreSQL lives (`claim.folder`), its programs, and how to run them. */
export type Home = { claim: Claim; native: string; version: string; runner: Runner };

type Found = { native: string; runner: Runner };

const elsewhere = '/var/lib/raceway';

/**
 * Claims the folder for the server's files and finds a way to run PostgreSQL on it: `<dataDir>/postgres`, or, when root
 * starts with a data folder that no other user can reach and no database is in it yet, a folder under /var/lib, which
 * `<dataDir>/postgres/moved-to` then names. Refuses (StartRefused) when there is no way.
 */
export async function settleHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const claim = await claimDataFolder(await homeOf(join(dataDir, 'postgres')));
  try {
    const here = await findWay(claim.folder);
    if (here) return { claim, ...here };
  } catch (error) {
    claim.release();
    throw error;
  }
  if (process.getuid?.() !== 0 || existsSync(join(claim.folder, 'cluster'))) {
    claim.release();
    throw new StartRefused(
      `PostgreSQL can't run on ${claim.folder}: start as a user who may enter it, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return moveElsewhere(claim, log);
}

async function homeOf(usual: string): Promise<string> {
  const pointer = join(usual, 'moved-to');
  return existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : usual;
}

async function moveElsewhere(usual: Claim, log: (line: string) => void): Promise<Home> {
  const name = createHash('sha256').update(usual.folder).digest('hex').slice(0, 16);
  const claim = await claimDataFolder(join(elsewhere, name));
  const there = await findWay(claim.folder);
  if (!there) {
    claim.release();
    throw new StartRefused(
      'PostgreSQL refuses to run as root and this machine lets root become nobody else: start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await writeFile(join(usual.folder, 'moved-to'), `${claim.folder}\n`);
  usual.release();
  log(`No other user can reach ${usual.folder}, so the database is in ${claim.folder}.`);
  return { claim, ...there };
}

/** The installed binaries if PostgreSQL's user reaches them, else a copy of them in the home. */
async function findWay(home: string): Promise<(Found & { version: string }) | undefined> {
  const installed = await packagedPostgres();
  const { native, version } = installed;
  const complete = await completeBinaries(native);
  const runners = runnersFor(home);
  const direct = complete && runners.find((runner) => canRun(runner, home, program(native, 'postgres')));
  const found = direct ? { native, runner: direct } : await findWithCopy(installed, home, runners);
  if (!found) return undefined;
  await giveFiles(home, found.runner);
  return { ...found, version };
}

async function findWithCopy(
  installed: { native: string; version: string },
  home: string,
  runners: Runner[],
): Promise<Found | undefined> {
  const runner = runners.find((candidate) => canRun(candidate, home));
  if (!runner) return undefined;
  const native = await copyBinaries(installed, home);
  return canRun(runner, home, program(native, 'postgres')) ? { native, runner } : undefined;
}

async function giveFiles(home: string, runner: Runner): Promise<void> {
  for (const name of ['cluster', 'socket']) {
    if (existsSync(join(home, name))) await giveTo(runner, join(home, name));
  }
}
