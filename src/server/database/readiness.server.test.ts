import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { createReadinessCheck } from './readiness.server.ts';

test('a server that new connections can write to is ready', async () => {
  const { connection, drop } = await createTestDatabase();
  expect(await createReadinessCheck(connection)()).toBeUndefined();
  await drop();
});

test('a database that has been made read-only is not, also while older connections could still write', async () => {
  const { connection, drop } = await createTestDatabase();
  const older = new pg.Client(connection);
  await older.connect();
  const { rows } = await older.query<{ name: string }>('select current_database() as name');
  await older.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
  await older.query('create table still_written ()');
  expect(await createReadinessCheck(connection)()).toBe('the database takes no writes');
  await older.end();
  await drop();
});

test('a server that is not there is not', async () => {
  expect(await createReadinessCheck({ host: '127.0.0.1', port: 1, user: 'x' })()).toBe('the database does not answer');
});

test('whoever asks at the same time shares one connection', async () => {
  const { connection, drop } = await createTestDatabase();
  const whyNotReady = createReadinessCheck(connection);
  expect(whyNotReady()).toBe(whyNotReady());
  expect(await whyNotReady()).toBeUndefined();
  await drop();
});
