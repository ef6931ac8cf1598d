import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from './source-files.ts';

type Locked = { version?: string; license?: string; dev?: boolean; dependencies?: Record<string, string> };
type Lock = { packages: Record<string, Locked> };

const accepted = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
]);

/** From the package's licence file, where its package.json names none. */
const statedLicences: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const imported = /\b(?:from|import\() ?'((?:@[^'/]+\/)?[^'./][^'/]*)/g;

/** What the pages are built from is a package for development, though parts of it reach the browser. */
function bundledPackages({ packages }: Lock): Set<string> {
  const sources = listFiles(['src'], /(?<!\.test)\.tsx?$/).filter((path) => !path.startsWith('src/commands/'));
  const names = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(imported)].map(([, name]) => name),
  );
  const found = new Set<string>();
  for (const name of names) if (name !== '@react-router/dev') addWithDependencies(name);
  return found;

  function addWithDependencies(name = ''): void {
    const one = packages[`node_modules/${name}`];
    if (!one || found.has(name)) return;
    found.add(name);
    for (const other of Object.keys(one.dependencies ?? {})) addWithDependencies(other);
  }
}

function packagesByLicence(): Record<string, string[]> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const bundled = bundledPackages(lock);
  const found: Record<string, Set<string>> = {};
  for (const [path, { license, dev }] of Object.entries(lock.packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '' || (dev && !bundled.has(name))) continue;
    const licence = license ?? statedLicences[name] ?? 'none';
    found[licence] = (found[licence] ?? new Set()).add(name);
  }
  return Object.fromEntries(Object.entries(found).map(([licence, names]) => [licence, [...names].sort()]));
}

export const unacceptedLicences = (): string[] =>
  Object.entries(packagesByLicence()).flatMap(([licence, names]) =>
    accepted.has(licence) ? [] : names.map((name) => `${name}: ${licence}`),
  );

export function licencePage(): string {
  const rows = Object.entries(packagesByLicence())
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, names]) => `| ${licence} | ${names.length} | ${names.join(', ')} |`);
  return [
    '# Under which licences are the packages?',
    '',
    'All packages that the store runs with and that its pages are built from, on every platform, as the lock file names them.',
    '`npm run licences` writes this page.',
    'zxing-wasm contains ZXing-C++, which is under Apache-2.0.',
    '',
    '| licence | packages | names |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
