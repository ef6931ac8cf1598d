import { expect, test } from 'vitest';
import { migrationsFolder, readMigrations } from '../../src/server/startup/migrations.server.ts';
import { lintMigrations } from './lint-migrations.ts';
import { madeUpMigrations } from './made-up-migrations.ts';
import { changedSinceRelease, newMigrations, noHistory, releasedMigrations } from './previous-release.ts';

test('no migration since the previous release locks for long or takes anything from it', async () => {
  expect(await lintMigrations(migrationsFolder, newMigrations, releasedMigrations)).toEqual([]);
});

test.skipIf(noHistory)(`released migrations are what they were${noHistory ? `: ${noHistory}` : ''}`, () => {
  expect(changedSinceRelease(releasedMigrations.map(({ name }) => `db/migrations/${name}.sql`))).toEqual([]);
});

/** Migrations of a release behind one that no longer uses something, by what they do. */
async function lint(migrations: Readonly<Record<string, string>>) {
  const folder = await madeUpMigrations({ unused: 'select 1', ...migrations });
  return lintMigrations(folder, readMigrations(folder).slice(1), releasedMigrations);
}

const mistakes: readonly [what: string, sql: string, rule: string][] = [
  ['a column that is removed', 'alter table items drop column gtin', 'ban-drop-column'],
  ['a column that is renamed', 'alter table items rename column gtin to ean', 'renaming-column'],
  ['a column whose type changes', 'alter table items alter column gtin type bigint', 'changing-column-type'],
  ['a column that others must fill', 'alter table items add column note text not null', 'adding-required-field'],
  [
    'a default that rewrites the table',
    'alter table items add column r float8 default random()',
    'adding-field-with-default',
  ],
  [
    'a foreign key that reads the table',
    'alter table items add foreign key (a) references b (id)',
    'adding-foreign-key-constraint',
  ],
  ['an index that writers wait for', 'create index i on items (gtin)', 'require-concurrent-index-creation'],
  [
    'an index in a transaction',
    'select 1; create index concurrently if not exists i on items (gtin)',
    'ban-concurrent-index-creation-in-transaction',
  ],
  [
    'an index that cannot be tried again',
    '-- no transaction\ncreate index concurrently i on items (gtin)',
    'prefer-robust-stmts',
  ],
  ['a rename in a removal', '-- contract after unused\nalter table items rename column gtin to ean', 'renaming-column'],
];

test('the check finds what keeps others waiting or breaks the release before', async () => {
  const found = await lint(Object.fromEntries(mistakes.map(([what, sql]) => [what, sql])));
  for (const [what, , rule] of mistakes)
    expect(
      found.filter((finding) => finding.startsWith(`${what}:`)),
      what,
    ).toContainEqual(expect.stringContaining(`(${rule})`));
});

test('the check finds a removal in the release that stops using what is removed', async () => {
  const removed = '-- contract after unused\nalter table items drop column gtin';
  expect(await lint({ removed })).toEqual([
    'removed: follows a migration that is not released yet; it belongs to the next release',
  ]);
});

test('a migration may add a table, a column, an index and a rule for new rows', async () => {
  const added = {
    table: 'create table added (id bigint primary key, n integer not null)',
    column: "alter table items add column note text default '' not null",
    index: '-- no transaction\ncreate index concurrently if not exists "i" on items (gtin)',
    rule: 'alter table items add constraint c check (min_qty > 0) not valid',
  };
  expect(await lint(added)).toEqual([]);
});

test('a removal may follow a released migration', async () => {
  const folder = await madeUpMigrations({
    unused: 'select 1',
    removed: '-- contract after unused\nalter table items drop column gtin',
  });
  const [unused, ...removed] = readMigrations(folder);
  expect(await lintMigrations(folder, removed, unused ? [unused] : [])).toEqual([]);
});
