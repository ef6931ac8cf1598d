import { describe, expect, test } from 'vitest';
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

const lint = async (sql: string, released = releasedMigrations) => {
  const folder = await madeUpMigrations({ unused: 'select 1', made: sql });
  return lintMigrations(folder, readMigrations(folder).slice(1), released);
};

describe('the check finds', () => {
  test.each([
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
    [
      'a rename in a removal',
      '-- contract after unused\nalter table items rename column gtin to ean',
      'renaming-column',
    ],
  ])('%s', async (_, sql, rule) => {
    expect((await lint(sql)).join('\n')).toContain(`(${rule})`);
  });

  test('a removal in the release that stops using what is removed', async () => {
    const drop = '-- contract after unused\nalter table items drop column gtin';
    expect(await lint(drop)).toEqual([
      'made: follows a migration that is not released yet; it belongs to the next release',
    ]);
  });
});

test.each([
  ['a table', 'create table added (id bigint primary key, n integer not null)'],
  ['a column', "alter table items add column note text default '' not null"],
  ['an index', '-- no transaction\ncreate index concurrently if not exists "i" on items (gtin)'],
  ['a rule for new rows', 'alter table items add constraint c check (min_qty > 0) not valid'],
])('a migration may add %s', async (_, sql) => {
  expect(await lint(sql)).toEqual([]);
});

test('a removal may follow a released migration', async () => {
  const folder = await madeUpMigrations({
    unused: 'select 1',
    removed: '-- contract after unused\nalter table items drop column gtin',
  });
  const [unused, ...removed] = readMigrations(folder);
  expect(await lintMigrations(folder, removed, unused ? [unused] : [])).toEqual([]);
});
