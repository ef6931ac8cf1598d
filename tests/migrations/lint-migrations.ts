import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import type { Migration } from '../../src/server/startup/migrations.server.ts';
import { root } from './previous-release.ts';

type Finding = { file: string; line: number; message: string; rule_name: string };

const squawk = join(root, 'node_modules/squawk-cli/js/bin/squawk');

/** The store sets its own time limits; how wide a number is does not matter beside another release. */
const notAsked = ['require-lock-timeout', 'require-statement-timeout', 'prefer-bigint-over-int', 'prefer-text-field'];
/** What a removal is for. A rename stays forbidden: whoever used the old name could still do so. */
const removals = ['ban-drop-column', 'ban-drop-table', 'ban-drop-not-null'];

/** What would keep the shop waiting, or break the release before; one line each. */
export async function lintMigrations(
  folder: string,
  migrations: readonly Migration[],
  released: readonly Migration[],
): Promise<string[]> {
  const alike = Map.groupBy(migrations, ({ needs, inTransaction }) => `${needs === undefined} ${inTransaction}`);
  const found = await Promise.all([...alike.values()].map((together) => lint(folder, together)));
  const newest = released.at(-1)?.at ?? 0;
  const tooEarly = migrations.filter(({ needs = 0 }) => needs > newest);
  return [
    ...found.flat(),
    ...tooEarly.map(
      ({ name }) => `${name}: follows a migration that is not released yet; it belongs to the next release`,
    ),
  ];
}

/** Migrations that may do the same, in one process. */
async function lint(folder: string, migrations: readonly Migration[]): Promise<string[]> {
  const [{ needs, inTransaction } = { needs: undefined, inTransaction: true }] = migrations;
  const excluded = [...notAsked, ...(needs === undefined ? [] : removals)];
  const findings = await run([
    '--pg-version=15',
    '--reporter=json',
    `--exclude=${excluded.join(',')}`,
    ...(inTransaction ? ['--assume-in-transaction'] : []),
    ...migrations.map(({ name }) => join(folder, `${name}.sql`)),
  ]);
  return findings.map(
    ({ file, line, message, rule_name }) => `${basename(file, '.sql')}:${line + 1}: ${message} (${rule_name})`,
  );
}

function run(args: readonly string[]): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [squawk, ...args], (_, out, errors) => {
      try {
        resolve(JSON.parse(out));
      } catch {
        reject(new Error(`squawk said: ${out} ${errors}`));
      }
    });
  });
}
