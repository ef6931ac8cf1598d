import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.server.ts';
import { program } from './binaries.server.ts';
import { type Runner, run } from './runner.server.ts';

const patienceMs = 60_000;
const pollMs = 10;

/**
 * Ends what a killed process left behind: its PostgreSQL may still be stopping, or run on where the kernel did not tell
 * it. The caller holds the folder's lock, so a server on it can be nobody else's. No row is lost: it is asked to stop
 * and waited for. Refuses (StartRefused) when it stays.
 */
export async function stopOrphanedServer(cluster: string, native: string, runner: Runner): Promise<void> {
  const pid = postmasterOf(cluster);
  if (!pid) return;
  if (process.platform !== 'linux') return stopWithPgCtl(cluster, native, runner);
  const deadline = Date.now() + patienceMs;
  for (let living = processesIn(cluster); living.length > 0; living = processesIn(cluster)) {
    if (Date.now() > deadline) throw stillThere(cluster, living[0]);
    if (living.includes(pid)) send(pid, 'SIGINT');
    await pause(pollMs);
  }
  // After a restart of the machine the number can be another program's, and PostgreSQL would take that for its own.
  if (send(pid, 0)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Asks the server to end and waits for it, the way that also Windows has, which knows no signals. */
export async function stopWithPgCtl(cluster: string, native: string, runner: Runner): Promise<void> {
  const pid = postmasterOf(cluster);
  if (!pid || !isPostgres(pid)) return;
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(patienceMs / 1000)];
  const stopping = run(runner, program(native, 'pg_ctl'), args, { cwd: cluster, stdio: 'ignore' });
  const code = await new Promise((resolve) => stopping.once('exit', resolve));
  if (code !== 0 && isPostgres(pid)) throw stillThere(cluster, pid);
}

function postmasterOf(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;
}

/** All processes of a PostgreSQL server work in its cluster's folder: a number used again is not mistaken for one. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder)
    .map(Number);
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** False when there is no such process, or none of ours. */
function send(pid: number, signal: 'SIGINT' | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

// On Windows pg_ctl itself reaches PostgreSQL's processes only.
function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return send(pid, 0);
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

function stillThere(cluster: string, pid: number | undefined): StartupError {
  return new StartupError(`A former PostgreSQL (process ${pid}) still uses ${cluster}: end it and start again.`);
}
