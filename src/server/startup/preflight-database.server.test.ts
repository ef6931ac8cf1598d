import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { checkDatabase, checkDemoDataAt } from './preflight-database.server.ts';

async function run(connection: TestConnection, ...statements: string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const missed = async (connection: pg.PoolConfig, demo = false) =>
  (await checkDatabase(connection, { demo })).flatMap(({ passed, message }) => (passed ? [] : [message]));

test('a database with demo data passes only for a demonstration', async () => {
  const { connection, drop } = await createTestDatabase();
  const seen = await checkDatabase(connection, { demo: false });
  expect(seen.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The database responds: PostgreSQL \d/),
    'The database is writable.',
    'The role can create tables.',
    'The database has no demo data.',
  ]);
  await run(connection, `insert into installation (name, value) values ('demo_world', 'begun')`);
  expect(await missed(connection)).toEqual([
    expect.stringMatching(/^The database holds the demo data.*: set DATABASE_URL or DATA_DIR to an empty/),
  ]);
  expect(await missed(connection, true)).toEqual([]);
  expect((await checkDemoDataAt(connection)).passed).toBe(false);
  await drop();
});

test('an empty database has no demo data', async () => {
  const { connection, drop } = await createTestDatabase();
  await run(connection, 'drop table installation');
  expect((await checkDemoDataAt(connection)).passed).toBe(true);
  await drop();
});

test('a read-only and an unreachable database are reported', async () => {
  const { connection, drop } = await createTestDatabase();
  await run(
    connection,
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  );
  expect(await missed(connection)).toEqual([expect.stringMatching(/^The database is read-only/)]);
  await drop();
  expect(await missed(connection)).toEqual([
    expect.stringMatching(/^The database refuses the store \(.*does not exist/),
  ]);
  expect(await missed({ connectionString: 'postgres://127.0.0.1:1/none' })).toEqual([
    'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  ]);
});
