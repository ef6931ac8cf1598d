import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { previousRelease, root } from '../../tests/migrations/previous-release.ts';
import { bareEnv } from '../../tests/store/store-process.ts';
import { createScratchFolder, type TestConnection } from '../../tests/store/test-database.ts';

const parts = ['src', 'db', 'data', 'tests/store', 'package.json', 'package-lock.json', '.npmrc', 'tsconfig.json'];
const buildSettings = ['vite.*config.ts', 'react-router.config.ts'];
const keptBuilds = join(root, 'node_modules/.cache/previous-release', previousRelease.commit);
const quickCompression = pathToFileURL(join(import.meta.dirname, 'quick-compression.ts')).href;

export type PreviousCode = {
  /** The bundle, with which a seller's store starts too. */
  program: string;
  /** Fills an empty database as this release does for its tests. */
  prepare(connection: TestConnection): Promise<void>;
  remove(): Promise<void>;
};

/** The previous release out of the history, with the packages it had; it is built once, and the build is kept. */
export async function takeOutPreviousRelease(): Promise<PreviousCode> {
  const folder = await createScratchFolder();
  const archive = spawn('git', ['archive', previousRelease.commit, ...parts, ...buildSettings], { cwd: root });
  const unpack = spawn('tar', ['-x', '-C', folder]);
  archive.stdout.pipe(unpack.stdin);
  const [[packed], [unpacked]] = await Promise.all([once(archive, 'close'), once(unpack, 'close')]);
  if (packed !== 0 || unpacked !== 0) throw new Error(`git archive of ${previousRelease.commit} failed`);
  await promisify(execFile)('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  const template = pathToFileURL(join(folder, 'tests/store/template-database.ts')).href;
  const fill = `const { prepare } = await import(${JSON.stringify(template)}); await prepare(JSON.parse(process.argv[1]))`;
  return {
    program: await build(folder),
    async prepare(connection) {
      await run(['--eval', fill, JSON.stringify(connection)]);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Its own place, because the bundle finds other files of the release from there. */
async function build(folder: string): Promise<string> {
  const isKept = existsSync(keptBuilds);
  if (isKept) await cp(keptBuilds, join(folder, 'build'), { recursive: true });
  const builder = pathToFileURL(join(folder, 'src/server/pages/ensure-build.server.ts')).href;
  const script = `const { ensureBuild, findBuiltStore } = await import(${JSON.stringify(builder)});
    await ensureBuild(); console.log(findBuiltStore())`;
  const program = (await run(['--import', quickCompression, '--eval', script])).trim();
  if (!isKept) await keep(join(folder, 'build'));
  return program;
}

/** Renamed when complete, so that a copy that was interrupted is never used. */
async function keep(builds: string): Promise<void> {
  const staging = `${keptBuilds}-${process.pid}`;
  await mkdir(dirname(staging), { recursive: true });
  await cp(builds, staging, { recursive: true });
  await rename(staging, keptBuilds).catch(() => rm(staging, { recursive: true }));
}

async function run(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', ...args], { env: bareEnv() });
  return stdout;
}
