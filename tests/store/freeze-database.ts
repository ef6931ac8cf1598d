import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signal } from './signal.ts';
import { findProcessesIn } from './store-process.ts';

/**
 * Stops all server processes of a data folder, like a machine that hangs. Returns a function that resumes them; always
 * call it.
 */
export function freezeDatabase(dataDir: string): () => void {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const postmaster = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  // The postmaster first, so that it starts no new process.
  process.kill(postmaster, 'SIGSTOP');
  const processes = [...new Set([postmaster, ...findProcessesIn(cluster).map(Number)])];
  for (const pid of processes) signal(pid, 'SIGSTOP');
  let frozen = true;
  return () => {
    if (frozen) for (const pid of processes) signal(pid, 'SIGCONT');
    frozen = false;
  };
}
