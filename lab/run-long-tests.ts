import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from '../src/server/pages/ensure-build.server.ts';

const root = join(import.meta.dirname, '..');

/** The tests tagged `lab`, or those of some files, with the tests of the gate that they stand on. Returns the exit code. */
export function runLongTests(files: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  // Parsed first, so that only the files that hold such a test are imported.
  const args = [program, 'run', '--tags-filter', 'lab || step', '--experimental.preParse', ...files];
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}

if (import.meta.main) {
  // Once, not in the first journey of each worker.
  await ensureBuild();
  process.exitCode = runLongTests(process.argv.slice(2));
}
