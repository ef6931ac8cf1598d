import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './embedded-postgres-binaries.ts';
import type { Runner } from './embedded-postgres-runner.ts';
import { run } from './embedded-postgres-runner.ts';
import { StartRefused } from './start-refused.ts';

const patienceMs = 60_000;
const pollMs = 10;

/**
 * Ends what a killed process left behind: its PostgreSQL may still be stopping, or, where the kernel did not tell it, run
 * on. The caller holds the folder's lock, so no server on it can be anybody else's. Its rows are kept: it is asked to stop
 * and waited for. Refuses (StartRefused) when it stays.
 */
export async function endFormerServer(cluster: string, native: string, runner: Runner): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (process.platform === 'linux') await endByProcessList(cluster, pid);
  else if (isPostgres(pid)) await stopWithPgCtl(cluster, native, runner);
  // Left by a kill, and the number may by now be another program's, which PostgreSQL would take for itself.
  rmSync(pidFile, { force: true });
}

/** All processes of a PostgreSQL server have its cluster as their working folder: a number used again is not mistaken for it. */
async function endByProcessList(cluster: string, postmaster: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let living = processesIn(cluster); living.length > 0; living = processesIn(cluster)) {
    if (Date.now() > deadline) {
      throw new StartRefused(
        `A former PostgreSQL (process ${living[0]}) still uses ${cluster}; end it and start again.`,
      );
    }
    if (living.includes(postmaster)) signal(postmaster);
    await pause(pollMs);
  }
}

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

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It ended in between; the caller looks again.
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

async function stopWithPgCtl(cluster: string, native: string, runner: Runner): Promise<void> {
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(patienceMs / 1000)];
  const stopping = run(runner, program(native, 'pg_ctl'), args, { cwd: cluster, stdio: 'ignore' });
  await new Promise((resolve) => stopping.once('exit', resolve));
}
