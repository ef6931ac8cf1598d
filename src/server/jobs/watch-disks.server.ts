import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Log } from '../log.server.ts';
import { processRegistry } from '../metrics/metrics.server.ts';

const registers = [processRegistry];
const labelNames = ['disk'] as const;
const freeBytes = new Gauge({
  name: 'raceway_disk_free_bytes',
  help: 'What is free on a disk of this machine.',
  registers,
  labelNames,
  aggregator: 'min',
});
const sizeBytes = new Gauge({
  name: 'raceway_disk_size_bytes',
  help: 'How large a disk of this machine is.',
  registers,
  labelNames,
  aggregator: 'min',
});

const warnBelow = 0.05;
const warnAgainAfterMs = 3_600_000;

/** A job for the disks of these folders, by what they hold. */
export function watchDisks(folders: Readonly<Record<string, string>>, log: Pick<Log, 'warn'>): () => Promise<void> {
  const warnedAt = new Map<string, number>();
  return async () => {
    for (const [disk, folder] of Object.entries(folders)) {
      const found = await statfs(folder).catch(() => undefined);
      // With a database elsewhere the data folder is made when something is put there.
      if (!found) continue;
      const { bavail, blocks, bsize } = found;
      freeBytes.set({ disk }, bavail * bsize);
      sizeBytes.set({ disk }, blocks * bsize);
      const isFull = bavail < blocks * warnBelow;
      const now = performance.now();
      if (!isFull) warnedAt.delete(disk);
      if (!isFull || now - (warnedAt.get(disk) ?? Number.NEGATIVE_INFINITY) < warnAgainAfterMs) continue;
      warnedAt.set(disk, now);
      const left = `${Math.floor((bavail * bsize) / 1_000_000)} MB`;
      log.warn(
        { folder },
        `Only ${left} are free on the disk of ${folder}. When it is full, no order is taken: free some space.`,
      );
    }
  };
}
