import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs on any Node version, because the packages include the right one.
const root = new URL('../', import.meta.url);

function packagesIn(path) {
  const file = new URL(path, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

// npm notes what it installed. The time of the files says nothing in a clone, nor of packages that were copied.
const installed = packagesIn('node_modules/.package-lock.json');
const isMissing = ([path, wanted]) =>
  path in installed ? installed[path].integrity !== wanted.integrity : path !== '' && !wanted.optional;

if (Object.entries(packagesIn('package-lock.json')).some(isMissing)) {
  console.log('Packages are missing or other than in package-lock.json: installing them with npm ci.');
  // `npm` is a script on Windows, which only a shell finds.
  const { status } = spawnSync('npm ci', { cwd: fileURLToPath(root), stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
