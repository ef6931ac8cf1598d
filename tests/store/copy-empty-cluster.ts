import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start-embedded-postgres.server.ts';

/**
 * Puts an empty database, as a first start makes it, where a start with this data folder finds it. Copying costs a tenth
 * of the processor time of making one. With a server at TEST_DATABASE_URL there is no place for it, and the start makes one.
 */
export async function copyEmptyCluster(dataDir: string): Promise<void> {
  const { folder } = inject('postgres');
  if (!folder) return;
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  // For a thousand files, Node's own `cp` takes as long as making a new one.
  await promisify(execFile)('cp', ['-Rp', join(await madeIn(folder), 'postgres/cluster'), join(dataDir, 'postgres')]);
}

/** Made once for all test files, in the folder that goes with their server. */
async function madeIn(folder: string): Promise<string> {
  const made = join(folder, 'empty');
  if (existsSync(made)) return made;
  const own = await mkdtemp(`${made}-`);
  await chmod(own, 0o711);
  await startEmbeddedPostgres({ dataDir: own, throwaway: true }).then((server) => server.stop());
  // Where another worker was faster, its folder stays.
  await rename(own, made).catch(() => {});
  return made;
}
