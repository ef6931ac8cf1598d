import { expect, test } from 'vitest';
import { madeUpMigrations } from '../../../tests/migrations/made-up-migrations.ts';
import { readMigrations } from './migrations.server.ts';

test('the first lines say what a migration removes and whether it has a transaction', async () => {
  const folder = await madeUpMigrations({
    added: 'create table added (id int);--> statement-breakpoint\n-- no transaction\ncreate table other (id int)',
    removed: '-- contract after added\n-- no transaction\ndrop index concurrently if exists "old"',
  });
  const [added, removed] = readMigrations(folder);
  expect(added).toMatchObject({ name: 'added', needs: undefined, inTransaction: true });
  expect(added?.statements).toHaveLength(2);
  expect(removed).toMatchObject({ name: 'removed', needs: added?.at, inTransaction: false });
});

test('a removal follows a migration that exists', async () => {
  const folder = await madeUpMigrations({ removed: '-- contract after nothing\ndrop table added' });
  expect(() => readMigrations(folder)).toThrow('removed follows nothing, which does not exist');
});
