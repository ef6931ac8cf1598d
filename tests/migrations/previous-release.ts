import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, readMigrations } from '../../src/server/startup/migrations.server.ts';

export const root = join(import.meta.dirname, '../..');

/** What sellers run while the next release is made. */
export const previousRelease: { version: string; commit: string; lastMigration: string } = JSON.parse(
  readFileSync(join(root, 'db/previous-release.json'), 'utf8'),
);

const all = readMigrations();
const last = all.findIndex(({ name }) => name === previousRelease.lastMigration);
if (last < 0) throw new Error(`db/previous-release.json names ${previousRelease.lastMigration}, which does not exist`);

export const releasedMigrations: readonly Migration[] = all.slice(0, last + 1);
export const newMigrations: readonly Migration[] = all.slice(last + 1);

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Undefined where the previous release can be taken out of the history. */
export const noHistory: string | undefined =
  git('cat-file', '-e', `${previousRelease.commit}^{commit}`).status === 0
    ? undefined
    : `there is no git history with commit ${previousRelease.commit.slice(0, 8)}`;

export function changedSinceRelease(paths: readonly string[]): string[] {
  const { stdout } = git('diff', '--name-only', previousRelease.commit, '--', ...paths);
  return stdout.split('\n').filter((line) => line !== '');
}
