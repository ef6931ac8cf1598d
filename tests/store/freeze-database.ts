import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProcessesIn } from './store-process.ts';

/**
 * Stops every process of the embedded server on a data folder, as a machine that hangs does: connections stay open and
 * nothing is answered. Answers what lets it go on; to be called in any case.
 */
export function freezeDatabase(dataDir: string): () => void {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const postmaster = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  // It first, so that it begins no other meanwhile.
  process.kill(postmaster, 'SIGSTOP');
  const all = [...new Set([postmaster, ...findProcessesIn(cluster).map(Number)])];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  let frozen = true;
  return () => {
    if (frozen) for (const pid of all) process.kill(pid, 'SIGCONT');
    frozen = false;
  };
}
