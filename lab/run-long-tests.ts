import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from '../src/server/pages/ensure-build.server.ts';

const root = join(import.meta.dirname, '..');

/** The tests that prove much but take long, or those of some files. Returns the exit code. */
export function runLongTests(files: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'lab*', ...files];
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}

if (import.meta.main) {
  // Once, not in the first journey of each worker.
  await ensureBuild();
  process.exitCode = runLongTests(process.argv.slice(2));
}
