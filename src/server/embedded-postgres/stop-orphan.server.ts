import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.server.ts';
import { program } from './binaries.server.ts';
import { type Runner, run } from './runner.server.ts';

const stopTimeoutMs = 60_000;
const pollMs = 10;

/** Stops a server left by a killed process. The caller holds the folder's lock, so nobody uses it. */
export async function stopOrphanedServer(cluster: string, native: string, runner: Runner): Promise<void> {
  const pid = postmasterOf(cluster);
  if (!pid) return;
  if (process.platform !== 'linux') return stopWithPgCtl(cluster, native, runner);
  const deadline = Date.now() + stopTimeoutMs;
  for (let pids = processesIn(cluster); pids.length > 0; pids = processesIn(cluster)) {
    if (Date.now() > deadline) throw stillRunning(cluster, pids[0]);
    if (pids.includes(pid)) send(pid, 'SIGINT');
    await pause(pollMs);
  }
  // After a reboot another program may have this process id, and PostgreSQL would mistake it for its own.
  if (send(pid, 0)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** pg_ctl also works on Windows, which has no signals. */
export async function stopWithPgCtl(cluster: string, native: string, runner: Runner): Promise<void> {
  const pid = postmasterOf(cluster);
  if (!pid || !isPostgres(pid)) return;
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(stopTimeoutMs / 1000)];
  const stopping = run(runner, program(native, 'pg_ctl'), args, { cwd: cluster, stdio: 'ignore' });
  const code = await new Promise((resolve) => stopping.once('exit', resolve));
  if (code !== 0 && isPostgres(pid)) throw stillRunning(cluster, pid);
}

function postmasterOf(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined;
}

/** Finds processes by their working folder, because process ids are reused. */
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

function send(pid: number, signal: 'SIGINT' | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return send(pid, 0);
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

function stillRunning(cluster: string, pid: number | undefined): StartupError {
  return new StartupError(`An earlier PostgreSQL (process ${pid}) still uses ${cluster}: stop it and start again.`);
}
