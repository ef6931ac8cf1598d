import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.server.js';

const stopTimeoutMs = 60_000;
const pollMs = 10;

/** Stops a server left by a killed process. The caller holds the folder's lock, so nobody uses it. */
export async function stopOrphanedServer(cluster        )                {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) && Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!pid) return;
  const deadline = Date.now() + stopTimeoutMs;
  for (let pids = processesIn(cluster, pid); pids.length > 0; pids = processesIn(cluster, pid)) {
    if (Date.now() > deadline)
      throw new StartupError(
        `An earlier PostgreSQL (process ${pids[0]}) still uses ${cluster}: stop it and start again.`,
      );
    if (pids.includes(pid)) send(pid, 'SIGINT');
    await pause(pollMs);
  }
  // After a reboot another program may have this process id, and PostgreSQL would mistake it for its own.
  if (send(pid, 0)) rmSync(file, { force: true });
}

/** Finds processes by their working folder, because process ids are reused; macOS does not list it. */
function processesIn(cluster        , postmaster        )           {
  if (process.platform !== 'linux') return isPostgres(postmaster) ? [postmaster] : [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === cluster)
    .map(Number);
}

function workingFolder(pid        )                     {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function send(pid        , signal              )          {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function isPostgres(pid        )          {
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}
