import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readMigrations } from '../../src/server/startup/migrations.server.ts';

/** The folder of a release that has these migrations after today's, by name; it is gone after the test. */
export async function madeUpMigrations(added: Readonly<Record<string, string>>): Promise<string> {
  const last = Math.max(...readMigrations().map(({ at }) => at));
  const files = Object.entries(added).map(([name, sql], index) => ({ name, sql, when: last + 1 + index }));
  return writeFolder(files);
}

/** The folder of a release whose last migration is this one. */
export async function migrationsUntil(folder: string, last: string): Promise<string> {
  const all = readMigrations(folder);
  const until = all.slice(0, all.findIndex(({ name }) => name === last) + 1);
  return writeFolder(
    until.map(({ name, at }) => ({ name, sql: readFileSync(join(folder, `${name}.sql`), 'utf8'), when: at })),
  );
}

async function writeFolder(files: readonly { name: string; sql: string; when: number }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raceway-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = files.map(({ name: tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const { name, sql } of files) await writeFile(join(folder, `${name}.sql`), sql);
  return folder;
}
