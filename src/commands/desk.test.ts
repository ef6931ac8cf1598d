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

test('what is done is printed, with exit code 0', async () => {
  const { code, out, err } = await desk('gwd', 'staff', 'list');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('admin');
});

test('a refusal is printed to stderr, with exit code 1', async () => {
  const { code, out, err } = await desk('gwd', 'staff', 'renew', 'nobody@gwd.example');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('nobody@gwd.example');
});

test('an unknown command prints the usage', async () => {
  const { code, out, err } = await desk('gwd', 'staff', 'promote');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Unknown command 'staff promote'\.\nWrite: npm run desk -- SITE/);
});
