import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processRegistry } from '../metrics/metrics.server.ts';
import { watchDisks } from './watch-disks.server.ts';

// That a full disk is warned of once is tested on a disk of its own in `full-disk.server.test.ts`.
test('what is free and the size of each disk are measured, and a folder that is not there is left out', async () => {
  await watchDisks({ data: tmpdir(), none: join(tmpdir(), 'no-such-folder') }, { warn: () => undefined })();
  const metrics = await processRegistry.metrics();
  const figureOf = (name: string) => Number(new RegExp(`^${name}{disk="data"} (\\S+)$`, 'm').exec(metrics)?.[1]);
  expect(figureOf('raceway_disk_size_bytes')).toBeGreaterThan(0);
  expect(figureOf('raceway_disk_free_bytes')).toBeLessThanOrEqual(figureOf('raceway_disk_size_bytes'));
  expect(metrics).not.toContain('disk="none"');
});
