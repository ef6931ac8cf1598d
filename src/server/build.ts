import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'build/stamp');

/** Builds the pages unless the build at hand was made from these very sources. */
export async function ensureBuild(): Promise<'built' | 'kept'> {
  const stamp = await stampOfSources();
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  if (last === stamp) return 'kept';
  await runBuild();
  await writeFile(stampFile, stamp);
  return 'built';
}

async function stampOfSources(): Promise<string> {
  const names = await readdir(join(root, 'src'), { recursive: true });
  const sources = names.filter((name) => /\.(tsx?|css|woff2|svg)$/.test(name) && !name.includes('.test.')).sort();
  const hash = createHash('sha256').update(process.version);
  for (const name of [...sources.map((s) => join('src', s)), 'package-lock.json', 'vite.config.ts']) {
    const { size, mtimeMs } = await stat(join(root, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function runBuild(): Promise<void> {
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [bin, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new StartRefused(`The pages could not be built:\n${said.slice(-2000)}`)),
    );
  });
}
