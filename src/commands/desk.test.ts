import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../tests/store/run-command.ts';
import { createTestDatabase } from '../../tests/store/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const desk = (...args: string[]) => runCommand('desk', args, { connection: database.connection, folder: tmpdir() });

test('a decision is carried out and printed, with exit code 0', async () => {
  expect(await desk('gwd', 'account', 'approve', 'pending@gwd.example')).toEqual({
    code: 0,
    out: 'pending@gwd.example is Active now.\n',
    err: '',
  });
});

test('a refusal is printed to stderr, with exit code 1', async () => {
  expect(await desk('gwd', 'account', 'approve', 'nobody@gwd.example')).toEqual({
    code: 1,
    out: '',
    err: 'GWD has no account nobody@gwd.example.\n',
  });
});

test('an unknown command prints the usage', async () => {
  const { code, out, err } = await desk('gwd', 'account', 'promote');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Unknown command 'account promote'\.\nWrite: npm run desk -- SITE/);
});
