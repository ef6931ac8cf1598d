import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export type Migration = {
  name: string;
  /** When it was generated: the order of migrations, and what drizzle's table knows each by. */
  at: number;
  hash: string;
  statements: readonly string[];
  /** The migration that a process must know to work with what a contracting one leaves. */
  needs: number | undefined;
  inTransaction: boolean;
};

export const migrationsFolder = join(import.meta.dirname, '../../../db/migrations');

const contractLine = /^-- contract after (\S+)$/;
const aloneLine = '-- no transaction';

/** The migrations are in the order of drizzle's journal. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const whenOf = new Map(journal.entries.map(({ tag, when }) => [tag, when]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const name = journal.entries[index]?.tag ?? '';
    const header = headerOf(sql[0] ?? '');
    const after = header.flatMap((line) => contractLine.exec(line)?.[1] ?? [])[0];
    const needs = after === undefined ? undefined : whenOf.get(after);
    if (after !== undefined && needs === undefined) throw new Error(`${name} follows ${after}, which does not exist`);
    const inTransaction = !header.includes(aloneLine);
    return { name, at: folderMillis, hash, statements: sql, needs, inTransaction };
  });
}

/** The lines before the first statement. */
function headerOf(sql: string): string[] {
  const lines = sql.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines.slice(0, end < 0 ? lines.length : end);
}
