import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { createReadinessCheck } from './readiness.server.ts';

test('a writable server is ready', async () => {
  const { connection, drop } = await createTestDatabase();
  expect(await createReadinessCheck(connection)()).toBeUndefined();
  await drop();
});

test('a read-only database is not ready, even while older connections can write', async () => {
  const { connection, drop } = await createTestDatabase();
  const older = new pg.Client(connection);
  await older.connect();
  const { rows } = await older.query<{ name: string }>('select current_database() as name');
  await older.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  await older.query('create table still_written ()');
  expect(await createReadinessCheck(connection)()).toBe('the database is read-only');
  await older.end();
  await drop();
});

test('an unreachable server is not ready', async () => {
  expect(await createReadinessCheck({ host: '127.0.0.1', port: 1, user: 'x' })()).toBe('the database does not answer');
});

test('concurrent checks share one connection', async () => {
  const { connection, drop } = await createTestDatabase();
  const whyNotReady = createReadinessCheck(connection);
  expect(whyNotReady()).toBe(whyNotReady());
  expect(await whyNotReady()).toBeUndefined();
  await drop();
});
