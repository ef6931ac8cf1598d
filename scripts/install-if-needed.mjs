import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs on any Node version, because the packages include the right one.
const root = new URL('../', import.meta.url);
const changedAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('The packages are missing or older than package-lock.json: installing them with npm ci.');
  // `npm` is a script on Windows, which only a shell finds.
  const { status } = spawnSync('npm ci', { cwd: fileURLToPath(root), stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
