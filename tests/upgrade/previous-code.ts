import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createScratchFolder, type TestConnection } from '../store/test-database.ts';
import { previousRelease, root } from './previous-release.ts';

const parts = ['src', 'db', 'data', 'tests/store', 'package.json', 'package-lock.json', 'tsconfig.json'];
const buildSettings = ['vite.*config.ts', 'react-router.config.ts'];

export type PreviousCode = {
  program: string;
  /** Whether it starts on a database that the next release has migrated. */
  mayReturn: boolean;
  /** Fills an empty database as this release does for its tests. */
  prepare(connection: TestConnection): Promise<void>;
  /** Lets a store with this data folder serve the files of this release's pages, where the release does not do it. */
  leavePageFiles(dataDir: string): Promise<void>;
  remove(): Promise<void>;
};

/** The previous release out of the history, with the packages of today; its pages are built once and kept. */
export async function takeOutPreviousRelease(): Promise<PreviousCode> {
  const folder = await createScratchFolder();
  const archive = spawn('git', ['archive', previousRelease.commit, ...parts, ...buildSettings], { cwd: root });
  const unpack = spawn('tar', ['-x', '-C', folder]);
  archive.stdout.pipe(unpack.stdin);
  const [[packed], [unpacked]] = await Promise.all([once(archive, 'close'), once(unpack, 'close')]);
  if (packed !== 0 || unpacked !== 0) throw new Error(`git archive of ${previousRelease.commit} failed`);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const builds = join(root, 'node_modules/.cache/previous-release', previousRelease.commit);
  await mkdir(builds, { recursive: true });
  await symlink(builds, join(folder, 'build'));
  const template = pathToFileURL(join(folder, 'tests/store/template-database.ts')).href;
  const script = `const { prepare } = await import(${JSON.stringify(template)}); await prepare(JSON.parse(process.argv[1]))`;
  return {
    program: join(folder, 'src/main.ts'),
    mayReturn: existsSync(join(folder, 'src/server/startup/migrations.server.ts')),
    async prepare(connection) {
      const args = ['--input-type=module', '--eval', script, JSON.stringify(connection)];
      await promisify(execFile)(process.execPath, args);
    },
    async leavePageFiles(dataDir) {
      if (existsSync(join(folder, 'src/server/pages/stored-page-files.server.ts'))) return;
      const [build = ''] = (await readdir(builds)).filter((name) => !name.includes('-'));
      await cp(join(builds, build), join(dataDir, 'page-files/previous'), { recursive: true });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
