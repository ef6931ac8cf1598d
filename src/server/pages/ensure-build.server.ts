import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { namingFullDisk } from '../startup/full-disk.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { isComplete, writeChecksum } from './build-checksum.server.ts';
import { exists } from './stored-page-files.server.ts';

const root = join(import.meta.dirname, '../../..');
const builds = join(root, 'build');
/** The folder that `npm run build` makes has these pages. */
const shippedPages = join(root, 'pages');
/** The folder that the running code was built into. */
const ownPages = import.meta.builtPages;
/** Running stores serve files of older builds. */
const maxBuilds = 4;

export type Build = { folder: string; isNew: boolean };

export async function ensureBuild(): Promise<Build> {
  if (ownPages) return { folder: ownPages, isNew: false };
  if (await exists(shippedPages)) return { folder: shippedPages, isNew: false };
  const name = hashSources(root);
  const folder = join(builds, name);
  if (isComplete(folder)) return { folder, isNew: false };
  await prune();
  // Renamed when complete, so that an interrupted build is never used.
  const stagingFolder = join(builds, `${name}-${process.pid}`);
  await mkdir(stagingFolder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw deniedCodes.includes(cause.code ?? '') ? new StartupError(notBuiltMessage) : cause;
  });
  try {
    await namingFullDisk(builds, () => buildAll(stagingFolder));
    if (!isComplete(folder)) await rm(folder, { recursive: true, force: true });
    await rename(stagingFolder, folder);
  } catch (cause) {
    await rm(stagingFolder, { recursive: true, force: true });
    // Another process may have built the same meanwhile.
    if (!isComplete(folder)) throw cause;
  }
  return { folder, isNew: true };
}

async function buildAll(folder: string): Promise<void> {
  await buildShops(folder);
  await buildDesk(folder);
  await buildStore(folder, join(root, 'src/main.ts'));
  await compressAssets(join(folder, 'client'));
  await compressAssets(join(folder, 'desk'));
  writeChecksum(folder);
}

/** The program of a store that was built from these sources. */
export function findBuiltStore(): string | undefined {
  const folder = join(builds, hashSources(root));
  return isComplete(folder) ? join(folder, 'store/main.js') : undefined;
}

/** The script that renders the pages. */
export const pageScript = (folder: string): string => join(folder, ownPages ? 'store/pages.js' : 'server/index.js');

export const isBuilt = async (): Promise<boolean> =>
  (await exists(shippedPages)) || isComplete(join(builds, hashSources(root)));

export const canBuild = (): Promise<boolean> =>
  access(existsSync(builds) ? builds : root, constants.W_OK).then(
    () => true,
    () => false,
  );

const deniedCodes = ['EACCES', 'EPERM', 'EROFS'];
const notBuiltMessage = `The pages are not built, and this user may not write ${builds}: run npm run build as the owner of the code.`;

const settings = [
  'package-lock.json',
  'vite.config.ts',
  'vite.desk.config.ts',
  'vite.store.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

/** Hashes contents, not times, so that a copy of the project is the same build. */
export function hashSources(project: string): string {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const name of [...filesOf(project, 'src'), ...settings]) {
    const bytes = readFileSync(join(project, name));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

const filesOf = (project: string, folder: string) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => relative(project, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

async function prune(): Promise<void> {
  const names = await readdir(builds).catch(() => []);
  const foldersByTime = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(builds, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = foldersByTime.sort((a, b) => b.at - a.at).slice(maxBuilds - 1);
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })));
}

const buildShops = (folder: string) => runBuild(folder, ['@react-router/dev/bin.cjs', 'build']);

const buildDesk = (folder: string) => runBuild(folder, ['vite/bin/vite.js', 'build', '-c', 'vite.desk.config.ts']);

/** Bundles the program `entry` with the pages in `folder`. */
export const buildStore = (folder: string, entry: string): Promise<void> =>
  runBuild(folder, ['vite/bin/vite.js', 'build', '-c', 'vite.store.config.ts'], { STORE_ENTRY: entry });

function runBuild(folder: string, [program = '', ...args]: readonly string[], more = {}): Promise<void> {
  const env = { ...process.env, ...more, NODE_ENV: 'production', BUILD_FOLDER: folder };
  const command = [join(root, 'node_modules', program), ...args];
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartupError(`The pages could not be built:\n${output.slice(-2000)}`)),
    );
  });
}

const compressible = /\.(?:js|css|svg|txt|wasm)$/;
const brotli = promisify(brotliCompress);
const withQuality = (quality: number) => ({ params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
const smallest = withQuality(zlib.BROTLI_MAX_QUALITY);
/** The reader of bar codes, a megabyte that few load, gets an eighth larger in a fiftieth of the time. */
const quick = withQuality(9);

export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  const forms = {
    br: await brotli(text, path.endsWith('.wasm') ? quick : smallest),
    gz: await promisify(gzip)(text, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms))
    if (form.length < text.length) await writeFile(`${path}.${ending}`, form);
}
