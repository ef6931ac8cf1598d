import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The tests that prove much but take long; arguments name some of their files. */
const root = join(import.meta.dirname, '..');
const program = join(root, 'node_modules/vitest/vitest.mjs');
const args = [program, 'run', '--project', 'lab', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
